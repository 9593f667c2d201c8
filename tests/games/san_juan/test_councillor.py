"""Councillor: drawing, keeping, prefecture and archive."""

import pytest

from tests.games.san_juan.at_the_table import at_table, player

EIGHT = "smithy gold_mine well crane tower quarry statue hero ..."


def looked(lines: list[str]) -> list[int]:
    """How many cards each of these looked at."""
    return [len(line.split()) - 2 for line in lines]


def test_everybody_draws_two_and_the_chooser_five() -> None:
    at = at_table().play(0, "role councillor").everybody_passes()
    assert looked(at.said("looked")) == [5, 2, 2, 2]


def test_a_chooser_with_a_library_draws_eight() -> None:
    at = at_table(player(town="library"), player(town="library"))
    at.play(0, "role councillor").everybody_passes()
    assert looked(at.said("looked")) == [8, 2, 2, 2]


def test_one_of_the_drawn_cards_is_kept_and_the_others_are_discarded() -> None:
    at = at_table(seats=2, deck=EIGHT).play(0, "role councillor")
    assert at.options == ["pass", "smithy", "gold_mine", "well", "crane", "tower"]
    at.play(0, "keep well")
    assert at.hand(0) == "well"
    assert at.discards() == "crane gold_mine smithy tower"
    assert at.asked == "keep 1 1"


@pytest.mark.parametrize("card", ["smithy", "gold_mine", "well", "crane", "tower"])
def test_any_of_the_drawn_cards_can_be_kept(card: str) -> None:
    at = at_table(player(hand="hero"), deck=EIGHT.replace(" hero", ""))
    at.play(0, "role councillor", f"keep {card}")
    assert at.hand(0) == " ".join(sorted(["hero", card]))


def test_a_hand_card_cannot_be_exchanged_without_an_archive() -> None:
    at = at_table(player(hand="palace"), deck=EIGHT).play(0, "role councillor")
    assert "keep palace is not possible now" in str(at.refusal(0, at.number("palace")))


def test_with_a_prefecture_two_cards_are_kept() -> None:
    at = at_table(player(town="prefecture"), deck=EIGHT)
    at.play(0, "role councillor")
    assert at.asked == "keep 0 2"
    at.play(0, "keep smithy", "keep tower")
    assert at.hand(0) == "smithy tower"
    assert at.discards() == "crane gold_mine well"


def test_a_prefecture_helps_those_who_did_not_choose_too() -> None:
    at = at_table(player(), player(town="prefecture"), deck=EIGHT)
    at.play(0, "role councillor", "pass").play(1, "keep quarry", "keep statue")
    assert at.hand(1) == "quarry statue"
    assert at.discards() == "crane gold_mine smithy tower well"


def test_with_an_archive_all_cards_are_taken_and_as_many_discarded_as_are_not_kept() -> None:
    at = at_table(
        player(hand="palace hero", town="archive"), deck="smithy gold_mine well crane tower ..."
    )
    at.play(0, "role councillor", "archive use")
    assert at.hand(0) == "crane gold_mine hero palace smithy tower well"
    assert at.asked == "discard 0 4"
    at.give(0, "discard", "palace smithy well tower")
    assert at.hand(0) == "crane gold_mine hero"
    assert at.discards() == "palace smithy tower well"


def test_with_an_archive_the_discards_come_from_the_whole_hand() -> None:
    at = at_table(
        player(), player(hand="palace hero", town="archive"), deck=EIGHT.replace(" hero", "")
    )
    at.play(0, "role councillor", "pass").play(1, "archive use")
    assert at.asked == "discard 1 1"
    assert at.options == ["quarry", "statue", "hero", "palace"]
    at.play(1, "discard palace")
    assert at.hand(1) == "hero quarry statue"


def test_an_archive_discards_exactly_what_is_not_kept_no_more_and_no_fewer() -> None:
    at = at_table(
        player(hand="palace hero", town="archive"), deck="smithy gold_mine well crane tower ..."
    )
    at.play(0, "role councillor", "archive use")
    assert "pass" not in at.options
    at.give(0, "discard", "gold_mine smithy tower well")
    assert at.held(0) == 2 + 1
    assert at.asked == "keep 1 1"


def test_with_archive_and_prefecture_one_card_less_is_discarded() -> None:
    at = at_table(player(hand="palace", town="archive prefecture"))
    at.play(0, "role councillor", "archive use")
    assert at.asked == "discard 0 3"


def test_where_all_drawn_cards_may_be_kept_nothing_is_asked_about_an_archive() -> None:
    at = at_table(player(), player(hand="palace", town="archive prefecture"), deck=EIGHT)
    at.play(0, "role councillor", "pass")
    assert at.asked == "keep 1 2"
    at.play(1, "keep quarry", "keep statue")
    assert at.hand(1) == "palace quarry statue"
    assert at.asked == "keep 2 1"


def test_with_an_empty_hand_nothing_is_asked_about_an_archive() -> None:
    at = at_table(player(town="archive"), deck=EIGHT).play(0, "role councillor")
    assert at.asked == "keep 0 1"


def test_an_archive_can_be_declined_after_the_cards_were_seen() -> None:
    at = at_table(
        player(hand="palace hero", town="archive"), deck="smithy gold_mine well crane tower ..."
    )
    at.play(0, "role councillor")
    assert at.asked == "archive 0 1"
    assert at.view(0)["drawn"] == ["smithy", "gold_mine", "well", "crane", "tower"]
    assert at.view(1)["drawn"] == ["?"] * 5
    at.play(0, "pass")
    assert at.asked == "keep 0 1"
    at.play(0, "pass")
    assert at.hand(0) == "hero palace"
    assert at.discards() == "crane gold_mine smithy tower well"


def test_with_archive_and_library_seven_of_eight_are_discarded() -> None:
    at = at_table(player(hand="palace", town="archive library")).play(0, "role councillor")
    at.play(0, "archive use")
    assert at.asked == "discard 0 7"


def test_the_hand_limit_does_not_matter_while_the_archive_works() -> None:
    hand = "sugar_mill sugar_mill tobacco_storage tobacco_storage palace hero crane"
    at = at_table(player(hand=hand, town="archive library")).play(0, "role councillor")
    at.play(0, "archive use")
    assert at.held(0) == 7 + 8


def test_with_fewer_cards_than_are_kept_nothing_is_discarded() -> None:
    at = at_table(player(hand="palace", town="archive prefecture"), deck="well")
    at.play(0, "role councillor", "keep well")
    assert at.hand(0) == "palace well"
    assert at.said("discarded") == []


def test_without_any_cards_left_nobody_draws() -> None:
    at = at_table(player(hand="palace", town="archive"), player(hand="smithy"), deck="")
    at.play(0, "role councillor")
    assert at.hand(0) == "palace"
    assert at.asked == "role 1 0"
