"""The same seed gives the same decks, whatever is played and drawn in between."""

from takujo.kernel.chance import Chance, fast, sealed
from tests.toy.at_the_fair import FAIR, dealt
from tests.toy.names import DECK, WEATHER
from tests.toy.table import HarvestFair

CARDS = list(range(1, 30))


def shuffles(chance: Chance, drawn_between: int) -> list[list[int]]:
    """Three decks one after the other, with other draws between them."""
    t = FAIR.parts.empty_table(FAIR.book(), 2, chance)
    decks = []
    for _ in range(3):
        cards = CARDS[:]
        t.shuffle(cards, DECK, "deck")
        decks.append(cards)
        for _ in range(drawn_between):
            t.below(6, WEATHER, "weather")
    return decks


def test_draws_for_another_purpose_do_not_change_the_decks() -> None:
    for chance in (fast(3), sealed("ab" * 32)):
        assert shuffles(chance, 0) == shuffles(chance, 5)


def test_each_time_the_deck_is_another() -> None:
    decks = shuffles(fast(3), 0)
    assert len({tuple(deck) for deck in decks}) == 3
    assert all(sorted(deck) == CARDS for deck in decks)


def weathers(t: HarvestFair, choose_last: bool) -> list[int]:
    """The weather of every day of a whole game."""
    seen = {t.day: t.weather}
    while t.asking is not None:
        options = t.options(t.asking.seat)
        t.play(t.asking.seat, options[-1] if choose_last else options[0])
        seen[t.day] = t.weather
    return list(seen.values())


def test_what_is_played_does_not_change_what_chance_holds() -> None:
    days = FAIR.book("town").edition_data["fair"]["days"]
    for seed in range(5):
        first = weathers(dealt(3, seed, "town"), False)
        last = weathers(dealt(3, seed, "town"), True)
        shorter = min(len(first), len(last))
        assert first[:shorter] == last[:shorter]
        assert shorter > days // 2


def test_the_new_deck_depends_on_its_crops_and_not_on_how_they_lay() -> None:
    decks = []
    for compost in (["wheat@0", "apple@1", "truffle"], ["truffle@all", "wheat", "apple"]):
        data = {"seats": 2, "players": [{}, {}], "deck": ["?"] * 37, "compost": compost}
        t = FAIR.position(FAIR.book(), data)
        t.draw_crops(0, 37)
        t.draw_crops(1, 1)
        decks.append((t.players[1].hand, t.deck))
    assert decks[0] == decks[1]


def test_a_save_remembers_how_often_chance_was_used() -> None:
    t = dealt(2, 4)
    again = FAIR.position(t.book, FAIR.to_data(t))
    assert t.times == again.times == [1, 1, 1]
    assert t.below(1000, WEATHER, "weather") == again.below(1000, WEATHER, "weather")


def test_a_sealed_table_is_saved_and_continued() -> None:
    t = FAIR.deal(FAIR.book(), 3, sealed("0f" * 32))
    again = FAIR.position(t.book, FAIR.to_data(t))
    assert again.to_json() == t.to_json()
    while t.asking is not None:
        for table in (t, again):
            assert table.asking is not None
            table.play(table.asking.seat, table.offered[0])
    assert again.to_json() == t.to_json()
