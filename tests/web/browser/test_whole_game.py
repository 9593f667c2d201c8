"""A whole game by touch on a phone: everything of a decision is in sight, up to the result."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.browser.phone import SERVER, SMALL, NewPhone, Phone
from tests.web.serving import Program, program_in

LOOKED_AT = {"role", "build", "produce", "sell", "keep"}  # decisions that axe looks at


@pytest.fixture
def table_server(tmp_path: Path) -> Iterator[Program]:
    """A server of its own, so that the CPUs play the same game whatever was tested before."""
    with program_in(tmp_path, SERVER, str(tmp_path), "1") as program:
        yield program


def play_one(phone: Phone, question: int) -> int:
    """One decision: what is proposed or lit first; the next question, 0 at the end."""
    phone.everything_is_in_sight()
    phone.choose()
    phone.everything_is_in_sight()
    phone.confirm.tap()
    return phone.asked(question)


def test_a_game_is_played_by_touch_to_the_final_score(phone: Phone) -> None:
    phone.page.goto("/")
    for seat in phone.page.locator('select[name="seats"]').all():
        seat.select_option("easy")
    phone.page.locator("form.tray .btn.do").tap()
    question = phone.asked()
    seen: set[str] = set()
    while question:
        rule = phone.rule()
        if rule in LOOKED_AT - seen:
            phone.accessible()
        seen.add(rule)
        question = play_one(phone, question)
    assert seen >= LOOKED_AT
    result_page(phone)


def result_page(phone: Phone) -> None:
    """Every seat with its points, and ways to look back, for every eye."""
    assert phone.page.locator(".rank > li").count() == 4
    assert int(phone.page.locator(".hero .pts").inner_text().split()[0]) > 0
    match = phone.page.url
    for theme, language in [("light", "en"), ("dark", "ja")]:
        phone.set(theme=theme, language=language)
        for address in [match, f"{match}/verify", f"{match}/replay?at=40"]:
            phone.page.goto(address)
            phone.accessible()
    before = phone.entry()
    phone.page.locator('[data-step="next"]').tap()
    phone.page.wait_for_selector(f'.app[data-entry="{before + 1}"]')


def test_thirty_decisions_fit_the_smallest_phone(new_phone: NewPhone) -> None:
    phone = new_phone(SMALL)
    phone.new_table("me", "easy", "easy", "easy")
    question = phone.asked()
    for _ in range(30):
        question = play_one(phone, question)
        assert question
