"""4bit Town by touch: the setting, every kind of question, a whole game of each edition."""

from __future__ import annotations

import itertools
import json
import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Error, Locator, expect

from tests.web.browser.known_server import START
from tests.web.browser.phone import AT_REST, HOLDS, PATIENCE, SMALL, USUAL, NewPhone, Phone
from tests.web.fourbit_town_at_hand import QUESTIONS
from tests.web.serving import Program

SIZES = pytest.mark.parametrize("size", [SMALL, USUAL], ids=["small", "usual"])
OPEN = """() => document.querySelector(".ending") ? -1 :
  Number(document.querySelector('.app[data-asked="1"]')?.dataset.question ?? 0)"""
PLACES = [4, 11]  # where two people send workers: coins, to keep them
Begin = Callable[[Phone, str], int]


@pytest.fixture
def begin(table_server: Program) -> Iterator[Begin]:
    """A phone at a table in the position of this name; the number of its question."""
    file = table_server.log.parent / START

    def sit(phone: Phone, name: str) -> int:
        edition, position = QUESTIONS[name]
        file.write_text(json.dumps(position))
        seats = ("me", "random", "random", "random")
        match = phone.new_table(*seats, game="fourbit-town", edition=edition)
        question = phone.asked()
        if name == "set":  # not as it is proposed: as the cards are held, the zeros up
            kept = {"order": position["players"][0]["cards"], "sides": {}, "covered": False}
            key = f"takujo:{match}:{question}"
            phone.page.evaluate("([key, kept]) => sessionStorage.setItem(key, kept)",
                                [key, json.dumps(kept)])  # fmt: skip
            phone.page.reload()
            phone.asked()
        return question

    yield sit
    file.unlink(missing_ok=True)


def strip(phone: Phone, card: str) -> Locator:
    """A card lying in the stack."""
    return phone.page.locator(f'.strip[data-card="{card}"]')


def told(phone: Phone, sides: str) -> None:
    """Wait until the chain is that of these sides."""
    stack = ";".join(f"set {side}" for side in sides.split(","))
    phone.page.wait_for_selector(f'.bill[data-told="{stack}"]')


# --- setting ----------------------------------------------------------------------------------
@SIZES
def test_the_number_forms_and_the_chain_follows(
    new_phone: NewPhone, begin: Begin, size: tuple[int, int]
) -> None:
    phone = new_phone(size)
    begin(phone, "set")
    told(phone, "7.0,3.0,13.0,1.0")
    expect(phone.page.locator("[data-number]")).to_have_text("0")
    expect(phone.page.locator(".reads")).to_contain_text("Blocked")
    nothing_overlaps(phone)
    strip(phone, "7").locator(".sq[data-flip]").tap()
    strip(phone, "13").locator(".text").tap()
    expect(phone.page.locator("[data-number]")).to_have_text("5")
    expect(phone.page.locator(".cell.aim .no")).to_have_text("5")
    expect(phone.confirm).to_contain_text("0101")
    told(phone, "7.1,3.0,13.1,1.0")
    expect(phone.page.locator(".chain .loc")).to_contain_text("+2")
    expect(phone.page.locator(".ledger div").nth(3)).to_contain_text("9→11")
    expect(phone.page.locator(".risk")).to_contain_text("you are second")
    phone.everything_is_in_sight()
    nothing_overlaps(phone)


def nothing_overlaps(phone: Phone) -> None:
    """Board, register, strips and tray lie below each other."""
    parts = [".city", ".register", ".strip:last-child", ".tray"]
    boxes = [phone.page.locator(part).bounding_box() for part in parts]
    for upper, lower in itertools.pairwise(boxes):
        assert upper
        assert lower
        assert upper["y"] + upper["height"] <= lower["y"] + 1


@SIZES
def test_a_card_is_moved_by_a_tap_or_by_dragging_it(
    new_phone: NewPhone, begin: Begin, size: tuple[int, int]
) -> None:
    phone = new_phone(size)
    begin(phone, "set")
    strip(phone, "3").locator("[data-flip].sq").tap()
    expect(phone.page.locator("[data-number]")).to_have_text("2")
    strip(phone, "3").locator("[data-up]").tap()
    expect(phone.page.locator("[data-number]")).to_have_text("1")
    phone.page.evaluate(AT_REST)
    side = strip(phone, "3").locator(".side").bounding_box()
    last = strip(phone, "1").locator(".side").bounding_box()
    assert side
    assert last
    phone.page.mouse.move(side["x"] + 20, side["y"] + 20)
    phone.page.mouse.down()
    phone.page.mouse.move(side["x"] + 20, side["y"] + 40, steps=4)
    phone.page.mouse.move(side["x"] + 20, last["y"] + 24, steps=12)
    phone.page.mouse.up()
    expect(phone.page.locator("[data-number]")).to_have_text("8")
    told(phone, "7.0,13.0,1.0,3.1")


def test_a_half_made_setting_outlives_the_page(phone: Phone, begin: Begin) -> None:
    begin(phone, "set")
    strip(phone, "1").locator("[data-flip].sq").tap()
    strip(phone, "1").locator("[data-up]").tap()
    phone.page.reload()
    expect(phone.page.locator("[data-number]")).to_have_text("4")


