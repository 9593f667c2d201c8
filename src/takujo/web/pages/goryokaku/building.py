"""Castle build and magistrate's office: what is built, and how it is paid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from takujo.games.goryokaku.castle_build import bill
from takujo.games.goryokaku.magistrate import board_of
from takujo.games.goryokaku.names import ERAS, KINDS, PAY
from takujo.host.preview import Preview
from takujo.host.proposal import proposed as proposed_by_normal
from takujo.web.pages.asked import Extra, Fact, Mark, Question, Term, Tray, touched
from takujo.web.pages.goryokaku.eras import numeral
from takujo.web.pages.goryokaku.faces import tile
from takujo.web.pages.goryokaku.options import Fan, Option, asked, card_option
from takujo.web.pages.goryokaku.scene import Scene
from takujo.web.pages.templates import fill

COIN = "coin "  # how a selection names a cube that pays the any-kind part: ``coin 2``


def build(s: Scene) -> Question:
    """The castle cards in hand, each with what is owed for it now."""
    shown = s.frame.rule.candidates(s.t, s.me, s.frame.n)
    options = [card_option(s, s.castle(each), s.touch(each), owed=True) for each in shown]
    own = [s.readable(choice) for choice in s.choices()]
    trays = [replace(payment(s, [choice, *proposed(s, choice)]), choice=choice) for choice in own]
    return asked(s, Fan("cards", options), "castle", trays)


def castle_card(s: Scene, choice: str) -> int:
    """The card that a choice names; KeyError where it cannot be built."""
    own = {s.readable(each): each for each in s.choices()}
    return s.castle(own[choice])


def kinds_left(s: Scene, owed: list[int]) -> list[int]:
    """The kinds of the cubes that may pay the any-kind part, one by one."""
    left = [s.p.cubes[kind] - owed[kind] for kind in range(len(KINDS))]
    # more of a kind than are owed could not be paid
    return [kind for kind in range(len(KINDS)) for _ in range(min(left[kind], owed[-1]))]


def proposed(s: Scene, choice: str) -> list[str]:
    """The cubes that ``normal`` would pay for the any-kind part; where it is forced, all there are.

    A cube is named by its place among those that may pay.
    """
    owed = bill(s.t, s.me, castle_card(s, choice))
    left, begun = kinds_left(s, owed), Preview(s.ahead, [choice])
    paid = [wish.removeprefix("pay ") for wish in proposed_by_normal(begun.ahead, (PAY,))]
    kinds = [KINDS.index(kind) for kind in paid] if len(paid) == owed[-1] else left[: owed[-1]]
    out: list[str] = []
    for at, kind in enumerate(left):
        if kind in kinds:
            kinds.remove(kind)
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
    pays = [f"pay {coin.piece.kind}" for coin in shown if coin.on]
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


def coins(s: Scene, owed: list[int], selected: Sequence[str]) -> list[Extra]:
    """The cubes left after the printed kinds; those that pay are on."""
    out: list[Extra] = []
    for at, kind in enumerate(kinds_left(s, owed)):
        coin, cube = f"{COIN}{at}", s.signs.cube(kind)
        on = coin in selected
        out.append(Extra(cube.name, f"{'-' if on else '+'}{coin}", on, cube))
    return out


def office(s: Scene) -> Question:
    """The tiles of all boards, board by board, those face down too."""
    rows: list[tuple[str, list[Option]]] = []
    for board in range(1, ERAS + 1):
        places = [p for p in range(1, len(s.t.tiles) + 1) if board_of(s.t, p) == board]
        rows.append((numeral(s, board), [tile_option(s, place) for place in places]))
    return asked(s, Fan("boards", rows=rows), trays=[office_tray(s, at) for at in s.choices()])


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
