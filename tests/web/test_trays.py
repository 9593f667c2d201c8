"""Whatever a tray lets one confirm is taken, means what was selected, brings what it said."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from typing import Any, Final

import pytest

import takujo
from takujo.games.catalogue import GAMES, game
from takujo.games.fourbit_town.table import Town
from takujo.games.goryokaku.table import Goryokaku
from takujo.games.san_juan.scoring import score
from takujo.games.san_juan.table import SanJuan
from takujo.host import ahead
from takujo.host.answers import answer_wishes
from takujo.host.header import new_header
from takujo.host.record import Record
from takujo.kernel.chance import FastNumbers, fast
from takujo.kernel.seen import Seen
from takujo.kernel.table import Table
from takujo.web.pages.asked import Tray
from takujo.web.pages.fourbit_town.after import COUNTED, counts
from takujo.web.pages.table import fragment
from tests.every_game.cases import TIMES, step
from tests.web.meaning import Shown, happened, play_wishes, selected
from tests.web.selecting import Asked

TOUCHES: Final = 7  # at most, in one selection
ANSWERS: Final = 50  # of one game
WAYS: Final = 4  # selections made on one page
LOOKS: Final = 60  # questions of each game that are looked at on two guesses
APART: Final = 4  # decisions from one to the next, on average
# Buildings that change what can be selected, and how it is paid.
TOWN: Final = [
    "crane", "black_market", "carpenter", "poor_house", "library", "smithy", "quarry",
    "market_stand", "market_hall", "trading_post", "well", "aqueduct", "tower",
]  # fmt: skip


def shown(tray: Tray) -> Shown:
    """What a person sees of it."""
    return Shown([mark.wish for mark in tray.marks], tray.stands, tray.posted)


def told(t: Table, seat: int, tray: Tray) -> None:
    """Hand, points and stores afterwards are those that the tray says."""
    after = {fact.name: str(fact.after) for fact in tray.facts if fact.after != ""}
    now: dict[str, int | str] = {}
    if isinstance(t, SanJuan):
        mine = t.players[seat]
        now = {"Hand": len(mine.hand), "Points": score(t, seat), "Goods": goods(mine.goods)}
    elif isinstance(t, Town):
        now = dict(zip(COUNTED, counts(t.players[seat]), strict=True))
    elif isinstance(t, Goryokaku):
        p = t.players[seat]
        now = {"Stored": f"{p.cube_count()}/{p.storehouses}", "Pieces in hand": p.pieces}
    said = {name: str(now[name]) for name in after if name in now}
    assert {name: after[name] for name in said} == said, tray


def goods(lying: list[int]) -> int:
    """How many there are."""
    return len([good for good in lying if good])


def touched(t: Table, seat: int, chance: FastNumbers) -> tuple[str, int]:
    """Selections by chance, all of which must be taken; the last one, and how many there were."""
    asked = Asked(t.book.game.seen(t, seat))
    answer = ""
    count = 0
    for way in range(WAYS):
        made = asked.by_chance(chance, TOUCHES if way else 0)  # the first: what is proposed
        if not made.ready:
            continue
        answer = ";".join(made.posted)
        played = t.copy()
        played.ear, played.veils = [], True
        play_wishes(played, seat, answer)
        wanted = selected(shown(made), t, seat)
        if wanted:
            assert happened(shown(made), t, seat, played.ear) == wanted, answer
        if made.stands[:1] != ["role councillor"]:  # there it says how many can be kept
            told(played, seat, made)
        count += 1
    return answer, count


# --- San Juan: towns in which much can be done at once --------------------------------------------
def crowded(seed: int, rule: str) -> SanJuan:
    """A town with many goods and helpful buildings, and a hand that may be too small to pay."""
    numbers = FastNumbers(seed)
    e = game("san-juan").book().edition_data
    deck = [name for name, card in e["cards"].items() for _ in range(card["count"])]
    kinds = {name for name, card in e["cards"].items() if card["kind"] == "production"}
    numbers.shuffle(deck)
    town = ["black_market"] if numbers.below(3) else []
    town += [name for name in TOWN if name not in town and numbers.below(3) == 0]
    plants = [name for name in deck if name in kinds][: 2 + numbers.below(4)]
    town += [f"{name}=?" if numbers.below(6) else name for name in plants]
    numbers.shuffle(town)
    del town[e["limits"]["buildings"] - 1 :]
    rest = list(deck)
    for name in town:
        rest.remove(name.removesuffix("=?"))
    hand = rest[: 1 + numbers.below(4)]
    asking = {"build": numbers.below(3), "sell": 2, "produce": 2, "discard": max(1, len(hand) - 1)}
    data: dict[str, Any] = {
        "game": "san-juan", "seats": 4, "asking": [rule, 0, asking[rule]],
        "players": [{"hand": hand, "buildings": town}, {}, {}, {}],
    }  # fmt: skip
    if rule == "sell":
        data |= {"price_tile": 3, "tiles": ["3", "?", "?", "?", "4"], "tiles_seen": 1}
    t = takujo.from_json(json.dumps(data))
    assert isinstance(t, SanJuan)
    return t


@pytest.mark.parametrize("rule", ["build", "sell", "produce", "discard"])
def test_selections_in_a_crowded_town_mean_what_they_show(rule: str) -> None:
    count = 0
    for seed in range((60 if rule == "build" else 20) * TIMES):
        t = crowded(seed, rule)
        if t.asking is not None and t.asking.seat == 0 and len(t.offered) > 1:
            count += touched(t, 0, FastNumbers(seed + 1))[1]
    assert count > 20


# --- whole games of every kind --------------------------------------------------------------------
@pytest.mark.slow
@pytest.mark.parametrize("name", [each.name for each in GAMES])
def test_games_played_by_touch_are_never_refused(name: str) -> None:
    book = game(name).book()
    seats, count = book.game.seats, 0
    for seed in range(2 * TIMES):
        people = ["human"] * seats[seed % len(seats)]
        record = Record(new_header(book, people, str(seed)), book)
        numbers = FastNumbers(seed)
        while record.waiting and len(record.entries) < ANSWERS:
            seat = record.waiting[numbers.below(len(record.waiting))]
            answer, made = touched(record.table_of(seat), seat, numbers)
            count += made
            first = record.seen(seat).options()[:1]
            if answer:
                answer_wishes(record, seat, answer, record.question(seat))
            else:
                record.answer(seat, first, record.question(seat))
    assert count > ANSWERS


# --- nothing that a tray says is a guess ----------------------------------------------------------
def questions(name: str) -> Iterator[Seen[Table]]:
    """Some that are asked in random games."""
    book, chance = game(name).book(), FastNumbers(3)
    for seed in itertools.count():
        t = book.game.deal(book, book.game.seats[seed % len(book.game.seats)], fast(seed))
        t.veils = True
        while t.asking is not None:
            if chance.below(APART) == 0:
                yield book.game.seen(t, t.waiting[0])
            step(t, chance)


@pytest.mark.slow
@pytest.mark.parametrize("name", [each.name for each in GAMES])
def test_trays_are_the_same_on_every_guess(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = FastNumbers(4)
    for seen in itertools.islice(questions(name), LOOKS * TIMES):
        asked = Asked(seen)
        made = asked.by_chance(chance, TOUCHES)
        first = [fragment(asked.at), asked.html(made.stands)]
        with monkeypatch.context() as patch:
            patch.setattr(ahead, "FastNumbers", lambda guess: FastNumbers(guess + 7))
            assert [fragment(asked.at), asked.html(made.stands)] == first, made.stands
