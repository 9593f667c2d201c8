"""Every other question: cards, tiles, rows, steps or cubes to touch in the tray."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from takujo.editions.language import mark
from takujo.games.goryokaku import names
from takujo.games.goryokaku.names import KINDS
from takujo.games.goryokaku.onigiri_action import SPACE, kind_of
from takujo.games.goryokaku.persons import card_and_way, row_of
from takujo.games.goryokaku.table import Goryokaku
from takujo.host.preview import Preview
from takujo.host.proposal import best
from takujo.host.proposal import proposed as proposed_by_normal
from takujo.kernel.agenda import PASS
from takujo.web.pages.asked import PASS_IT, Fact, Mark, Question, Touch, Tray
from takujo.web.pages.goryokaku.act import variant_parts
from takujo.web.pages.goryokaku.faces import Face, Step, Tile, face, steps
from takujo.web.pages.goryokaku.free import free_trays, outcome_html
from takujo.web.pages.goryokaku.preview import outcome
from takujo.web.pages.goryokaku.scene import Scene
from takujo.web.pages.row_signs import Symbol


@dataclass(frozen=True)
class Option:
    """Something to touch: a card, a tile of a board, or signs with a small line."""

    touch: Touch
    parts: list[Symbol] = field(default_factory=list)
    small: str = ""
    face: Face | None = None
    tile: Tile | None = None
    price: int = -1  # in onigiri
    spoken: str = ""


@dataclass(frozen=True)
class Fan:
    """Options of one shape; those of boards come row by row."""

    shape: str  # cards, tiles, rows, boards, cubes
    options: list[Option] = field(default_factory=list)
    way: list[Step] = field(default_factory=list)  # the steps of the daiba above them
    rows: list[tuple[str, list[Option]]] = field(default_factory=list)

    @property
    def columns(self) -> int:
        """As many as fill their rows evenly."""
        widest = ABREAST.get(self.shape, 1)
        rows = -(-len(self.options) // widest)
        return -(-len(self.options) // rows) if rows else 1


PROPOSED = (names.KEEP, names.GIVE, names.DAIBA, names.EFFECT)  # what is paid, taken or kept
ABREAST = {"cards": 5, "tiles": 4}  # things of a shape that lie beside each other on a phone
Tiled = Callable[[Scene, int, Touch], Option]


def asked(s: Scene, fan: Fan, kind: str = "one", trays: list[Tray] | None = None) -> Question:
    """The question around its things."""
    made = trays if trays is not None else [tray(s, choice) for choice in s.choices()]
    return Question(
        rule=s.rule,
        kind=kind,
        title=s.title(),
        passing=passing(s) if PASS in s.offered() else "",
        trays=[*made, *free_trays(s)],
        first=proposed(s, made),
        fan=[fan],
    )


def proposed(s: Scene, trays: Sequence[Tray]) -> Tray | None:
    """What is selected at first: the only choice, or what ``normal`` would pay, take or keep."""
    offered = s.offered()
    if len(offered) > 1 and s.frame.id not in PROPOSED:
        return None
    wish = s.readable(best(s.at.seen)) if len(offered) > 1 else s.readable(offered[0])
    return next((tray for tray in trays if tray.choice == wish), None)


def passing(s: Scene) -> str:
    """Not doing it, in few words."""
    if s.frame.id == names.PERSONS:
        return s.say.say("No more") if s.t.acted else s.say.say("Use nobody")
    return s.say.say("No more") if s.frame.n else s.say.say("Do not")


def tray(s: Scene, choice: int) -> Tray:
    """The act with what it brings."""
    return Tray(
        label=s.words(choice),
        choice=s.readable(choice),
        inside=outcome_html(s, outcome(s, choice)),
    )


# --- the shapes of options --------------------------------------------------------------------
def card_option(s: Scene, card: int, touch: Touch, owed: bool = False) -> Option:
    """A card of the hand, with its price or with what is owed for it now."""
    return Option(touch, face=face(s, card, owed), small=touch.why, spoken=s.cards.line(card))


def castle_option(s: Scene, choice: int, touch: Touch) -> Option:
    """A castle card by its own number."""
    return card_option(s, s.castle(choice), touch)


def discard_option(s: Scene, card: int, touch: Touch) -> Option:
    """A person with what discarding it brings."""
    row = s.e.discard_row[card]
    assert row is not None
    parts = [Symbol(s.cards.title(card)), *s.signs.row(row)]
    return Option(touch, parts, touch.why, spoken=s.words(card))


def row_option(s: Scene, choice: int, touch: Touch) -> Option:
    """A person's row, in one of its ways."""
    card, way = card_and_way(choice, s.e.effects.most_ways)
    row = row_of(s.t, card)
    assert row is not None
    title = s.cards.title(card)
    small = s.say.say("{name}: {what}", name=title, what=touch.why) if touch.why else title
    return Option(touch, s.signs.way(row, way), small, spoken=s.words(choice))


