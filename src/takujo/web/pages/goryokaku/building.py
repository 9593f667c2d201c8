"""Castle build and magistrate's office: what is built, and how it is paid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from takujo.games.goryokaku.castle_build import bill
from takujo.games.goryokaku.magistrate import board_of
from takujo.games.goryokaku.names import ERAS, KINDS
from takujo.host.preview import Preview
from takujo.kernel.agenda import PASS
from takujo.web.pages.asked import Fact, Mark, Question, Term, Tray, touched
from takujo.web.pages.goryokaku.eras import numeral
from takujo.web.pages.goryokaku.faces import face, tile
from takujo.web.pages.goryokaku.options import Fan, Option, asked, spare
from takujo.web.pages.goryokaku.scene import Scene
from takujo.web.pages.row_signs import Symbol
from takujo.web.pages.templates import fill

COIN = "coin "  # how a selection names a cube that pays the any-kind part: ``coin 2``


@dataclass(frozen=True)
class Coin:
    """A cube that may pay the any-kind part."""

    kind: int
    part: Symbol
    touch: str
    on: bool


def build(s: Scene) -> Question:
    """The castle cards in hand, each with what is owed for it now."""
    first = s.e.first_castle - 1
    shown = s.frame.rule.candidates(s.t, s.me, s.frame.n)
    options = []
    for choice in shown:
        touch = s.touch(choice)
        card = face(s, choice + first, owed=True)
        options.append(Option(touch, small=touch.why, face=card, spoken=card.spoken))
    own = [s.readable(choice) for choice in s.offered() if choice != PASS]
    trays = [replace(payment(s, [choice, *proposed(s, choice)]), choice=choice) for choice in own]
    return asked(s, Fan("cards", options), "castle", trays)


def castle_card(s: Scene, choice: str) -> int:
    """The card that a choice names; KeyError where it cannot be built."""
    own = {s.readable(each): each for each in s.offered() if each != PASS}
    return own[choice] + s.e.first_castle - 1


def rest(s: Scene, owed: list[int]) -> list[int]:
    """The cubes left by kind once the printed kinds are paid."""
    return [s.p.cubes[kind] - owed[kind] for kind in range(len(KINDS))]


def kinds_left(s: Scene, owed: list[int]) -> list[int]:
    """The kinds of the cubes that may pay the any-kind part, one by one."""
    left = rest(s, owed)  # more of a kind than are owed could not be paid
    return [kind for kind in range(len(KINDS)) for _ in range(min(left[kind], owed[-1]))]


def proposed(s: Scene, choice: str) -> list[str]:
    """The cubes that are least missed."""
    owed = bill(s.t, s.me, castle_card(s, choice))
    chosen, out = spare(rest(s, owed), owed[-1]), list[str]()
    for at, kind in enumerate(kinds_left(s, owed)):
        if kind in chosen:
            chosen.remove(kind)
            out.append(f"{COIN}{at}")
    return out


def settled(s: Scene, selected: Sequence[str], touch: str) -> list[str]:
    """As many cubes as are owed: one more puts the first one back."""
    if not touch[1:].startswith(COIN):
        word = touch[1:]
        return [word, *proposed(s, word)] if touch.startswith("+") else []
    owed = bill(s.t, s.me, castle_card(s, selected[0]))
    return [selected[0], *touched(selected[1:], touch)[-owed[-1] :]]


def payment(s: Scene, selected: Sequence[str]) -> Tray:
    """The bill, the cubes for its any-kind part, and the reward."""
    if not selected:
        return Tray("", ready=False)
    card, say = castle_card(s, selected[0]), s.say
    owed = bill(s.t, s.me, card)
    printed = sum(s.e.cost[card]) + s.e.any_kind[card]
    terms = [Term(s.cards.title(card), printed)]
    if printed > sum(owed):
        terms.append(Term(say.say("levels and persons"), printed - sum(owed), "−", True))
    total = say.many("{n} cube", "{n} cubes", sum(owed))
    shown = coins(s, owed, selected[1:])
    pays = [f"pay {KINDS[coin.kind]}" for coin in shown if coin.on]
    missing, made = owed[-1] - len(pays), Preview(s.ahead, [selected[0], *pays])
    act = say.say("Build {card}", card=s.cards.the(card))
    return Tray(
        label=say.many("{n} more", "{n} more", missing) if missing else act,
        selected=selected,
        wishes=[selected[0], *pays],
        ready=made.complete and not missing,
        marks=[Mark(selected[0])],
        terms=terms,
        total=Term("", total),
        price="" if missing else total,
        inside=fill(
            "goryokaku/payment.html",
            s.at.reader,
            fixed=s.signs.cost(owed[:-1]),
            owed=owed[-1],
            coins=shown,
            reward=[part for row in s.e.rewards[card] for part in s.signs.row(row)],
            words={"pays": say.say("Pays"), "any": say.say("any kind {n}:", n=owed[-1])},
        ),
    )


def coins(s: Scene, owed: list[int], selected: Sequence[str]) -> list[Coin]:
    """The cubes left after the printed kinds; those that pay are on."""
    out: list[Coin] = []
    for at, kind in enumerate(kinds_left(s, owed)):
        on = f"{COIN}{at}" in selected
        out.append(Coin(kind, s.signs.cube(kind), f"{'-' if on else '+'}{COIN}{at}", on))
    return out


def office(s: Scene) -> Question:
    """The tiles of all boards, board by board, those face down too."""
    rows: list[tuple[str, list[Option]]] = []
    for board in range(1, ERAS + 1):
        places = [p for p in range(1, len(s.t.tiles) + 1) if board_of(s.t, p) == board]
        rows.append((numeral(s, board), [tile_option(s, place) for place in places]))
    own = [choice for choice in s.offered() if choice != PASS]
    return asked(s, Fan("boards", rows=rows), trays=[office_tray(s, place) for place in own])


def tile_option(s: Scene, place: int) -> Option:
    """One tile."""
    touch, shown = s.touch(place), tile(s, place)
    return Option(touch, small=touch.why, tile=shown, spoken=shown.spoken)


def office_tray(s: Scene, place: int) -> Tray:
    """What the tile brings, and the pieces before and after."""
    shown, made = tile(s, place), Preview(s.ahead, [s.readable(place)])
    return Tray(
        label=s.say.say("Build on “{tile}”", tile=shown.name),
        choice=s.readable(place),
        price=s.say.many("{n} building piece", "{n} building pieces", shown.pieces),
        facts=[
            Fact(s.say.say("Points now"), shown.points),
            Fact(s.say.say("Pieces in hand"), s.p.pieces, made.table.players[s.me].pieces),
        ],
    )
