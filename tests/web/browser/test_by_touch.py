"""Chapel, hand limit, crane and black market: each decided by touching things, at both sizes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browser.phone import SMALL, USUAL, NewPhone, Phone
from tests.web.browser.positions import STARTS, Start

SIZES = pytest.mark.parametrize("size", [SMALL, USUAL], ids=["small", "usual"])


def asked_in(phone: Phone, start: Start, name: str, rule: str) -> int:
    """A table that begins in a position, and what is asked there."""
    start(name)
    phone.new_table("me", "easy", "easy", "easy")
    question = phone.asked()
    assert phone.rule() == rule
    phone.everything_is_in_sight()
    return question


def card(phone: Phone, name: str) -> Locator:
    """A card in the fan; of equal ones the first."""
    return phone.page.locator(f'.tray .fan [data-about="card/{name}"]').first


def touch_card(phone: Phone, name: str) -> None:
    """Touch it in the fan, and wait for the tray."""
    phone.touch(card(phone, name), corner=True)


def building(phone: Phone, name: str) -> Locator:
    """A building of the own town."""
    return phone.page.locator(f'.town [data-about="card/{name}"]')


def fact(phone: Phone, name: str) -> Locator:
    """What the bill says about one thing, before → after."""
    return phone.page.locator(".bill dl div", has=phone.page.get_by_text(name, exact=True))


def hand(phone: Phone) -> list[str]:
    """The names of the cards in the fan."""
    return [str(each.get_attribute("data-name")) for each in phone.page.locator(".fan .card").all()]


def done(phone: Phone, question: int) -> None:
    """Everything of the decision was in sight; now it is made."""
    phone.everything_is_in_sight()
    phone.confirm.tap()
    assert phone.asked(question)


@SIZES
def test_a_card_goes_under_the_chapel(
    new_phone: NewPhone, start: Start, size: tuple[int, int]
) -> None:
    phone = new_phone(size)
    question = asked_in(phone, start, "chapel", "tuck")
    touch_card(phone, "market_hall")
    expect(fact(phone, "Hand").locator("dd")).to_have_text("3→2")
    expect(phone.confirm).to_contain_text("Tuck the market hall")
    touch_card(phone, "smithy")  # changed my mind
    expect(phone.confirm).to_contain_text("Tuck the smithy")
    done(phone, question)
    expect(phone.page.locator(".town .tucked")).to_have_text("1")
    assert "Smithy" not in hand(phone)


@SIZES
def test_the_chapel_can_be_left_alone(
    new_phone: NewPhone, start: Start, size: tuple[int, int]
) -> None:
    phone = new_phone(size)
    question = asked_in(phone, start, "chapel", "tuck")
    phone.touch(phone.page.locator("[data-pass]"))
    done(phone, question)
    assert phone.page.locator(".town .tucked").count() == 0


@SIZES
def test_above_the_hand_limit_a_proposal_is_changed_by_touch(
    new_phone: NewPhone, start: Start, size: tuple[int, int]
) -> None:
    phone = new_phone(size)
    question = asked_in(phone, start, "hand limit", "discard")
    expect(fact(phone, "Hand").locator("dd")).to_have_text("10→7")
    proposed = phone.page.locator(".fan .slot.pay")
    expect(proposed).to_have_count(3)
    given = proposed.first.locator(".card")
    name = given.get_attribute("data-name")
    phone.touch(given, corner=True)
    expect(phone.confirm).to_be_disabled()
    expect(phone.confirm).to_contain_text("Choose 1 more card")
    kept = phone.page.locator(f'.fan .slot:not(.pay) .card:not([data-name="{name}"])').first
    instead = kept.get_attribute("data-name")
    phone.touch(kept, corner=True)
    expect(fact(phone, "Discarding").locator("dd")).to_contain_text(str(instead))
    before = hand(phone).count(str(name))
    done(phone, question)
    assert len(hand(phone)) >= 7
    assert hand(phone).count(str(name)) >= before


@SIZES
def test_the_crane_builds_over_the_building_that_is_touched(
    new_phone: NewPhone, start: Start, size: tuple[int, int]
) -> None:
    phone = new_phone(size)
    question = asked_in(phone, start, "crane", "build")
    touch_card(phone, "city_hall")
    expect(phone.page.locator("#sheet")).not_to_be_visible()
    phone.everything_is_in_sight()
    owed = phone.page.locator(".bill .total b")
    over_indigo = "4 to pay"  # 6 − 1 for the indigo plant − 1 privilege; the hand has 3 others
    assert owed.inner_text() != over_indigo
    phone.touch(building(phone, "indigo_plant"))
    expect(phone.page.locator("#toast")).to_contain_text("1")
    phone.touch(building(phone, "crane"))
    phone.touch(building(phone, "silver_smelter"))  # 6 − 5 − 1: nothing to pay
    expect(owed).to_have_text("0 to pay")
    expect(phone.confirm).to_contain_text("over the silver smelter")
    done(phone, question)
    assert building(phone, "silver_smelter").count() == 0
    expect(building(phone, "city_hall")).to_have_count(1)
    assert len(STARTS["crane"]["players"][0]["buildings"]) == phone.page.locator(".bld").count()


@SIZES
def test_a_good_pays_through_the_black_market(
    new_phone: NewPhone, start: Start, size: tuple[int, int]
) -> None:
    phone = new_phone(size)
    question = asked_in(phone, start, "black market", "build")
    touch_card(phone, "library")  # 5 − 1: two cards and two goods
    chips = phone.page.locator(".bill .chip.counted")
    expect(chips).to_have_count(2)
    for chip in chips.all():
        expect(chip).to_have_attribute("aria-pressed", "true")
    expect(phone.page.locator(".bill .total b")).to_have_text("2 to pay")
    phone.touch(chips.first)  # without it the cards are too few: it pays again
    expect(chips.first).to_have_attribute("aria-pressed", "true")
    done(phone, question)
    expect(building(phone, "library")).to_have_count(1)
    assert phone.page.locator(".town .plot > .cube:not(.new)").count() == 0
