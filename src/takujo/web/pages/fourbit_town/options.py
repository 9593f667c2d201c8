"""Questions with a few things to choose from: tiles with signs, numbers, buildings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from takujo.games.fourbit_town import effects, names, price
from takujo.games.fourbit_town.edition import UPKEEPS
from takujo.games.fourbit_town.either import EitherWay, room
from takujo.games.fourbit_town.plan import deck_choice
from takujo.games.fourbit_town.words.upkeep import CAREFUL, may_keep_none
from takujo.games.fourbit_town.words.wording import Wording
from takujo.kernel.agenda import ASIDE, PASS
from takujo.web.pages.asked import Question, Term, Touch, Tray
from takujo.web.pages.fourbit_town.after import COUNTED, facts
from takujo.web.pages.fourbit_town.buildings import Lot, deck_lot, lot
from takujo.web.pages.fourbit_town.cards import Card
from takujo.web.pages.fourbit_town.scene import Scene
from takujo.web.pages.row_signs import Symbol


@dataclass(frozen=True)
class Option:
    """A tile: signs or words, and a small line below."""

    touch: Touch
    parts: list[Symbol]
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


LEVEL = 4  # of what is counted
Tile = Callable[[Scene, int, Touch], Option]


def ask(s: Scene, shape: str, tile: Tile, wanted: list[int] | None = None) -> Question:
    """One of the candidates, in the shape they are drawn."""
    frame, offered = s.frame, s.at.seen.options()
    own = [choice for choice in s.t.book.game.candidates(s.t, frame) if choice < ASIDE]
    shown = wanted if wanted is not None else own
    shown = shown or [choice for choice in offered if choice != PASS and choice < ASIDE]
    asides = [choice for choice in offered if choice >= ASIDE]
    possible = [choice for choice in offered if choice != PASS]
    own_possible = [choice for choice in possible if choice < ASIDE]
    trays = {choice: tray(s, choice) for choice in possible}
    return Question(
        rule=s.rule,
        kind="one",
        title=s.title(),
        passing=passing(s) if PASS in offered else "",
        trays=list(trays.values()),
        first=trays[own_possible[0]] if len(own_possible) == 1 else None,
        fan=[
            Fan(
                shape,
                [tile(s, choice, s.touch(choice)) for choice in shown],
                [aside(s, choice) for choice in asides],
            )
        ],
    )


def passing(s: Scene) -> str:
    """Not doing it, in few words."""
    if s.frame.id == names.DECLARE:
        return s.say.say("Pass")
    if s.frame.id == names.SECOND:
        return s.say.say("Do without")
    return s.words(PASS)


def tray(s: Scene, choice: int) -> Tray:
    """The act with what it changes."""
    note, terms = "", []
    if s.frame.id == names.UPKEEP and choice == 1:
        note = s.say.say(CAREFUL.one) if may_keep_none(s.t, s.me) else ""
    if s.frame.id == names.BUILD and choice < ASIDE:
        terms = bill(s, choice)
    changes = facts(s, s.tried(choice))
    if not changes and not note:
        note = in_words(s, choice)
    dearer = s.say.say("A higher level raises the upkeep of every worker.")
    levels = [fact for fact in changes if fact.name == s.say.say(COUNTED[LEVEL])]
    if levels and s.e.coins_per_level and s.e.upkeep == UPKEEPS[0]:
        note = s.say.sentences([note, dearer] if note else [dearer])
    return Tray(
        label=s.words(choice),
        choice=s.readable(choice),
        terms=terms,
        total=total(s, choice) if terms else None,
        facts=changes,
        note=note,
    )


def total(s: Scene, building: int) -> Term:
    """What is paid in the end, with its units."""
    after = s.tried(building).table.players[s.me]
    paid = [s.p.thing(kind) - after.thing(kind) for kind in range(effects.VP)]
    w = Wording(s.e, s.say)
    owed = [w.amount(kind, n) for kind, n in enumerate(paid) if n > 0]
    return Term(s.say.say("to pay"), s.say.clauses(owed) or "0")


def in_words(s: Scene, choice: int) -> str:
    """What an effect does where its numbers are asked for only afterwards; else the act."""
    frame = s.frame
    if choice < ASIDE and frame.id in (names.EITHER, names.ONE_OF, names.EFFECT, names.WAY):
        row = s.e.effects.rows[frame.n]
        if isinstance(frame.rule, EitherWay):
            row = frame.rule.row_of(frame.n, choice)
        elif frame.id in (names.EITHER, names.ONE_OF):
            row = s.e.effects.rows[frame.n + choice - 1]
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
        ways = row.ways_in_all()
        at = choice % ASIDE - first
        if 0 <= at < ways:
            parts = s.signs.way(row, at + 1)
            name = s.building_name(row.source) if row.source < len(s.e.buildings) else ""
            touch = Touch(s.readable(choice), name=s.words(choice))
            return Option(touch, parts, name, spoken=s.words(choice))
        first += ways
    raise KeyError(choice)


# --- tiles ------------------------------------------------------------------------------------
def word_tile(s: Scene, choice: int, touch: Touch) -> Option:
    """The act in words."""
    return Option(touch, [Symbol(s.words(choice))], spoken=s.words(choice))


def kind_tile(s: Scene, choice: int, touch: Touch) -> Option:
    """A kind of goods to pay with."""
    parts = [s.signs.goods(choice - 1, str(s.e.second_cost))]
    have = s.say.say("you have {n}", n=s.p.thing(choice - 1))
    return Option(touch, parts, touch.why or have, spoken=s.words(choice))


def way_tile(s: Scene, choice: int, touch: Touch) -> Option:
    """A way to use an effect; where it can be used often, how often."""
    row = s.e.effects.rows[s.frame.n]
    if row.at_once:
        return Option(touch, [Symbol(str(choice))], spoken=s.words(choice))
    return Option(touch, s.signs.way(row, choice), touch.why, spoken=s.words(choice))


def either_tile(s: Scene, choice: int, touch: Touch) -> Option:
    """One of several effects."""
    frame = s.frame
    if not isinstance(frame.rule, EitherWay):
        row = s.e.effects.rows[frame.n + choice - 1]
        return Option(touch, s.signs.row(row), touch.why, spoken=s.words(choice))
    row = frame.rule.row_of(frame.n, choice)
    if room(row) > 1:  # which one and how, or how often, in one go
        return word_tile(s, choice, touch)
    return Option(touch, s.signs.row(row), touch.why, spoken=s.words(choice))


def keep_tile(s: Scene, choice: int, touch: Touch) -> Option:
    """So many workers kept."""
    return Option(touch, [Symbol(str(choice - 1))], touch.why, spoken=s.words(choice))


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
    often = s.e.effects.rows[s.frame.n].at_once
    return ask(s, "numbers" if often else "tiles", way_tile)


def either(s: Scene) -> Question:
    """One of several effects."""
    return ask(s, "tiles", either_tile)


def building(s: Scene) -> Question:
    """Plan, give up, build, sell: touch a building."""
    return ask(s, "lots", lot_tile)


def keep(s: Scene) -> Question:
    """How many workers stay; the most that can be paid is proposed."""
    asked, most = ask(s, "numbers", keep_tile), s.readable(max(s.at.seen.options()))
    first = next(tray for tray in asked.trays if tray.choice == most)
    return replace(asked, passing="", first=first)


def plain(s: Scene) -> Question:
    """Whatever else is asked, in words."""
    return ask(s, "tiles", word_tile)