def onigiri_option(s: Scene, choice: int, touch: Touch) -> Option:
    """An onigiri action with its price."""
    price = s.e.onigiri_price[kind_of(s.e, choice)]
    if choice <= s.e.castles:
        shown = face(s, s.castle(choice))
        return Option(touch, small=touch.why, face=shown, price=price, spoken=s.words(choice))
    parts = variant_parts(s, choice)
    if choice - s.e.castles > SPACE:
        parts = [*parts, Symbol("↻", quiet=True)]
    return Option(touch, parts, touch.why, price=price, spoken=s.words(choice))


def step_option(s: Scene, choice: int, touch: Touch) -> Option:
    """One way to pay the next step of the daiba."""
    step = s.e.steps[s.p.daiba]
    way = s.e.step_price(s.p.daiba, choice)
    parts = [*s.signs.things(way), Symbol("→", quiet=True), *s.signs.either(step.gains, "+")]
    return Option(touch, parts, touch.why, spoken=s.words(choice))


def reward_option(s: Scene, choice: int, touch: Touch) -> Option:
    """One way to take a reward."""
    row = s.e.effects.rows[s.frame.n]
    return Option(touch, s.signs.way(row, choice), touch.why, spoken=s.words(choice))


# --- questions --------------------------------------------------------------------------------
SHAPES: Final[dict[int, tuple[str, Tiled]]] = {
    names.KEEP: ("cards", castle_option),
    names.FREE_FIRST: ("tiles", discard_option),
    names.HIRE: ("cards", card_option),
    names.PERSONS: ("tiles", row_option),
    names.ONIGIRI: ("mixed", onigiri_option),
    names.DAIBA: ("tiles", step_option),
    names.GIVE: ("cards", card_option),
    names.EFFECT: ("tiles", reward_option),
}


def ask(s: Scene) -> Question:
    """Of the candidates one, or as many as the rule asks for in one go."""
    shape, tiled = SHAPES[s.frame.id]
    shown = s.frame.rule.candidates(s.t, s.me, s.frame.n)
    way = steps(s, s.me) if s.frame.id == names.DAIBA else []
    fan = Fan(shape, [tiled(s, choice, s.touch(choice)) for choice in shown], way)
    return asked(s, fan) if s.together == 1 else counted(s, fan)


def finish(s: Scene) -> Question:
    """The end of the turn is ready on the button; persons in the hand can be touched."""
    return Question(
        rule="finish",
        kind="one",
        title=s.title(),
        passing=s.words(PASS),
        trays=free_trays(s),
        first=Tray(s.words(PASS), PASS_IT),
    )


def counted(s: Scene, fan: Fan) -> Question:
    """Exactly so many of the things; those that ``normal`` would pick are proposed."""
    made = asked(s, fan, "many", [])
    return replace(made, passing="", first=picked(s, proposed_by_normal(s.ahead, (s.frame.id,))))


# What is done with those that were picked.
THESE: Final = {
    names.KEEP: mark("Keep these"),
    names.GIVE: mark("Discard these"),
    names.PAY: mark("Pay these"),
    names.STORE: mark("Return these"),
}


def picked(s: Scene, selected: Sequence[str]) -> Tray:
    """As many as were touched, and how many are still missing."""
    frame, say = s.frame, s.say
    missing, made = s.together - len(selected), Preview(s.ahead, selected)
    return Tray(
        label=say.many("{n} more", "{n} more", missing) if missing else say.say(THESE[frame.id]),
        selected=selected,
        wishes=selected,
        ready=made.complete and not missing,
        marks=[Mark(each, given=True) for each in selected],
        facts=facts(s, made) if selected else [],
    )


def facts(s: Scene, made: Preview[Goryokaku]) -> list[Fact]:
    """Cubes before and after, where cubes are given up."""
    if s.frame.id not in (names.PAY, names.STORE):
        return []
    p = made.table.players[s.me]
    before, then = f"{s.p.cube_count()}/{s.p.storehouses}", f"{p.cube_count()}/{p.storehouses}"
    return [Fact(s.say.say("Stored"), before, then)]


def cubes(s: Scene) -> Question:
    """Cubes to pay or to return, each of them by itself."""
    words = [f"{s.rule} {kind}" for kind in KINDS]
    options: list[Option] = []
    for kind, n in enumerate(s.p.cubes):
        name, part = s.signs.called[kind], s.signs.cube(kind)
        options += [Option(Touch(words[kind], name=name), [part], spoken=name)] * n
    return counted(s, Fan("cubes", options))
