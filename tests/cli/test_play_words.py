"""Words at the prompt: one language at a time, and only what a player could wish."""

import re
from typing import Any

import pytest

from takujo.games.catalogue import GAMES, game
from takujo.games.fourbit_town.table import Town
from takujo.kernel.chance import FastNumbers
from tests.cli.at_the_prompt import Prompt, an_answer
from tests.cli.test_play_town import CLASSIC, at
from tests.cli.test_prompt_law import every_edition
from tests.games.fourbit_town.at_the_town import worker

SAN_JUAN = game("san-juan").book()
# Words of two letters and more beside each other are a sentence that nobody translated.
ENGLISH = re.compile(r"[A-Za-z]{2,}[,.]? [A-Za-z]{2,}")
NONSENSE = [
    "99",
    "1 1 1 1 1",
    "0",
    "undo",
    "why",
    "abc def",
    "",
    "1 2 3 4 5 6",
    "-3",
    "4 wood",
    "。",
]


@every_edition
def test_nothing_said_to_a_japanese_player_is_english(game: object, edition: str) -> None:
    book = next(g for g in GAMES if g is game).book(edition)
    prompt, numbers = Prompt(book, 3, seed=5, code="ja"), FastNumbers(5)
    for _ in range(60):
        if not prompt.record.waiting:
            break
        seat = prompt.record.waiting[0]
        _, answer = an_answer(prompt.record, seat, numbers)
        told = prompt.ask(seat)
        for line in NONSENSE:
            question = prompt.record.question(seat)
            told += without_typed(prompt.says(line), line)
            if prompt.record.question(seat) != question:
                break
        assert not ENGLISH.findall(told), told
        if prompt.record.waiting and prompt.record.waiting[0] == seat:
            prompt.ask(seat)
        if prompt.record.waiting == [] or prompt.record.question(seat) != question:
            continue
        prompt.record.answer(seat, answer, question)


def without_typed(told: str, line: str) -> str:
    """What was said, without the line that it quotes."""
    return told.replace(line, "") if len(line) > 2 else told


def test_an_answer_that_cannot_be_is_refused_in_the_language_of_the_player() -> None:
    prompt = at(CLASSIC, [["keep", 0, 0]], "ja", hired=1, wood=4, stone=4, coin=2, vp=1)
    for line in ["6", "5 5", "7 wood", "木材7"]:
        told = prompt.says(line)
        assert told.strip()
        assert "choice" not in told


def test_not_now_lists_only_what_a_player_could_wish() -> None:
    start: dict[str, Any] = {
        "asking": ["role", 0, 0],
        "players": [{"buildings": ["indigo_plant", "guild_hall", "statue", "sugar_mill"]}, {}],
        "seats": 2,
    }
    prompt = Prompt(SAN_JUAN, 2, start=start)
    prompt.ask(0)
    assert prompt.type("producer")
    asked = prompt.ask(0)
    assert "Produce indigo" in asked
    assert "uild hall" not in asked
    assert "tatue" not in asked
    assert "no production building" in prompt.says("why guild hall")


def test_a_card_that_is_kept_is_not_listed_among_what_cannot_be_kept() -> None:
    prompt = Prompt(CLASSIC, 2, seed=3)
    for _ in range(2):
        for seat in [0, 1]:
            asked = prompt.ask(seat)
            assert prompt.type("1")
    assert "already" not in asked
    assert "Not now" not in asked


@pytest.mark.parametrize(
    ("place", "has", "choice", "clause"),
    [
        (15, {"wood": 2, "stone": 8}, "share 2", "9"),  # paid to a place
        (14, {"coin": 0, "level": 3}, "either 2", "4-5"),  # no house for another worker
    ],
)
def test_a_refusal_names_the_paragraph_that_it_follows_from(
    place: int, has: dict[str, Any], choice: str, clause: str
) -> None:
    prompt = at(CLASSIC, [["worker", 0, 0]], **worker(place, hired=3, **has))
    t = prompt.record.table
    assert isinstance(t, Town)
    if place == 15:
        t.play(0, "effect use_1" if "effect use_1" in described(t) else "effect use")
    assert t.asking is not None
    of = t.book.game
    number = of.parse(t, 0, choice)
    reason = of.why_not(t, t.asking, number)
    assert reason is not None
    assert reason.clause == clause


def described(t: Town) -> list[str]:
    """The options of seat 0."""
    return [t.describe(0, choice) for choice in t.options(0)]