def test_two_people_set_and_one_of_them_thinks_again(
    new_phone: NewPhone, table_server: Program
) -> None:
    file = table_server.log.parent / START
    file.write_text(json.dumps(QUESTIONS["set"][1]))
    try:
        aki, ben = new_phone(SMALL), new_phone(SMALL)
        aki.new_table("me", "open", "random", "random", game="fourbit-town")
        join(aki, ben)
    finally:
        file.unlink()
    assert aki.asked()
    assert ben.asked()
    aki.page.locator('.cell[data-cell="8"]').tap()
    aki.confirm.tap()
    change = aki.page.locator(".btn.change")
    expect(change).to_be_visible()
    expect(aki.page.locator(".ask")).to_contain_text("1000")
    expect(ben.page.locator(".app")).not_to_contain_text("1000")
    change.tap()
    expect(aki.page.locator("[data-number]")).to_have_text("8")  # as it was set
    aki.page.locator('.cell[data-cell="4"]').tap()
    aki.confirm.tap()
    ben.confirm.tap()
    ben.page.wait_for_function("() => !document.querySelector('.app.setting')")
    expect(ben.page.locator(".players")).to_contain_text("0100")


# --- every kind of question -------------------------------------------------------------------
@pytest.mark.parametrize("name", list(QUESTIONS))
def test_a_question_fits_the_smallest_phone_and_every_eye(
    new_phone: NewPhone, begin: Begin, name: str
) -> None:
    phone = new_phone(SMALL, theme="dark", language="ja")
    question = begin(phone, name)
    phone.everything_is_in_sight()
    phone.choose()
    phone.everything_is_in_sight()
    phone.accessible()
    phone.set(theme="light", language="en")
    phone.page.reload()
    phone.everything_is_in_sight()
    phone.accessible()
    phone.choose()
    phone.confirm.tap()
    phone.asked(question)


@pytest.mark.parametrize(("theme", "language"), [("light", "en"), ("dark", "ja")])
def test_the_sheets_of_the_table(
    new_phone: NewPhone, begin: Begin, theme: str, language: str
) -> None:
    phone = new_phone(USUAL, theme=theme, language=language)
    begin(phone, "plan")
    for thing in (
        '.cell[data-cell="9"]', ".hall", ".players button", ".lot", '.bar [data-sheet="rules"]',
        '.bar [data-sheet="log"]',
    ):  # fmt: skip
        phone.page.locator(thing).first.tap()
        phone.page.wait_for_selector("#sheet[open] h2")
        phone.accessible()
        phone.page.locator("#sheet [data-close]").tap()
        phone.page.wait_for_selector("#sheet", state="hidden")


# --- a whole game -----------------------------------------------------------------------------
def join(host: Phone, guest: Phone) -> None:
    """The guest takes the open seat by the link."""
    guest.page.goto(host.page.locator("#link").input_value())
    guest.page.locator("#name").fill("Ben")
    guest.page.locator("form .btn.do").tap()


def open_question(phone: Phone) -> int:
    """The number of the phone's open question; -1 at the end, 0 while a page is on its way."""
    try:
        if phone.page.locator(HOLDS).count():
            phone.page.locator(HOLDS).tap()
        return int(phone.page.evaluate(OPEN))
    except Error:
        return 0


def set_number(phone: Phone, number: int) -> None:
    """Turn cards until they name this place."""
    for bit in range(4):
        card = phone.page.locator(".strip").nth(bit)
        up = "on" in (card.get_attribute("class") or "").split()
        if up != bool(number >> bit & 1):
            card.locator(".sq[data-flip]").tap()
    expect(phone.page.locator("[data-number]")).to_have_text(str(number))


def act(phone: Phone, place: int, declared: dict[Phone, int]) -> None:
    """One decision; every second time somebody is asked to send a worker they pass."""
    phone.page.wait_for_load_state()  # from the waiting room the page goes on by itself
    phone.everything_is_in_sight()
    if phone.rule() == "set":
        set_number(phone, place)
    elif phone.rule() == "declare":
        declared[phone] = declared.get(phone, 0) + 1
        if declared[phone] % 2 == 0:
            phone.page.locator("[data-pass]").tap()
    phone.choose()
    phone.confirm.tap()


@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_two_people_and_two_cpus_play_a_whole_game(new_phone: NewPhone, edition: str) -> None:
    phones = [new_phone(SMALL), new_phone(USUAL, language="ja")]
    seats = ("me", "open", "random", "random")
    phones[0].new_table(*seats, game="fourbit-town", edition=edition)
    join(*phones)
    last = dict.fromkeys(phones, 0)
    declared: dict[Phone, int] = {}
    rules: set[str] = set()
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        for phone in phones:
            question = open_question(phone)
            if question > last[phone]:
                last[phone] = question
                rules.add(phone.rule())
                act(phone, PLACES[phones.index(phone)], declared)
                until = time.monotonic() + PATIENCE / 1000
        if all(open_question(phone) < 0 for phone in phones):
            break
    assert rules >= {"draft", "declare", "set", "keep"}, rules
    for phone in phones:
        assert phone.page.locator(".rank > li").count() == 4
        phone.accessible()
