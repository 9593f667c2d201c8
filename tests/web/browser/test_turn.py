"""My turn, to who looks elsewhere: by title, badge, sound and vibration, each as chosen."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from tests.web.browser.phone import NewPhone, Phone

# What a phone would do, written down.
HEARD: Final = """
  window.heard = [];
  navigator.setAppBadge = async (n) => void heard.push(`badge ${n}`);
  navigator.clearAppBadge = async () => void heard.push("no badge");
  navigator.vibrate = () => heard.push("shake");
  window.OscillatorNode = class extends OscillatorNode {
    start(when) { heard.push("note"); super.start(when); }
  };
"""


def menu(phone: Phone, way: str) -> None:
    """One way, turned on or off in the menu of the table."""
    phone.page.locator('.bar [data-sheet="settings"]').tap()
    phone.page.locator(f'#sheet .signals:not([hidden]) [data-turn="{way}"]').tap()
    phone.page.locator("#sheet [data-close]").tap()
    phone.page.wait_for_selector("#sheet", state="hidden")


def heard(phone: Phone) -> list[str]:
    """What has come since the last look."""
    found: list[str] = phone.page.evaluate("heard.splice(0)")
    return found


def test_each_way_is_chosen_and_remembered(new_phone: NewPhone) -> None:
    phone = new_phone(speed="fast")
    phone.page.add_init_script(HEARD)
    phone.new_table("me", "easy", "easy", "easy")
    phone.asked()
    phone.page.wait_for_function("document.title.startsWith('●')")
    assert "badge 1" in heard(phone)
    for way in ("sound", "shake", "title"):
        menu(phone, way)
    assert [each for each in heard(phone) if "badge" not in each] == ["note", "note", "shake"]
    expect(phone.page).to_have_title("San Juan — Takujo")
    phone.page.reload()
    question = phone.asked()
    while question and "note" not in phone.page.evaluate("heard"):
        phone.choose()
        phone.confirm.tap()
        question = phone.asked(question)
    assert {"badge 1", "note", "shake"} <= set(heard(phone))
    assert not phone.page.title().startswith("●")
    menu(phone, "shake")
    menu(phone, "badge")
    assert "no badge" in heard(phone)
    phone.page.goto("/")
    phone.page.wait_for_function("heard.includes('no badge')")
    phone.page.locator("[data-open]").tap()
    chosen = phone.page.locator('#sheet [data-turn][aria-pressed="true"]')
    expect(chosen).to_have_count(1)
    expect(chosen).to_have_attribute("data-turn", "sound")
