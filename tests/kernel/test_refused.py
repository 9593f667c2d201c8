"""Every answer is checked: a refusal says what is wrong, why, and what would be possible."""

import pytest

from takujo.kernel.agenda import PASS
from takujo.kernel.game import Refused
from takujo.kernel.reason import Reason
from tests.toy.at_the_fair import FAIR, dealt, laid_out
from tests.toy.table import HarvestFair


def buying() -> HarvestFair:
    """Seat 0 of two buys a stall for three coins."""
    return laid_out(["buy", 0, 0], {"coins": 3, "stalls": ["inn"]})


def refusal(t: HarvestFair, seat: int, choice: int | str) -> Refused:
    """The refusal of this answer, which must leave the table as it was."""
    before = t.to_json()
    with pytest.raises(Refused) as refused:
        t.play(seat, choice)
    assert t.to_json() == before
    return refused.value


def test_a_candidate_is_refused_with_its_reason() -> None:
    found = refusal(buying(), 0, "buy pavilion")
    assert found.reason == Reason("too_dear", {"need": 4, "have": 3, "short": 1}, "4")
    assert str(found) == "buy pavilion: too_dear(need=4, have=3, short=1) 4"
    assert str(found) == str(found.problem)


def test_another_candidate_has_another_reason() -> None:
    found = refusal(buying(), 0, "buy inn")
    assert found.reason == Reason("already_there", {"stall": 4}, "4")


def test_a_number_is_refused_like_its_text() -> None:
    t = buying()
    inn = t.edition.stalls.index("inn")
    assert str(refusal(t, 0, inn)) == str(refusal(t, 0, "inn"))


def test_who_must_choose_cannot_pass() -> None:
    assert str(refusal(buying(), 0, PASS)) == "buy: one of the options must be taken"


def test_a_number_that_means_nothing_is_refused() -> None:
    assert str(refusal(buying(), 0, 99)) == "choice 99 is not possible now"
    assert str(refusal(buying(), 0, -1)) == "choice -1 is not possible now"


def test_a_known_choice_that_nobody_could_point_at_is_named() -> None:
    t = laid_out(["sell", 0, 0], {"hand": ["wheat", "apple"]})
    assert str(refusal(t, 0, t.edition.crops.index("truffle"))) == (
        "sell truffle is not possible now"
    )


def test_a_seat_that_is_not_asked_is_told_who_is() -> None:
    assert str(refusal(buying(), 1, "bench")) == ("seat 1 is not asked now; waiting for seat 0")


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_there_is_told_which_are(seat: int) -> None:
    assert str(refusal(buying(), seat, 1)) == f"there is no seat {seat}; seats are 0 to 1"


def test_after_the_end_nobody_is_asked() -> None:
    t = buying()
    t.play(0, "bench")
    assert str(refusal(t, 0, 1)) == "the game is over"


def test_a_choice_is_written_with_or_without_its_rule_in_any_case_and_spacing() -> None:
    for text in ("buy bench", "bench", "  Buy   BENCH "):
        t = buying()
        t.play(0, text)
        assert t.players[0].stalls[-1] == t.edition.stalls.index("bench")


def test_a_slip_of_the_pen_is_answered_with_the_nearest_choice_and_all_possible_ones() -> None:
    t = laid_out(["sell", 0, 0], {"hand": ["wheat", "apple"]})
    assert str(refusal(t, 0, "sell aple")) == (
        "'sell aple' is no choice here; allowed: sell wheat, sell apple; "
        'did you mean "sell apple"?'
    )


def test_a_text_like_none_of_the_choices_gets_all_of_them() -> None:
    t = laid_out(["sell", 0, 0], {"hand": ["wheat", "apple"]})
    assert str(refusal(t, 0, "xyzzy")) == (
        "'xyzzy' is no choice here; allowed: sell wheat, sell apple"
    )


def test_a_suggestion_may_be_a_candidate_that_is_not_possible_now() -> None:
    assert 'did you mean "pavilion"?' in str(refusal(buying(), 0, "pavillion"))


def test_every_option_is_understood_as_it_is_described() -> None:
    t = dealt(3, 6)
    while t.asking is not None:
        for seat in t.waiting:
            for choice in t.options(seat):
                assert FAIR.parse(t, seat, t.describe(seat, choice)) == choice
        t.play(t.waiting[-1], t.options(t.waiting[-1])[-1])


def test_reasons_are_equal_by_code_numbers_and_clause() -> None:
    reason = Reason("too_dear", {"need": 4}, "4")
    assert reason == Reason("too_dear", {"need": 4}, "4")
    assert hash(reason) == hash(Reason("too_dear", {"need": 4}, "4"))
    assert reason != Reason("too_dear", {"need": 5}, "4")
    assert reason != Reason("too_far", {"need": 4}, "4")
    assert reason != Reason("too_dear", {"need": 4}, "5")
    assert repr(reason) == "too_dear(need=4) 4"
