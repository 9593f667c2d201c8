"""A seat sees what it knows and remembers; a guess deals exactly the rest."""

from typing import Any

import pytest

from takujo.kernel.chance import HIDDEN, FastNumbers
from takujo.kernel.flow import take
from tests.toy.at_the_fair import FAIR, dealt, laid_out
from tests.toy.seen import all_crops, unseen_crops
from tests.toy.table import HarvestFair

HANDS: list[dict[str, Any]] = [
    {"hand": ["wheat", "apple", "apple"]},
    {"hand": ["truffle", "truffle"]},
    {"hand": ["pumpkin"]},
]


def view(t: HarvestFair, seat: int) -> dict[str, Any]:
    """What a seat knows, as plain data."""
    return FAIR.view(FAIR.seen(t, seat))


def guessed(t: HarvestFair, seat: int, seed: int) -> HarvestFair:
    """A table this seat could be sitting at."""
    return FAIR.guess(FAIR.seen(t, seat), FastNumbers(seed))


def test_the_own_hand_is_seen_and_the_others_are_counted() -> None:
    t = laid_out(["sell", 0, 0], *HANDS)
    hands = [player["hand"] for player in view(t, 1)["players"]]
    assert hands == [["?", "?", "?"], ["truffle", "truffle"], ["?"]]
    assert set(view(t, 1)["deck"]) == {"?"}


def test_what_was_discarded_is_remembered_by_who_discarded_it() -> None:
    t = laid_out(["sell", 0, 0], *HANDS)
    t.play(0, "sell wheat")
    assert view(t, 0)["compost"] == ["wheat@0"]
    assert view(t, 1)["compost"] == ["?@0"]


def test_what_everybody_saw_is_remembered_by_everybody() -> None:
    t = laid_out(["contest", 0, 0], *HANDS)
    t.play(0, "enter wheat")  # the second one can only be an apple
    for seat in range(3):
        assert sorted(view(t, seat)["compost"]) == sorted(
            ["wheat@all", "apple@all", "truffle@all", "truffle@all", "pumpkin@all"]
        )


def test_a_shuffle_makes_everybody_forget() -> None:
    t = laid_out(
        ["sell", 0, 0], {"hand": ["wheat", "apple"]}, {"hand": ["?"] * 30},
        deck=[], compost=["?@0", *["?@all"] * 4, *["?"] * 3],
    )  # fmt: skip
    assert sum(crop != "?@0" for crop in view(t, 0)["compost"]) == 8
    t.draw_crops(1, 1)
    assert (t.compost, len(t.deck)) == ([], 7)
    assert view(t, 0)["deck"] == ["?"] * 7


def test_only_the_seat_that_is_asked_sees_options() -> None:
    t = laid_out(["sell", 0, 0], *HANDS)
    assert view(t, 0)["options"] == ["sell wheat", "sell apple"]
    assert view(t, 1)["options"] == []
    assert FAIR.seen(t, 1).options() == []
    assert view(t, 1)["waiting"] == [0]


def test_of_several_seats_asked_at_once_each_sees_its_own_question() -> None:
    t = laid_out(["contest", 0, 0], {"hand": ["wheat", "apple"]}, {"hand": ["apple", "truffle"]})
    assert view(t, 1)["options"] == ["enter apple", "enter truffle"]
    assert view(t, 1)["asking"] == ["enter", 1, 2]
    assert view(t, 0)["asking"] == ["enter", 0, 2]
    assert view(t, 0)["waiting"] == view(t, 1)["waiting"] == [0, 1]


def test_what_was_picked_in_secret_is_not_told_by_what_may_be_picked_next() -> None:
    t = laid_out(["preserve", 0, 2], {"hand": ["wheat", "apple", "apple", "pumpkin"]})
    t.play(0, "apple")
    assert view(t, 0)["last"] == "apple"
    assert view(t, 1)["last"] == ""


def test_a_seen_holds_no_seed_and_no_chance() -> None:
    t = dealt()
    seen = FAIR.seen(t, 0)
    assert seen.table.chance is HIDDEN
    assert "chance" not in FAIR.view(seen)
    with pytest.raises(ValueError, match="guess a table first"):
        seen.table.below(2, 0, "deck")


def test_looking_changes_nothing_on_the_table() -> None:
    t = dealt()
    before = t.to_json()
    for seat in range(3):
        view(t, seat)
        guessed(t, seat, 1)
    assert t.to_json() == before


def test_a_guess_keeps_what_the_seat_knows_and_deals_exactly_the_rest() -> None:
    t = laid_out(["sell", 0, 0], *HANDS, compost=["truffle@0", "wheat@1", "apple@all", "wheat"])
    for seat in range(3):
        seen = FAIR.seen(t, seat)
        for seed in range(20):
            guess = FAIR.guess(seen, FastNumbers(seed))
            assert sorted(all_crops(guess)) == sorted(all_crops(t))
            assert guess.players[seat].hand == t.players[seat].hand
            assert view(guess, seat) == view(t, seat)
            assert unseen_crops(guess) == []


def test_guesses_differ_and_repeat_with_their_seed() -> None:
    t = dealt()
    hands = [[p.hand for p in guessed(t, 0, seed).players] for seed in range(20)]
    assert len({str(hand) for hand in hands}) > 15
    assert [p.hand for p in guessed(t, 0, 3).players] == hands[3]
    assert guessed(t, 0, 3).to_json() == guessed(t, 0, 3).to_json()


def test_every_place_for_an_unseen_crop_is_as_likely() -> None:
    t = laid_out(["sell", 0, 0], {"hand": ["wheat", "apple"]}, {"hand": ["truffle"]})
    dealt_to_seat_1 = [guessed(t, 0, seed).players[1].hand[0] for seed in range(2000)]
    unseen = {1: 13, 2: 11, 3: 9, 4: 5}
    for crop, copies in unseen.items():
        expected = 2000 * copies / 38
        assert abs(dealt_to_seat_1.count(crop) - expected) < 4 * expected**0.5


def test_a_guess_can_be_played_to_the_end() -> None:
    t = dealt(4, 3)
    for _ in range(25):
        assert t.asking is not None
        for seat in range(4):
            guess = guessed(t, seat, 5)
            while guess.asking is not None:
                take(guess, guess.offered[0])
            assert guess.result is not None
        take(t, t.offered[-1])


def test_a_seen_is_read_back_from_its_view() -> None:
    t = dealt(3, 4)
    for seat in range(3):
        seen = FAIR.seen_from(t.book, view(t, seat))
        assert FAIR.view(seen) == view(t, seat)
        assert seen.options() == FAIR.seen(t, seat).options()
        assert FAIR.guess(seen, FastNumbers(2)).to_json() == guessed(t, seat, 2).to_json()
