"""Words at a table of 4bit Town: what a seat reads, in the language of the test."""

from typing import Final

from takujo.editions.language import language
from takujo.games.fourbit_town import names
from takujo.kernel.agenda import PASS
from takujo.kernel.chance import FastNumbers, fast
from takujo.kernel.table import Event, Table
from tests.games.fourbit_town.at_the_town import GAME

WORDS: Final = GAME.words
CODES: Final = ["ja", "en"]
EDITIONS: Final = ["revised", "classic"]
NAMES: Final = {
    "ja": ["あなた", "エイダ", "ケン", "リナ"],
    "en": ["You", "Ada", "Ken", "Lina"],
}


def question(t: Table, seat: int, code: str) -> str:
    """The open question as this seat reads it."""
    asking = t.asking
    assert asking is not None
    return WORDS.question(GAME.seen(t, seat), asking, NAMES[code], language(code))


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


def story(t: Table, ear: list[Event], seat: int, code: str) -> list[str]:
    """Everything that happened, as this seat reads it."""
    return [sentence for event in ear if (sentence := told(t, event, seat, code))]


def table(t: Table, seat: int, code: str) -> dict[str, list[str]]:
    """The table as this seat reads it."""
    sections = WORDS.table(GAME.seen(t, seat), NAMES[code], language(code))
    return {section.heading: [line.text for line in section.lines] for section in sections}


def lively_game(edition: str, seats: int, seed: int) -> list[Table]:
    """Every position of a game in which chance decides, but nobody is poor or without workers."""
    free = {"revised": "upkeep.coins_per_level=0", "classic": "upkeep.units=0"}[edition]
    rich = [f"setup.coins.{place}=60" for place in range(4)]
    t = GAME.deal(GAME.book(edition, [free, *rich]), seats, fast(seed))
    t.ear = []
    numbers = FastNumbers(seed)
    found = [t.copy()]
    while t.asking is not None:
        options = t.offered
        choice = options[numbers.below(len(options))]
        if t.asking.id in (names.DECLARE, names.UPKEEP) or choice == PASS:
            choice = options[-1]
        GAME.answer(t, t.asking.seat, choice)
        found.append(t.copy())
    found[-1].ear = t.ear
    return found
