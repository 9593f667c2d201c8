"""What a seat sees as numbers: as much as it knows, always in the same order."""

from hypothesis import given

from takujo.kernel.chance import FastNumbers, fast
from takujo.kernel.features import MOST, Sheet
from tests.every_game.cases import SEEDS, Case, every_case, laws


@every_case
@laws(4)
@given(seed=SEEDS)
def test_numbers_are_the_same_for_every_table_the_seat_could_be_sitting_at(
    case: Case, seed: int
) -> None:
    for t in case.positions(seed, 11):
        for seat in range(case.seats):
            seen = case.game.seen(t, seat)
            numbers = case.game.features(seen)
            guess = case.game.guess(seen, FastNumbers(seed))
            assert case.game.features(case.game.seen(guess, seat)) == numbers


@every_case
def test_every_position_gives_the_numbers_that_the_layout_names(case: Case) -> None:
    layout = case.game.layout(case.book)
    assert len(set(layout.names)) == len(layout)
    for t in case.positions(1, 13):
        for seat in range(case.seats):
            assert len(case.game.features(case.game.seen(t, seat))) == len(layout)


@every_case
def test_a_number_of_the_edition_that_is_changed_changes_the_numbers(case: Case) -> None:
    path = SOME_NUMBER.get(case.game.name)
    if path is None:  # a game that says nothing of its edition
        assert case.game.edition_features(case.deal(1)) == b""
        return
    changed = case.game.book(case.book.edition_name, [path])
    assert case.game.layout(changed).id == case.game.layout(case.book).id
    other = case.game.deal(changed, case.seats, fast(1))
    assert case.game.edition_features(other) != case.game.edition_features(case.deal(1))


SOME_NUMBER = {
    "san-juan": "cards.library.cost=4",
    "fourbit-town": "buildings.inn.vp=9",
    "goryokaku": "setup.koban=3",
}


@every_case
def test_own_hand_is_seen_and_nobody_elses(case: Case) -> None:
    """Somebody else's knowledge makes no difference, one's own does."""
    if not case.game.edition_features(case.deal(1)):
        return
    deals = [case.game.deal(case.book, case.seats, fast(seed)) for seed in range(1, 9)]
    own = {case.game.features(case.game.seen(t, 0)) for t in deals}
    assert len(own) > 1


def test_editions_of_one_game_share_a_layout() -> None:
    from takujo.games.catalogue import game

    town = game("fourbit-town")
    assert town.layout(town.book("revised")).id == town.layout(town.book("classic")).id


def test_what_is_too_large_or_below_nothing_stays_within_a_byte() -> None:
    sheet = Sheet()
    sheet.one("", 1000)
    sheet.one("", -3)
    sheet.each("", [0, 7, 300, -1], ["", "a", "b", "c"])
    assert list(sheet.numbers) == [MOST, 0, 7, MOST, 0]


def test_names_are_collected_only_where_they_are_wanted() -> None:
    named = Sheet(named=True)
    named.counts("hand", [1, 1, 2], ["", "well", "tower"])
    assert named.names == ["hand well", "hand tower"]
    assert list(named.numbers) == [2, 1]
    plain = Sheet()
    plain.which("at", 2, ["", "a", "b"])
    assert plain.names == []
    assert list(plain.numbers) == [0, 1]
