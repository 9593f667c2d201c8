"""Every other question: cards, tiles, rows, steps or cubes to touch in the tray."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from takujo.games.goryokaku import names
from takujo.games.goryokaku.names import KINDS
from takujo.games.goryokaku.onigiri_action import SPACE, kind_of
from takujo.games.goryokaku.persons import card_and_way, row_of
from takujo.games.goryokaku.table import Goryokaku
from takujo.host.preview import Preview
from takujo.kernel.agenda import PASS
from takujo.web.pages.asked import PASS_IT, Fact, Mark, Question, Touch, Tray
from takujo.web.pages.goryokaku.act import variant_parts
from takujo.web.pages.goryokaku.faces import Face, Tile, discard_gain, face
from takujo.web.pages.goryokaku.free import free_trays, outcome_html
from takujo.web.pages.goryokaku.preview import outcome
from takujo.web.pages.goryokaku.scene import Scene
from takujo.web.pages.goryokaku.steps import Step, steps
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


ABREAST = {"cards": 5, "tiles": 4}  # things of a shape that lie beside each other on a phone
Tiled = Callable[[Scene, int, Touch], Option]


def ask(s: Scene, shape: str, tiled: Tiled) -> Question:
    """One of the candidates."""
    shown = s.frame.rule.candidates(s.t, s.me, s.frame.n)
    return asked(s, Fan(shape, [tiled(s, choice, s.touch(choice)) for choice in shown]))


def asked(s: Scene, fan: Fan, kind: str = "one", trays: list[Tray] | None = None) -> Question:
    """The question around its things."""
    own = [choice for choice in s.offered() if choice != PASS]
    made = trays if trays is not None else [tray(s, choice) for choice in own]
    alone = len(own) == 1 and PASS not in s.offered()
    return Question(
        rule=s.rule,
        kind=kind,
        title=s.title(),
        passing=passing(s) if PASS in s.offered() else "",
        trays=[*made, *free_trays(s)],
        first=made[0] if made and alone else None,
        fan=[fan],
    )


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
def card_option(s: Scene, card: int, touch: Touch) -> Option:
    """A card of the hand."""
    return Option(touch, face=face(s, card), small=touch.why, spoken=s.cards.line(card))


def castle_option(s: Scene, choice: int, touch: Touch) -> Option:
    """A castle card by its own number."""
    return card_option(s, choice + s.e.first_castle - 1, touch)


def discard_option(s: Scene, card: int, touch: Touch) -> Option:
    """A person with what discarding it brings."""
    shown = face(s, card)
    return Option(
        touch, [Symbol(shown.name), *discard_gain(s, card)], touch.why, spoken=s.words(card)
    )


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
        shown = face(s, choice + s.e.first_castle - 1)
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
def keep(s: Scene) -> Question:
    """Which castle card stays."""
    return several(s, "cards", castle_option)


def hire(s: Scene) -> Question:
    """Whom to hire."""
    return ask(s, "cards", card_option)


def free_first(s: Scene) -> Question:
    """Whom to discard, so that a space becomes possible."""
    return ask(s, "tiles", discard_option)


def persons(s: Scene) -> Question:
    """Which row acts next."""
    return ask(s, "tiles", row_option)


def onigiri(s: Scene) -> Question:
    """Cards of the row, then everything else."""
    return ask(s, "mixed", onigiri_option)


def daiba(s: Scene) -> Question:
    """How to pay the next step."""
    shown = s.frame.rule.candidates(s.t, s.me, s.frame.n)
    options = [step_option(s, choice, s.touch(choice)) for choice in shown]
    return asked(s, Fan("tiles", options, way=steps(s, s.me)))


def reward(s: Scene) -> Question:
    """Which reward."""
    return ask(s, "tiles", reward_option)


def give(s: Scene) -> Question:
    """Which cards of the hand pay the daiba."""
    return several(s, "cards", card_option)


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


def several(s: Scene, shape: str, tiled: Tiled) -> Question:
    """So many of them as the rule asks for in one go."""
    n = s.frame.rule.together(s.t, s.me, s.frame.n)
    if n == 1:
        return ask(s, shape, tiled)
    shown = s.frame.rule.candidates(s.t, s.me, s.frame.n)
    fan = Fan(shape, [tiled(s, choice, s.touch(choice)) for choice in shown])
    return counted(s, fan, n)


def counted(s: Scene, fan: Fan, n: int, proposed: Sequence[str] = ()) -> Question:
    """Exactly so many of the things."""
    made = asked(s, fan, "many", [])
    return replace(made, passing="", first=picked(s, proposed))


def picked(s: Scene, selected: Sequence[str]) -> Tray:
    """As many as were touched, and how many are still missing."""
    frame, say = s.frame, s.say
    missing = frame.rule.together(s.t, s.me, frame.n) - len(selected)
    act = say.say("Keep these") if frame.id == names.KEEP else say.say("Discard these")
    if frame.id in (names.PAY, names.STORE):
        act = say.say("Pay these") if frame.id == names.PAY else say.say("Return these")
    made = Preview(s.ahead, selected)
    return Tray(
        label=say.many("{n} more", "{n} more", missing) if missing else act,
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
    """Cubes to pay or to return, each of them by itself; the most plentiful are proposed."""
    rule = s.rule
    n = s.frame.rule.together(s.t, s.me, s.frame.n)
    options = [
        Option(Touch(f"{rule} {KINDS[kind]}", name=s.signs.called[kind]), [s.signs.cube(kind)],
               spoken=s.signs.called[kind])
        for kind in range(len(KINDS))
        for _ in range(s.p.cubes[kind])
    ]  # fmt: skip
    chosen = [f"{rule} {KINDS[kind]}" for kind in spare(s.p.cubes, n)]
    return counted(s, Fan("cubes", options), n, chosen)


def spare(cubes: list[int], n: int) -> list[int]:
    """The kinds to give up first: of which most are left, the common ones before the rare."""
    left = cubes[:]
    out: list[int] = []
    for _ in range(n):
        kind = max(range(len(KINDS)), key=lambda kind: (left[kind], -kind))
        left[kind] -= 1
        out.append(kind)
    return sorted(out)
