"""Taps of a whole game of San Juan against three computer players, by the page's own touches.

    python -m benchmarks.taps [GAMES [LEVEL]]

Somebody who wants what ``normal`` would do, and of equals the first (or plays as another level
does, often against what is proposed), plays seeded games at the pages: where that is proposed it is
confirmed, else things are touched until the tray says it, as few as it takes. Every touch of a
thing and every confirm is one tap; what is not asked costs none. The others are ``normal`` with
chance of their own. The seeds are not those of the tests.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from statistics import median
from typing import Any, Final

from takujo.cpu.levels import player
from takujo.editions.language import language
from takujo.games.catalogue import game
from takujo.host.ahead import Ahead
from takujo.host.answers import answer_wishes
from takujo.host.header import new_header
from takujo.host.preview import Preview
from takujo.host.proposal import best
from takujo.host.record import Record
from takujo.host.thinking import own_seed, whole_answer
from takujo.host.unasked import unasked
from takujo.kernel.agenda import PASS, Frame
from takujo.kernel.seen import Seen
from takujo.kernel.table import Table
from takujo.web.pages import does
from takujo.web.pages.asked import PASS_IT, Tray
from takujo.web.pages.reader import At, Reader, Seat
from takujo.web.pages.registry import pages_of
from takujo.web.pages.san_juan.preview import BLIND
from takujo.web.pages.table import tray_after

ME: Final = 0
FIRST_SEED: Final = 7001
GAMES: Final = 12
LEVEL: Final = "normal"
MOST: Final = 45  # taps, in the median
FARTHEST: Final = 12  # touches before a confirm

Choose = Callable[[Seen[Table]], int]


@dataclass(frozen=True)
class Want:
    """What somebody wants to do now, choice by choice, and how the table stands after each."""

    words: list[str]
    stands: list[Any]


def next_asked(ahead: Ahead[Table]) -> Frame | None:
    """What I am asked, behind what came to light where it is asked whatever that was."""
    asking = ahead.table.asking
    if ahead.revealed and asking is not None and asking.seat == ME and asking.id in BLIND:
        ahead.suppose()
    return ahead.asking


class Unreachable(Exception):
    """What somebody wants cannot be said by touching the page."""


def wanted(seen: Seen[Table], choose: Choose) -> Want:
    """The own choices up to where something comes to light or somebody else is asked."""
    ahead, rules = Ahead(seen), seen.table.book.game
    out = Want([], [])
    while (frame := next_asked(ahead)) is not None:
        choice = choose(rules.seen(ahead.table, ME))
        out.words.append(PASS_IT if choice == PASS else ahead.table.book.readable(frame, choice))
        ahead.take(choice)
        out.stands.append(standing(ahead.table, seen.table.reveals))
    return out


def standing(t: Table, reveals: int) -> dict[str, Any]:
    """What is asked next and what I have; of cards drawn unseen, as of guessed ones, the number."""
    data = t.book.game.to_data(t)
    mine = data["players"][ME]
    town = [f"{card}=" if good else card for card, _, good in split(mine["buildings"])]
    hand = mine["hand"] if t.reveals == reveals else len(mine["hand"])
    return {"asking": data["asking"], "town": town, "hand": hand, "chapel": len(mine["chapel"])}


def split(buildings: list[str]) -> list[tuple[str, str, str]]:
    """Each building and the good that lies on it."""
    return [each.partition("=") for each in buildings]


def says(at: At, tray: Tray, want: Want) -> bool:
    """Would confirming this tray do what is wanted, and nothing else?"""
    if not tray.ready or not tray.posted:
        return False
    made = Preview(Ahead(at.seen), tray.posted, blind=BLIND)
    return made.complete and standing(made.table, at.seen.table.reveals) in want.stands


def touches(tray: Tray, want: Want) -> Iterator[str]:
    """What is worth touching: what is wanted and not yet selected, or selected and not wanted."""
    if want.words[0] == PASS_IT:
        yield f"+{PASS_IT}"
        return
    rule = want.words[0].split(" ")[0]
    begun = rule == "build" and list(tray.stands) not in ([], [PASS_IT])
    things = (rule, "pay") if begun else (rule,)  # what pays is touched after what is built
    stands, words = Counter(tray.stands), Counter(want.words)
    yield from [f"+{word}" for word in words - stands if word.split(" ")[0] in things]
    yield from [f"-{word}" for word in stands - words if word.split(" ")[0] in things]
    yield from [extra.touch for extra in tray.extras]
    yield from [sign.touch for sign in tray.around if sign.touch]


def taps(at: At, want: Want) -> tuple[int, Tray]:
    """The fewest taps that say what is wanted, the confirm included, and the tray then."""
    pages = pages_of(at)
    first = does.question(pages, pages.scene(at)).first or Tray("", ready=False)
    ways, seen = [first], {tuple(first.stands)}
    for touched in range(FARTHEST):
        for tray in ways:
            if says(at, tray, want):
                return touched + 1, tray
        ways = list(after_one_more(at, ways, want, seen))
    raise Unreachable(want.words)


def after_one_more(
    at: At, ways: Sequence[Tray], want: Want, seen: set[tuple[str, ...]]
) -> Iterator[Tray]:
    """The trays that one more touch leads to, each once."""
    for tray in ways:
        for touch in touches(tray, want):
            after = tray_after(at, tray.stands, [touch])
            if tuple(after.stands) not in seen:
                seen.add(tuple(after.stands))
                yield after


def played(seed: str, level: str) -> Counter[str]:
    """The taps of one game, by the question that was answered with them."""
    rules = game("san-juan")
    book = rules.book()
    header = replace(new_header(book, ["person", "normal", "normal", "normal"], seed), veils=True)
    record, out = Record(header, book), Counter[str]()
    people = [Seat("Aki"), *[Seat(name, "normal") for name in ("Luisa", "Mateo", "Carmen")]]
    reader = Reader(language("en"), here="/t/m4tch")
    while record.waiting:
        seat = record.waiting[0]
        question, seen = record.question(seat), record.seen(seat)
        thinker = player("normal", rules, own_seed(seed, seat, question))
        # what leaves nothing to weigh is not asked of who plays against computer players alone
        answer = whole_answer(thinker, seen) if seat != ME else unasked(record.table_of(ME), ME)
        if answer:
            record.answer(seat, answer, question)
            continue
        at = At(reader, "m4tch", people, seen, question=question, waiting=[ME])
        person = (
            best if level == LEVEL else player(level, rules, own_seed(seed, ME, question)).choose
        )
        n, tray = taps(at, wanted(seen, person))
        out[pages_of(at).scene(at).rule] += n
        out["questions"] += 1
        answer_wishes(record, ME, ";".join(tray.posted), question)
    return out


def main(games: int = GAMES, level: str = LEVEL) -> int:
    """Play, and say where the taps go."""
    found = [played(str(FIRST_SEED + n), level) for n in range(games)]
    totals = sorted(sum(each.values()) - each["questions"] for each in found)
    print(f"taps of {games} games: median {median(totals)}, from {totals[0]} to {totals[-1]}")
    together = sum(found, Counter[str]())
    print(f"questions in the median: {median(each['questions'] for each in found)}")
    for rule, n in together.most_common():
        if rule != "questions":
            print(f"  {rule:14} {n / games:5.1f} a game")
    return 0 if median(totals) <= MOST else 1


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if sys.argv[1:] else GAMES, *sys.argv[2:3]))
