"""A game without pages of its own is played by touch, in words, looked back at and taken back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.style.tree import ROOT
from tests.toy.fourth_game import with_the_fair
from tests.web.browser.phone import SMALL, NewPhone, Phone
from tests.web.serving import Program, program_in

SCRIPT = str(ROOT / "tests" / "toy" / "serve_fourth_game.py")
FAIR = "harvest-fair"


@pytest.fixture(scope="module")
def table_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """A server of sources in which the fair is a game like any other."""
    source, data = with_the_fair(tmp_path_factory.mktemp("fourth")), tmp_path_factory.mktemp("data")
    with program_in(data, SCRIPT, str(source), str(data)) as program:
        yield program


def test_the_fair_is_chosen_on_the_first_page_and_played_by_touch_to_its_end(phone: Phone) -> None:
    phone.page.goto("/")
    phone.page.locator(f'label.box[data-game="{FAIR}"]').tap()
    phone.page.locator("form.tray .btn.do").tap()
    question = phone.asked()
    seen: set[str] = set()
    while question:
        if phone.rule() not in seen:
            phone.accessible()
        seen.add(phone.rule())
        phone.choose()
        phone.confirm.tap()
        question = phone.asked(question)
    assert {"enter", "act", "sell"} <= seen
    assert phone.page.locator(".rank > li").count() == 4
    phone.accessible()
    phone.page.goto(f"{phone.page.url}/replay?at=5")
    assert phone.entry() == 5


@pytest.mark.parametrize("language", ["ja", "en"])
def test_what_cannot_be_done_says_why_and_an_answer_can_be_taken_back(
    new_phone: NewPhone, language: str
) -> None:
    phone = new_phone(SMALL, language=language)
    phone.new_table("me", "easy", game=FAIR)
    question = phone.until("act")
    phone.page.locator('[data-choice="act sell"]').first.tap()
    phone.confirm.tap()
    question = phone.asked(question)
    assert phone.rule() == "sell"
    phone.page.locator(".btn.undo").tap()
    phone.asked(question)
    assert phone.rule() == "act"


def test_every_question_of_it_can_be_answered_in_the_text_table(phone: Phone) -> None:
    match = phone.new_table("me", "easy", game=FAIR)
    phone.asked()
    phone.page.goto(f"/t/{match}/text")
    assert phone.page.locator("form input[name=choices]").count() > 0
    phone.accessible()
