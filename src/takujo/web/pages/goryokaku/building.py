"""Castle build and magistrate's office: what is built, and how it is paid."""

from __future__ import annotations

from dataclasses import dataclass

from takujo.games.goryokaku.castle_build import bill
from takujo.games.goryokaku.magistrate import board_of
from takujo.games.goryokaku.names import ERAS, KINDS
from takujo.kernel.agenda import PASS
from takujo.web.pages.asked import Fact, Question, Term, Tray
from takujo.web.pages.goryokaku.eras import numeral
from takujo.web.pages.goryokaku.faces import face, tile
from takujo.web.pages.goryokaku.options import Fan, Option, asked, spare, touch_of
from takujo.web.pages.goryokaku.scene import Scene
from takujo.web.pages.goryokaku.signs import Part
from takujo.web.pages.templates import fill


@dataclass(frozen=True)
class Coin:
    """A cube that may pay the any-kind part."""

    wish: str
    part: Part
    on: bool


def build(s: Scene) -> Question:
    """The castle cards in hand, each with what is owed for it now."""
    first = s.e.first_castle - 1
    shown = s.frame.rule.candidates(s.t, s.me, s.frame.n)
    options = []
    for choice in shown:
        touch = touch_of(s, choice)
        card = face(s, choice + first, owed=True)
        options.append(Option(touch, small=touch.why, face=card, spoken=card.spoken))
    own = [choice for choice in s.offered() if choice != PASS]
    trays = [build_tray(s, choice) for choice in own]
    return asked(s, Fan("cards", options), "castle", trays)


def build_tray(s: Scene, choice: int) -> Tray:
    """The bill, the cubes proposed for its any-kind part, and the reward."""
    card = choice + s.e.first_castle - 1
    owed = bill(s.t, s.me, card)
    printed = sum(s.e.cost[card]) + s.e.any_kind[card]
    help = printed - sum(owed)
    terms = [Term(s.cards.title(card), printed)]
    if help:
        terms.append(Term(s.say.say("levels and persons"), help, "−", True))
    total = s.say.many("{n} cube", "{n} cubes", sum(owed))
    rest = [s.p.cubes[kind] - owed[kind] for kind in range(len(KINDS))]
    chosen = spare(rest, owed[-1])
    return Tray(
        label=s.say.say("Build {card}", card=s.cards.the(card)),
        choice=s.readable(choice),
        terms=terms,
        total=Term("", None, text=total),
        price=total,
        inside=fill(
            "goryokaku/payment.html",
            s.at.reader,
            fixed=s.signs.cost(owed[:-1]),
            owed=owed[-1],
            coins=coins(s, rest, chosen),
            reward=[part for row in s.e.rewards[card] for part in s.signs.row(row)],
            words={
                "pays": s.say.say("Pays"),
                "any": s.say.say("any kind {n}:", n=owed[-1]),
                "more": s.say.many("{n} more", "{n} more", owed[-1]),
            },
        ),
    )


def coins(s: Scene, rest: list[int], chosen: list[int]) -> list[Coin]:
    """The cubes left after the printed kinds; the proposed ones are on."""
    out: list[Coin] = []
    for kind in range(len(KINDS)):
        wanted = chosen.count(kind)
        for i in range(min(rest[kind], len(chosen))):  # more of a kind could not be paid
            out.append(Coin(f"pay {KINDS[kind]}", s.signs.cube(kind), i < wanted))
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
    touch, shown = touch_of(s, place), tile(s, place)
    return Option(touch, small=touch.why, tile=shown, spoken=shown.spoken)


def office_tray(s: Scene, place: int) -> Tray:
    """What the tile brings, and the pieces before and after."""
    shown = tile(s, place)
    return Tray(
        label=s.say.say("Build on “{tile}”", tile=shown.name),
        choice=s.readable(place),
        price=s.say.many("{n} building piece", "{n} building pieces", shown.pieces),
        note=s.cards.tile_text(s.t.tiles[place - 1]),
        facts=[
            Fact(s.say.say("Points now"), shown.points),
            Fact(s.say.say("Pieces in hand"), s.p.pieces, s.p.pieces - shown.pieces),
        ],
    )
