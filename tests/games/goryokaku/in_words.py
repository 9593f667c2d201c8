"""Words at a table: what a seat reads, in the language of the test."""

from typing import Final

from takujo.cpu.random_play import play_out
from takujo.editions.language import language
from takujo.games.catalogue import game
from takujo.kernel.chance import FastNumbers
from takujo.kernel.table import Event, Table
from tests.games.goryokaku.at_the_table import AtTheTable, new_game

GAME: Final = game("goryokaku")
WORDS: Final = GAME.words
NAMES: Final = {
    "ja": ["あなた", "榎本", "武田", "土方"],
    "en": ["You", "Enomoto", "Takeda", "Hijikata"],
}
CODES: Final = ["ja", "en"]


def question(at: AtTheTable, seat: int, code: str) -> str:
    """The open question as this seat reads it."""
    asking = at.t.asking
    assert asking is not None
    return WORDS.question(GAME.seen(at.t, seat), asking, NAMES[code], language(code))


def choices(t: Table, code: str) -> list[str]:
    """All options of the seat asked, as buttons."""
    asking = t.asking
    assert asking is not None
    seen = GAME.seen(t, asking.seat)
    return [WORDS.choice(seen, asking, choice, language(code)) for choice in seen.options()]


def told(t: Table, event: Event, seat: int, code: str) -> str:
    """An event as this seat reads it."""
    known = GAME.events[event[0]].for_seat(event, seat)
    return WORDS.event(t.book, known, NAMES[code], language(code))


def story(at: AtTheTable, seat: int, code: str) -> list[str]:
    """Everything that happened, as this seat reads it."""
    sentences = [told(at.t, event, seat, code) for event in at.ear]
    return [sentence for sentence in sentences if sentence]


def table(t: Table, seat: int, code: str) -> dict[str, list[str]]:
    """The table as this seat reads it."""
    sections = WORDS.table(GAME.seen(t, seat), NAMES[code], language(code))
    return {section.heading: [line.text for line in section.lines] for section in sections}


def some_tables(seats: int, seed: int, every: int = 7) -> list[Table]:
    """Positions of one random game, from the deal to the end."""
    t = new_game(seats, seed).t
    numbers = FastNumbers(seed)
    found: list[Table] = [t.copy()]
    while t.asking is not None:
        play_out(t, numbers, every)
        found.append(t.copy())
    return found
