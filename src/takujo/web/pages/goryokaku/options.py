"""Every other question: cards, tiles, rows, steps or cubes to touch in the tray."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from takujo.games.goryokaku import names
from takujo.games.goryokaku.names import KINDS
from takujo.games.goryokaku.onigiri_action import SPACE, kind_of
from takujo.games.goryokaku.persons import row_of
from takujo.kernel.agenda import PASS
from takujo.web.pages.asked import Fact, Question, Touch, Tray
from takujo.web.pages.game_words import words_of
from takujo.web.pages.goryokaku.act import variant_parts
from takujo.web.pages.goryokaku.faces import Face, Tile, discard_gain, face
from takujo.web.pages.goryokaku.free import free_trays, outcome_html
from takujo.web.pages.goryokaku.preview import card_of, outcome
from takujo.web.pages.goryokaku.refused import short_why
from takujo.web.pages.goryokaku.scene import Scene
from takujo.web.pages.goryokaku.signs import Part
from takujo.web.pages.goryokaku.steps import Step, steps


@dataclass(frozen=True)
class Option:
    """Something to touch: a card, a tile of a board, or signs with a small line."""

    touch: Touch
    parts: list[Part] = field(default_factory=list)
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


def touch_of(s: Scene, choice: int) -> Touch:
    """What touching a candidate does."""
    posted = s.readable(choice)
    if choice in s.offered():
        return Touch(posted, name=s.words(choice))
    reason = s.t.book.game.why_not(s.t, s.frame, choice)
    return Touch(why=short_why(s, reason) if reason else "", sheet=f"why/{posted}")


def ask(s: Scene, shape: str, tiled: Tiled) -> Question:
    """One of the candidates."""
    shown = s.frame.rule.candidates(s.t, s.me, s.frame.n)
    return asked(s, Fan(shape, [tiled(s, choice, touch_of(s, choice)) for choice in shown]))


def asked(s: Scene, fan: Fan, kind: str = "one", trays: list[Tray] | None = None) -> Question:
    """The question around its things."""
    frame = s.frame
    own = [choice for choice in s.offered() if choice != PASS]
    made = trays if trays is not None else [tray(s, choice) for choice in own]
    return Question(
        rule=s.t.book.paragraphs[frame.id].name,
        kind=kind,
        title=words_of(s.t.book).question(s.at.seen, frame, s.names, s.say),
        passing=passing(s) if PASS in s.offered() else "",
        trays=[*made, *free_trays(s)],
        proposed=[s.readable(own[0])] if len(own) == 1 and PASS not in s.offered() else [],
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
        note=about(s, choice),
    )


def about(s: Scene, choice: int) -> str:
    """What the card does that a choice names, where that is what the choice is about."""
    if s.frame.id == names.KEEP or (s.frame.id == names.ONIGIRI and choice <= s.e.castles):
        return s.cards.line(choice + s.e.first_castle - 1)
    return s.cards.line(choice) if s.frame.id == names.GIVE else ""


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
        touch, [Part(shown.name), *discard_gain(s, card)], touch.why, spoken=s.words(card)
    )


def row_option(s: Scene, choice: int, touch: Touch) -> Option:
    """A person's row, in one of its ways."""
    card = card_of(s.t, choice)
    row = row_of(s.t, card)
    assert row is not None
    way = (choice - 1) % s.e.effects.most_ways + 1
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
        parts = [*parts, Part("↻", quiet=True)]
    return Option(touch, parts, touch.why, price=price, spoken=s.words(choice))


def step_option(s: Scene, choice: int, touch: Touch) -> Option:
    """One way to pay the next step of the daiba."""
    step = s.e.steps[s.p.daiba]
    way = step.pays[s.e.step_prices[s.p.daiba].index(choice)]
    parts = [*s.signs.things(way), Part("→", quiet=True), *s.signs.either(step.gains, "+")]
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
    options = [step_option(s, choice, touch_of(s, choice)) for choice in shown]
    return asked(s, Fan("tiles", options, way=steps(s, s.me)))


def reward(s: Scene) -> Question:
    """Which reward."""
    return ask(s, "tiles", reward_option)


def give(s: Scene) -> Question:
    """Which cards of the hand pay the daiba."""
    return several(s, "cards", card_option)


def several(s: Scene, shape: str, tiled: Tiled) -> Question:
    """So many of them as the rule asks for in one go."""
    n = s.frame.rule.together(s.t, s.me, s.frame.n)
    if n == 1:
        return ask(s, shape, tiled)
    shown = s.frame.rule.candidates(s.t, s.me, s.frame.n)
    fan = Fan(shape, [tiled(s, choice, touch_of(s, choice)) for choice in shown])
    return counted(s, fan, n)


def counted(s: Scene, fan: Fan, n: int, proposed: list[str] | None = None) -> Question:
    """Exactly so many of the things."""
    made = asked(s, fan, "many", [])
    act = s.say.say("Keep these") if s.frame.id == names.KEEP else s.say.say("Discard these")
    if s.frame.id in (names.PAY, names.STORE):
        act = s.say.say("Pay these") if s.frame.id == names.PAY else s.say.say("Return these")
    more = [s.say.many("{n} more", "{n} more", k) for k in range(n + 1)]
    whole = Tray(label=act, facts=facts(s, n))
    return Question(
        rule=made.rule, kind="many", title=made.title, least=n, most=n, fan=made.fan,
        trays=[whole, *made.trays], proposed=proposed or [], texts={"missing": more},
    )  # fmt: skip


def facts(s: Scene, n: int) -> list[Fact]:
    """Cubes before and after, where cubes are given up."""
    if s.frame.id not in (names.PAY, names.STORE):
        return []
    held = s.p.cube_count()
    return [Fact(s.say.say("Stored"), f"{held}/{s.p.storehouses}", f"{held - n}/{s.p.storehouses}")]


def cubes(s: Scene) -> Question:
    """Cubes to pay or to return, each of them by itself; the most plentiful are proposed."""
    rule = s.t.book.paragraphs[s.frame.id].name
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
