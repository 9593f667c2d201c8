"""Coming back: a lost connection, a sleeping phone, an old tab, the back button."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.browser.phone import NewPhone, Phone

BUILDER = '.role[data-choice="role builder"]'
PROSPECTOR = '.role[data-choice="role prospector"]'
SEEN = """(how) => {
  Object.defineProperty(document, "visibilityState", { value: how, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def two_people(new_phone: NewPhone) -> tuple[Phone, Phone]:
    """Two phones at one table; the first is asked."""
    aki, ben = new_phone(), new_phone()
    aki.new_table("me", "open")
    ben.page.goto(aki.page.locator("#link").input_value())
    ben.page.locator("#name").fill("Ben")
    ben.page.locator(".btn.do").tap()
    for phone in (aki, ben):
        phone.page.wait_for_selector(".app[data-entry]")
        phone.page.wait_for_load_state()  # until then nothing hears a touch
    return (aki, ben) if aki.page.locator('.app[data-asked="1"]').count() else (ben, aki)


def play(phone: Phone) -> int:
    """One answer; the entry that the table shows then."""
    entry = phone.entry()
    phone.choose()
    phone.confirm.tap()
    phone.page.wait_for_selector(f'.app:not([data-entry="{entry}"])')
    return phone.entry()


def test_without_connection_nothing_is_played_and_the_selection_stays(phone: Phone) -> None:
    phone.new_table("me", "easy")
    question, entry = phone.asked(), phone.entry()
    phone.page.locator(BUILDER).tap()
    with phone.no_connection():
        phone.confirm.tap()
        expect(phone.page.locator("#toast")).to_contain_text("Nothing was played")
        assert phone.entry() == entry
        expect(phone.page.locator(BUILDER)).to_have_attribute("aria-pressed", "true")
        expect(phone.confirm).to_be_enabled()
    phone.confirm.tap()
    assert phone.asked(question) == question + 1
    assert phone.rule() == "build"


def test_what_was_played_meanwhile_appears_when_the_connection_is_back(
    new_phone: NewPhone,
) -> None:
    first, second = two_people(new_phone)
    before = second.entry()
    with second.no_connection():
        expect(second.page.locator("#toast")).to_contain_text("No connection")
        entry = play(first)
        assert second.entry() == before
    second.page.wait_for_selector(f'.app[data-entry="{entry}"]')


def test_a_phone_that_slept_shows_where_the_table_is_now(new_phone: NewPhone) -> None:
    first, second = two_people(new_phone)
    second.page.evaluate(SEEN, "hidden")
    with second.no_connection():
        entry = play(first)
        while first.page.locator('.app[data-asked="1"]').count():
            entry = play(first)
    second.page.evaluate(SEEN, "visible")
    second.page.wait_for_selector(f'.app[data-entry="{entry}"]')
    assert second.asked()
    expect(second.page.locator("#sheet")).not_to_be_visible()


def test_another_answer_from_an_old_tab_is_not_played(phone: Phone) -> None:
    match = phone.new_table("me", "easy")
    question = phone.asked()
    old = phone.tab()
    old.route("**/stream", lambda route: None)  # nobody tells it anything
    old.goto(f"/t/{match}")
    old.locator(PROSPECTOR).tap()
    phone.page.locator(BUILDER).tap()
    phone.confirm.tap()
    assert phone.asked(question) == question + 1
    entry = phone.entry()
    before = len(phone.problems)
    old.locator("[data-confirm]").tap()
    expect(old.locator("#toast")).to_contain_text("moved on")
    assert phone.asked(question, old) == question + 1
    assert old.locator(".tray").get_attribute("data-rule") == "build"
    assert (phone.entry(old), phone.entry()) == (entry, entry)
    (said,) = phone.problems[before:]  # the browser itself, about the answer 409
    assert "409 (Conflict)" in said
    phone.problems[before:] = []


def test_back_from_another_page_the_table_is_asked_anew(phone: Phone) -> None:
    phone.new_table("me", "easy")
    question = phone.asked()
    phone.page.locator(BUILDER).tap()
    phone.page.locator('.bar a[href="/"]').tap()
    phone.page.wait_for_selector(".home")
    phone.page.go_back()
    assert phone.asked() == question
    expect(phone.page.locator(BUILDER)).to_have_attribute("aria-pressed", "true")
    phone.page.reload()
    assert phone.asked() == question
    expect(phone.page.locator(BUILDER)).to_have_attribute("aria-pressed", "true")
    assert phone.entry() == 0
