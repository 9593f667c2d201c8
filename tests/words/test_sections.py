"""The table in words says what each part is and whose; nobody has to find it out from the text."""

import pytest

from takujo.cpu.random_play import play_out
from takujo.editions.language import LANGUAGES, language
from takujo.editions.sections import NOW, PART, RESULT, SEAT, Section, by_rank, result_in
from takujo.games.catalogue import GAMES
from takujo.kernel.chance import FastNumbers, fast
from takujo.kernel.game import Game
from takujo.kernel.table import Result, Table
from tests.toy.at_the_fair import FAIR

EVERY = [*GAMES, FAIR]
every_game = pytest.mark.parametrize("game", EVERY, ids=[game.name for game in EVERY])


def told(t: Table, seat: int, code: str) -> list[Section]:
    """The table as this seat reads it, everybody under the same name."""
    game = next(game for game in EVERY if game is t.book.game)
    return game.words.table(game.seen(t, seat), ["Same"] * t.seats, language(code))


def begun(game: Game[Table], seats: int) -> Table:
    """A game just dealt."""
    book = next(each for each in EVERY if each is game).book()
    return game.deal(book, seats, fast(5))


@every_game
@pytest.mark.parametrize("code", LANGUAGES)
def test_where_it_stands_comes_first_and_every_seat_has_a_part_of_its_own(
    game: Game[Table], code: str
) -> None:
    for seats in game.seats:
        sections = told(begun(game, seats), 1, code)
        kinds = [section.kind for section in sections]
        assert kinds[0] == NOW
        assert set(kinds[1:]) <= {SEAT, PART}
        owners = [section.seat for section in sections if section.kind == SEAT]
        assert sorted(owners) == list(range(seats))
        assert {section.seat for section in sections if section.kind != SEAT} == {-1}


@every_game
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_result_has_a_line_for_everybody_and_the_winners_is_strong(
    game: Game[Table], code: str
) -> None:
    t = begun(game, game.seats[0])
    play_out(t, FastNumbers(5))
    result = t.result
    assert result is not None
    section = result_in(told(t, 0, code))
    assert section.kind == RESULT
    ranks = [result.ranks[seat] for seat in by_rank(result)]
    assert [line.strong for line in section.lines] == [rank == 1 for rank in ranks]
    for seat, line in zip(by_rank(result), section.lines, strict=True):
        assert str(result.scores[seat]) in line.text


def test_who_shares_a_rank_stays_in_the_order_of_the_table() -> None:
    assert by_rank(Result([3, 9, 9, 1], [3, 1, 1, 4], "")) == [1, 2, 0, 3]
