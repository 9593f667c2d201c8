"""What a touch shows, what is proposed, how others' moves are skipped, and what never flickers."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import APIResponse, Route, expect

from tests.web.browser.phone import ANSWERED, AT_REST, SMALL, USUAL, NewPhone, Phone
from tests.web.browser.positions import Start

# Every state that the table goes through: is something asked, and which question?
STATES: Final = """() => {
  const table = document.getElementById("table");
  window.states = [];
  const note = () => {
    const { asked, question } = table.querySelector(".app").dataset;
    const state = `${asked} ${question}`;
    if (window.states.at(-1) !== state) window.states.push(state);
  };
  note();
  const change = { subtree: true, attributeFilter: ["data-asked", "data-question"] };
  new MutationObserver(note).observe(table, change);
}"""


@pytest.mark.parametrize("size", [SMALL, USUAL], ids=["small", "usual"])
def test_a_role_is_picked_in_the_tray_and_says_what_it_does(
    new_phone: NewPhone, size: tuple[int, int]
) -> None:
    phone = new_phone(size)
    phone.new_table("me", "easy", "easy", "easy")
    phone.until("role")
    phone.page.locator('.pick[data-choice="role councillor"]').tap()
    expect(phone.page.locator(".bill .does")).to_contain_text("may keep 1")
    felt = phone.page.locator('.role[data-choice="role councillor"]')
    expect(felt).to_have_attribute("aria-pressed", "true")
    phone.everything_is_in_sight()


@pytest.mark.parametrize("size", [SMALL, USUAL], ids=["small", "usual"])
def test_what_cannot_be_chosen_is_told_in_the_tray_and_in_full_by_a_second_touch(
    new_phone: NewPhone, start: Start, size: tuple[int, int]
) -> None:
    phone = new_phone(size)
    start("gold mine and a role")
    phone.new_table("me", "easy", "easy", "easy")
    phone.asked()
    bill, sheet = phone.page.locator("#tray .bill"), phone.page.locator("#sheet")
    selected = bill.inner_text()
    mine = phone.page.locator('.plot [data-about="card/gold_mine"]')
    for thing, told in [
        (phone.page.locator('.fan [data-about="card/palace"]'), "Palace"),
        (mine, "Gold mine"),
    ]:
        thing.tap(position={"x": 12, "y": 12})
        expect(bill.locator(".does")).to_contain_text(told)
        expect(bill).to_contain_text("Cost")
        expect(phone.confirm).to_be_enabled()  # what is selected stands
        phone.everything_is_in_sight()
    mine.tap(position={"x": 12, "y": 12})
    expect(sheet).to_contain_text("Gold mine")
    sheet.locator("[data-close]").tap()
    phone.page.locator(".tray .ask").tap()
    expect(bill).to_have_text(selected, use_inner_text=True)


def test_a_card_that_is_to_pay_says_what_it_does(new_phone: NewPhone, start: Start) -> None:
    phone = new_phone()
    start("hand of 7")
    phone.new_table("me", "easy", "easy", "easy")
    phone.asked()
    for card in ("indigo_plant", "silver_smelter"):
        phone.page.locator(f'.fan [data-about="card/{card}"]').tap(position={"x": 9, "y": 12})
    expect(phone.page.locator(".bill .does")).to_contain_text("Silver smelter")


def test_touching_what_is_proposed_keeps_it(phone: Phone) -> None:
    phone.new_table("me", "easy", "easy", "easy")
    phone.until("role")
    phone.page.locator('.pick[aria-pressed="true"]').tap()
    expect(phone.confirm).to_be_enabled()


def test_a_touch_anywhere_skips_to_the_own_next_question(new_phone: NewPhone) -> None:
    phone = new_phone(speed="slow")
    phone.new_table("me", "easy", "easy", "easy")
    question = phone.asked()
    phone.choose()
    phone.confirm.tap()
    playing = phone.page.locator("html.playing, .app[data-asked='1']")
    playing.first.wait_for()
    while phone.page.locator("html.playing").count():
        expect(phone.page.locator("#skip").or_(phone.confirm).first).to_be_visible()
        phone.page.mouse.click(200, 90)
        phone.page.wait_for_selector("html:not(.playing)")
    assert phone.asked(question)
    assert phone.page.locator("html.playing").count() == 0


@pytest.mark.parametrize("game", ["san-juan", "fourbit-town", "goryokaku"])
def test_what_can_be_touched_never_goes_away_and_comes_back(new_phone: NewPhone, game: str) -> None:
    phone = new_phone(speed="fast")
    phone.new_table("me", "easy", "easy", "easy", game=game)
    question = phone.asked()
    phone.page.evaluate(STATES)
    for _ in range(5):
        phone.choose()
        phone.confirm.tap()
        question = phone.asked(question)
        if not question:  # out of the game, which the others have played to its end
            break
    asked = [state for state in phone.page.evaluate("window.states") if state.startswith("1 ")]
    assert len(asked) > 1
    assert len(asked) == len(set(asked)), asked


def test_a_touched_place_of_the_town_proposes_a_setting_that_leads_there(phone: Phone) -> None:
    phone.new_table("me", "easy", "easy", "easy", game="fourbit-town")
    phone.until("set")
    for place in (9, 6, 0):
        phone.page.locator(f'.cell[data-cell="{place}"]').tap()
        expect(phone.page.locator("[data-number]")).to_have_text(str(place))
        expect(phone.page.locator(f'.cell[data-cell="{place}"]')).to_have_class(re.compile("aim"))
        expect(phone.confirm).to_contain_text(f"{place:04b}")


def test_a_touched_person_is_explained_and_discarded_by_one_more_touch(phone: Phone) -> None:
    phone.new_table("me", "easy", "easy", "easy", game="goryokaku")
    phone.until("act", ".hc.man[data-choice]")
    phone.page.locator(".hc.man[data-choice]").first.tap()
    expect(phone.page.locator(".bill .does")).to_be_visible()
    expect(phone.confirm).to_be_disabled()
    phone.page.locator(".bill .chip").tap()
    expect(phone.confirm).to_be_enabled()
    expect(phone.confirm).to_contain_text("Discard")
    expect(phone.page.locator(".field")).to_be_visible()


def test_what_came_to_light_lies_open_until_it_is_touched(
    new_phone: NewPhone, start: Start
) -> None:
    start("gold mine and a role")
    phone = new_phone(speed="fast")
    phone.new_table("me", "easy", "easy", "easy")
    question = phone.asked()
    phone.page.locator('.pick[data-choice="role prospector"]').tap()
    phone.confirm.tap()
    stage = phone.page.locator("#stage")
    stage.wait_for()
    assert phone.asked(question)
    expect(stage.locator(".card")).to_have_count(4)
    expect(stage.locator("p")).to_contain_text(re.compile("nothing|may be taken"))
    phone.everything_is_in_sight()  # the tray lies free, and can be used at once
    expect(phone.confirm).to_be_enabled()
    stage.tap()
    expect(stage).to_be_hidden()
    assert phone.page.locator(".app").get_attribute("data-asked") == "1"
    expect(phone.page.locator("#sheet")).not_to_be_visible()


# Where the parts of the table are that a finger or an eye is on, and whether a text is cut.
PLACES: Final = """() => ["public", "town header", "plots", "plot:last-child", "tray", "actions"]
  .map((part) => {
    const box = document.querySelector(`.${part}`).getBoundingClientRect();
    return `${part} ${Math.round(box.top)} ${Math.round(box.bottom)}`;
  })"""
CUT: Final = """() => {
  const texts = [...document.querySelectorAll(".bill .does > span, .bill .changes dl + dl dd")];
  const cut = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
    scrollHeight > clientHeight + 2 || scrollWidth > clientWidth;
  return texts.filter(cut).map((text) => text.textContent);
}"""
LOOKED_AT: Final = ".pick[data-choice], .tray .can .card, .fan [data-choice]"
# Positions with what needs most room: goods that pay, what comes with it, a long hand, none.
FULL: Final = ["black market", "what comes with it", "no cards", "gold mine and a role", "keep",
               "draw", "hand limit", "hand of 7", "chapel"]  # fmt: skip


def look_around(phone: Phone, places: dict[tuple[str, ...], str]) -> None:
    """Touch what can be touched in the tray, and note where everything then is."""
    for thing in [None, *phone.page.locator(LOOKED_AT).all()[:3]]:
        if thing is not None:
            thing.tap(position={"x": 12, "y": 12})
            phone.page.wait_for_function(ANSWERED)
        phone.page.evaluate(AT_REST)
        told = f"{phone.rule()}: {phone.page.locator('.actions').inner_text()}"
        places.setdefault(tuple(phone.page.evaluate(PLACES)), told)
        assert phone.size == SMALL or phone.page.evaluate(CUT) == []
        phone.everything_is_in_sight()


@pytest.mark.parametrize("code", ["ja", "en"])
@pytest.mark.parametrize("size", [SMALL, (360, 780), USUAL], ids=str)
def test_felt_town_and_tray_stay_where_they_are_from_question_to_question(
    new_phone: NewPhone, start: Start, size: tuple[int, int], code: str
) -> None:
    phone = new_phone(size, language=code)
    places: dict[tuple[str, ...], str] = {}
    for name in FULL:
        start(name)
        phone.new_table("me", "easy", "easy", "easy")
        phone.asked()
        look_around(phone, places)
    question = phone.asked()
    for _ in range(4):  # as they come in play, waiting in between
        phone.choose()
        phone.confirm.tap()
        question = phone.asked(question)
        look_around(phone, places)
    assert len(places) == 1, places


def test_the_next_question_can_be_answered_before_the_last_reply_has_come(phone: Phone) -> None:
    phone.new_table("me", "easy", "easy", "easy")
    question = phone.asked()
    late: list[tuple[Route, APIResponse]] = []
    phone.page.route("**/answer", lambda route: late.append((route, route.fetch())), times=1)
    phone.choose()
    phone.confirm.tap()
    question = phone.asked(question)  # by the stream: the reply to the answer is still on its way
    phone.choose()
    phone.confirm.tap()
    phone.asked(question)
    (route, reply) = late[0]
    route.fulfill(response=reply)


def test_a_proposal_gives_way_to_what_the_coach_says(phone: Phone) -> None:
    phone.page.goto("/learn/san-juan")
    phone.page.locator(".btn.do").tap()
    phone.page.wait_for_selector(".coach")
    phone.until("role")
    expect(phone.confirm).to_be_disabled()
    expect(phone.page.locator(".ask small")).to_have_count(0)
    phone.page.locator(".pick.pointed").tap()
    expect(phone.confirm).to_be_enabled()


# What two numbers show, frame by frame, while one counts up and one down; a name does not count.
COUNTED: Final = """async (address) => {
  const { numbers, count } = await import(address);
  const table = document.createElement("div");
  table.innerHTML = "<b>0</b><i>11</i><span class='no'>5</span>";
  document.body.append(table);
  const [up, down, name] = table.children;
  const before = numbers(table);
  for (const [each, to] of [[up, "8"], [down, "3"], [name, "9"]]) each.firstChild.data = to;
  count(before);
  const shown = [];
  while (up.textContent !== "8" || down.textContent !== "3") {
    shown.push([up.textContent, down.textContent]);
    await new Promise((done) => requestAnimationFrame(done));
  }
  return name.textContent === "9" ? [...shown, [up.textContent, down.textContent]] : [];
}"""
COUNTS: Final = [list("12345678"), ["10", "9", "8", "7", "6", "5", "4", "3"]]


def test_counters_count_to_what_they_are(phone: Phone) -> None:
    phone.new_table("me", "easy", "easy", "easy")
    phone.asked()
    script = str(phone.page.locator('script[type="module"]').first.get_attribute("src"))
    shown = phone.page.evaluate(COUNTED, f"{script.rsplit('/', 1)[0]}/count.js")
    assert shown[-1] == ["8", "3"]
    assert shown == [list(each) for each in zip(*COUNTS, strict=True)]
