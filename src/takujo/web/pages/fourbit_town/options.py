"""Questions with a few things to choose from: tiles with signs, numbers, buildings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from takujo.games.fourbit_town import effects, names, price
from takujo.games.fourbit_town.plan import deck_choice
from takujo.games.fourbit_town.words.upkeep import warning
from takujo.games.fourbit_town.words.wording import Wording
from takujo.kernel.agenda import ASIDE, PASS
from takujo.web.pages.asked import Question, Term, Touch, Tray
from takujo.web.pages.fourbit_town.after import facts
from takujo.web.pages.fourbit_town.buildings import Lot, deck_lot, lot
from takujo.web.pages.fourbit_town.cards import Card
from takujo.web.pages.fourbit_town.parts import Part
from takujo.web.pages.fourbit_town.scene import Scene
from takujo.web.pages.game_words import words_of


@dataclass(frozen=True)
class Option:
    """A tile: signs or words, and a small line below."""

    touch: Touch
    parts: list[Part]
    small: str = ""
    lot: Lot | None = None
    card: Card | None = None
    spoken: str = ""


@dataclass(frozen=True)
class Fan:
    """Tiles of one shape, and those that can be used beside every question."""

    shape: str  # tiles, numbers, lots, cards, share
    options: list[Option] = field(default_factory=list)
    asides: list[Option] = field(default_factory=list)


Tile = Callable[[Scene, int, Touch], Option]


def touch_of(s: Scene, choice: int) -> Touch:
    """What touching a candidate does."""
    frame = s.asked
    assert frame is not None
    posted = s.readable(choice)
    if choice in s.at.seen.options():
        return Touch(posted, name=s.words(choice))
    reason = s.t.book.game.why_not(s.t, frame, choice)
    return Touch("", why=short_why(s, reason.code) if reason else "", sheet=f"why/{posted}")


def short_why(s: Scene, code: str) -> str:
    """At most eight characters on a piece; the whole sentence is in the sheet."""
    if code in ("too_dear", "cannot_pay_effect", "others_too_few", "cannot_keep"):
        return s.say.say("too dear")
    if code == "only_planned":
        return s.say.say("not planned")
    return s.say.say("not now")


def ask(s: Scene, shape: str, tile: Tile, wanted: list[int] | None = None) -> Question:
    """One of the candidates, in the shape they are drawn."""
    frame, offered = s.asked, s.at.seen.options()
    assert frame is not None
    own = [choice for choice in s.t.book.game.candidates(s.t, frame) if choice < ASIDE]
    shown = wanted if wanted is not None else own
    shown = shown or [choice for choice in offered if choice != PASS and choice < ASIDE]
    asides = [choice for choice in offered if choice >= ASIDE]
    possible = [choice for choice in offered if choice != PASS]
    own_possible = [choice for choice in possible if choice < ASIDE]
    proposed = [s.readable(own_possible[0])] if len(own_possible) == 1 else []
    return Question(
        rule=s.t.book.paragraphs[frame.id].name,
        kind="one",
        title=words_of(s.t.book).question(s.at.seen, frame, s.names, s.say),
        passing=passing(s) if PASS in offered else "",
        trays=[tray(s, choice) for choice in possible],
        proposed=proposed,
        fan=[
            Fan(
                shape,
                [tile(s, choice, touch_of(s, choice)) for choice in shown],
                [aside(s, choice) for choice in asides],
            )
        ],
    )


def passing(s: Scene) -> str:
    """Not doing it, in few words."""
    frame = s.asked
    assert frame is not None
    if frame.id == names.DECLARE:
        return s.say.say("Pass")
    if frame.id == names.SECOND:
        return s.say.say("Do without")
    return s.words(PASS)


def tray(s: Scene, choice: int) -> Tray:
    """The act with what it changes."""
    frame = s.asked
    assert frame is not None
    note, terms = "", []
    if frame.id == names.UPKEEP and choice == 1:
        note = warning(s.t, s.me, Wording(s.e, s.say))
    if frame.id == names.BUILD and choice < ASIDE:
        terms = bill(s, choice)
    changes = facts(s, choice)
    if not changes and not note:
        note = in_words(s, choice)
    return Tray(
        label=s.words(choice),
        choice=s.readable(choice),
        terms=terms,
        facts=changes,
        note=note,
    )


def in_words(s: Scene, choice: int) -> str:
    """What an effect does where its numbers are asked for only afterwards; else the act."""
    frame = s.asked
    assert frame is not None
    if choice < ASIDE and frame.id in (names.EITHER, names.ONE_OF, names.EFFECT, names.WAY):
        either = frame.id in (names.EITHER, names.ONE_OF)
        row = s.e.effects.rows[frame.n + choice - 1 if either else frame.n]
        said = s.say.sentences(Wording(s.e, s.say).long.sentences([row]))
        if said:
            return said
    return s.words(choice)


def bill(s: Scene, building: int) -> list[Term]:
    """The printed cost and every discount with its name."""
    w = Wording(s.e, s.say)
    out: list[Term] = []
    for term in price.bill(s.t, s.me, building):
        if term.row < 0:
            out.append(Term(w.kind(term.thing), term.amount, "＋" if out else ""))
        else:
            out.append(Term(w.label(s.e.effects.rows[term.row].source), -term.amount, "−", True))
    return out


def aside(s: Scene, choice: int) -> Option:
    """Something that can be used beside this question; it is asked again afterwards."""
    first = 1
    for row in s.e.effects.at[effects.MEANWHILE]:
        ways = len(row.pays) * len(row.gains)
        at = choice % ASIDE - first
        if 0 <= at < ways:
            parts = s.signs.way(row.pays[at // len(row.gains)], "{n}")
            parts += [s.signs.word("→")]
            parts += s.signs.gain(row, row.gains[at % len(row.gains)], "{n}")
            name = s.building_name(row.source) if row.source < len(s.e.buildings) else ""
            touch = Touch(s.readable(choice), name=s.words(choice))
            return Option(touch, parts, name, spoken=s.words(choice))
        first += ways
    raise KeyError(choice)


# --- tiles ------------------------------------------------------------------------------------
def word_tile(s: Scene, choice: int, touch: Touch) -> Option:
    """The act in words."""
    return Option(touch, [Part(s.words(choice))], spoken=s.words(choice))


def kind_tile(s: Scene, choice: int, touch: Touch) -> Option:
    """A kind of goods to pay with."""
    parts = [s.signs.goods(choice - 1, str(s.e.second_cost))]
    have = s.say.say("you have {n}", n=s.p.thing(choice - 1))
    return Option(touch, parts, touch.why or have, spoken=s.words(choice))


def way_tile(s: Scene, choice: int, touch: Touch) -> Option:
    """A way to use an effect; where it can be used often, how often."""
    frame = s.asked
    assert frame is not None
    row = s.e.effects.rows[frame.n]
    if row.at_once:
        return Option(touch, [Part(str(choice))], spoken=s.words(choice))
    parts: list[Part] = []
    if row.pays != [[]]:
        parts += [*s.signs.way(row.pays[(choice - 1) // len(row.gains)], "{n}")]
        parts.append(s.signs.word("→"))
    form = "{n}" if parts else "+{n}"
    parts += s.signs.gain(row, row.gains[(choice - 1) % len(row.gains)], form)
    return Option(touch, parts, touch.why, spoken=s.words(choice))


def either_tile(s: Scene, choice: int, touch: Touch) -> Option:
    """One of several effects."""
    frame = s.asked
    assert frame is not None
    row = s.e.effects.rows[frame.n + choice - 1]
    return Option(touch, s.signs.row(row), touch.why, spoken=s.words(choice))


def keep_tile(s: Scene, choice: int, touch: Touch) -> Option:
    """So many workers kept."""
    return Option(touch, [Part(str(choice - 1))], touch.why, spoken=s.words(choice))


def lot_tile(s: Scene, choice: int, touch: Touch) -> Option:
    """A building, or the top of the deck."""
    shown = deck_lot(s) if choice == deck_choice(s.t) else lot(s, choice)
    small = touch.why
    if s.asked is not None and s.asked.id == names.SELL:
        small = s.say.say("+{n} coins", n=s.e.sale[choice])
    return Option(touch, [], small, shown, spoken=s.words(choice))


# --- questions --------------------------------------------------------------------------------
def second(s: Scene) -> Question:
    """Pay one kind for the same effect."""
    return ask(s, "tiles", kind_tile)


def effect(s: Scene) -> Question:
    """Use an effect, in one of its ways."""
    frame = s.asked
    assert frame is not None
    often = s.e.effects.rows[frame.n].at_once
    return ask(s, "numbers" if often else "tiles", way_tile)


def either(s: Scene) -> Question:
    """One of several effects."""
    return ask(s, "tiles", either_tile)


def building(s: Scene) -> Question:
    """Plan, give up, build, sell: touch a building."""
    return ask(s, "lots", lot_tile)


def keep(s: Scene) -> Question:
    """How many workers stay; the most that can be paid is proposed."""
    asked = ask(s, "numbers", keep_tile)
    most = s.readable(max(s.at.seen.options()))
    return Question(
        rule=asked.rule, kind="one", title=asked.title, trays=asked.trays, proposed=[most],
        fan=asked.fan,
    )  # fmt: skip


def plain(s: Scene) -> Question:
    """Whatever else is asked, in words."""
    return ask(s, "tiles", word_tile)
