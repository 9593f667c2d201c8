"""Questions with a few things to choose from: tiles with signs, numbers, buildings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from takujo.games.fourbit_town import effects, names, price
from takujo.games.fourbit_town.edition import FIRST_SIDE, UPKEEPS
from takujo.games.fourbit_town.either import chosen_row, room
from takujo.games.fourbit_town.meanwhile import row_and_way
from takujo.games.fourbit_town.plan import deck_choice
from takujo.games.fourbit_town.player import Player
from takujo.games.fourbit_town.share import all_units
from takujo.games.fourbit_town.words.upkeep import CAREFUL, may_keep_none
from takujo.kernel.agenda import ASIDE, PASS
from takujo.web.pages.asked import PASS_IT, Fact, Question, Term, Touch, Tray
from takujo.web.pages.fourbit_town.after import LEVEL, totals
from takujo.web.pages.fourbit_town.pieces import Card, Lot, deck_lot, lot
from takujo.web.pages.fourbit_town.proposal import PAYING, likely
from takujo.web.pages.fourbit_town.scene import Scene
from takujo.web.pages.fourbit_town.upkeep import due, warning
from takujo.web.pages.row_signs import Symbol

EFFECTS = (names.EITHER, names.ONE_OF, names.EFFECT, names.WAY)


@dataclass(frozen=True)
class Option:
    """A tile: signs or words, and a small line below."""

    parts: list[Symbol] = field(default_factory=list)
    small: str = ""
    lot: Lot | None = None
    card: Card | None = None
    touch: Touch = field(default_factory=Touch)
    spoken: str = ""


@dataclass(frozen=True)
class Fan:
    """Tiles of one shape, and those that can be used beside every question."""

    shape: str  # tiles, numbers, lots, cards, share
    options: list[Option] = field(default_factory=list)
    asides: list[Option] = field(default_factory=list)


Tile = Callable[[Scene, int], Option]  # what a choice looks like


def asking(shape: str, tile: Tile) -> Callable[[Scene], Question]:
    """A question for one of the candidates, in the shape they are drawn."""
    return lambda s: ask(s, shape, tile)


def ask(s: Scene, shape: str, tile: Tile) -> Question:
    """One of the candidates."""
    own = [choice for choice in s.offered() if choice != PASS]
    candidates = s.t.book.game.candidates(s.t, s.frame)
    shown = [choice for choice in candidates if choice < ASIDE] or own
    trays = {choice: tray(s, choice) for choice in [*own, *s.asides()]}
    tiles = [touchable(s, choice, tile(s, choice)) for choice in shown]
    return Question(
        rule=s.rule,
        kind="one",
        title=s.title(),
        passing=passing(s) if PASS in s.offered() else "",
        trays=list(trays.values()),
        first=proposed(s, trays, own),
        fan=[Fan(shape, tiles, [aside(s, choice) for choice in s.asides()])],
    )


def proposed(s: Scene, trays: dict[int, Tray], own: list[int]) -> Tray | None:
    """Where one thing is offered, or it is about paying: what ``normal`` would do; else nothing."""
    if len(own) != 1 and s.frame.id not in PAYING:
        return None
    choice = likely(s.t, s.me)
    if choice in own and not leads_out(s, choice):
        return trays[choice]
    return Tray(passing(s), PASS_IT) if PASS in s.offered() else None


def touchable(s: Scene, choice: int, looks: Option) -> Option:
    """A tile that can be touched; what cannot be chosen says why in its small line."""
    touch = s.touch(choice)
    return replace(looks, touch=touch, small=touch.why or looks.small, spoken=s.words(choice))


def passing(s: Scene) -> str:
    """Not doing it, in few words."""
    if s.frame.id == names.DECLARE:
        return s.say.say("Pass")
    if s.frame.id == names.SECOND:
        return s.say.say("Do without")
    return s.words(PASS)


def tray(s: Scene, choice: int) -> Tray:
    """The act with what it changes."""
    terms = bill(s, choice) if s.frame.id == names.BUILD and choice < ASIDE else []
    mine = s.tried(choice).table.players[s.me]
    after = totals(s, s.p, mine)
    notes: list[str] = []
    if s.frame.id == names.UPKEEP and choice == 1 and may_keep_none(s.t, s.me):
        notes.append(s.say.say(CAREFUL.one))
    units = in_units(s, choice)
    if not notes and not units and not any(each.changes for each in after):
        notes.append(in_words(s, choice))
    if after[LEVEL].changes and s.e.coins_per_level and s.e.upkeep == UPKEEPS[0]:
        notes.append(s.say.say("A higher level raises the upkeep of every worker."))
    if leaves_fewer(s, mine):
        notes.append(warning(s, mine))
    return Tray(
        label=s.words(choice),
        choice=s.readable(choice),
        terms=terms,
        total=total(s, choice) if terms else None,
        facts=[
            *[Fact(each.name, each.before, each.after) for each in after if each.changes],
            *units,
        ],
        note=s.say.sentences(notes),
    )


def in_units(s: Scene, choice: int) -> list[Fact]:
    """Where workers are paid with anything: what all of it comes to, and what would be left."""
    if s.frame.id != names.UPKEEP or s.e.upkeep == UPKEEPS[0]:
        return []
    have = all_units(s.t, s.me, names.SHARE_UPKEEP)
    return [Fact(s.say.say("Units you have"), have, have - s.e.units * (choice - 1))]


def leaves_fewer(s: Scene, after: Player) -> bool:
    """Could fewer workers be paid then than could be now?"""
    working = s.t.worker == s.me + 1
    return working and after.hired > 0 and due(s, after).paid < due(s, s.p).paid


def leads_out(s: Scene, choice: int) -> bool:
    """Could nobody be paid any more then?"""
    after = s.tried(choice).table.players[s.me]
    return leaves_fewer(s, after) and due(s, after).paid == 0


def total(s: Scene, building: int) -> Term:
    """What is paid in the end, with its units."""
    after = s.tried(building).table.players[s.me]
    paid = [s.p.thing(kind) - after.thing(kind) for kind in range(effects.VP)]
    owed = [s.w.amount(kind, n) for kind, n in enumerate(paid) if n > 0]
    return Term(s.say.say("to pay"), s.say.clauses(owed) or "0")


def in_words(s: Scene, choice: int) -> str:
    """What an effect does where its numbers are asked for only afterwards; else the act."""
    said: list[str] = []
    if choice < ASIDE and s.frame.id in EFFECTS:
        said = s.w.long.sentences([chosen_row(s.e, s.frame, choice)])
    return s.say.sentences(said) or s.words(choice)


def bill(s: Scene, building: int) -> list[Term]:
    """The printed cost and every discount with its name."""
    out: list[Term] = []
    for term in price.bill(s.t, s.me, building):
        if term.row < 0:
            out.append(Term(s.w.kind(term.thing), term.amount, "＋" if out else ""))
        else:
            off = s.w.label(s.e.effects.rows[term.row].source)
            out.append(Term(off, -term.amount, "−", True))
    return out


# --- tiles ------------------------------------------------------------------------------------
def aside(s: Scene, choice: int) -> Option:
    """Something that can be used beside this question; it is asked again afterwards."""
    row, way = row_and_way(s.e, choice % ASIDE)
    name = s.w.title(row.source) if row.source < FIRST_SIDE else ""
    return touchable(s, choice, Option(s.signs.way(row, way), name))


def word_tile(s: Scene, choice: int) -> Option:
    """The act in words."""
    return Option([Symbol(s.words(choice))])


def kind_tile(s: Scene, choice: int) -> Option:
    """A kind of goods to pay with."""
    have = s.say.say("you have {n}", n=s.p.thing(choice - 1))
    return Option([s.signs.goods(choice - 1, str(s.e.second_cost))], have)


def way_tile(s: Scene, choice: int) -> Option:
    """A way to use an effect; where it can be used often, how often and what that comes to."""
    row = s.e.effects.rows[s.frame.n]
    if row.at_once:
        return Option(s.signs.way(row, choice, choice), f"×{choice}")
    return Option(s.signs.way(row, choice))


def either_tile(s: Scene, choice: int) -> Option:
    """One of several effects; in words where it also says in which way, or how often."""
    row = chosen_row(s.e, s.frame, choice)
    return word_tile(s, choice) if room(row) > 1 else Option(s.signs.row(row))


def keep_tile(s: Scene, choice: int) -> Option:
    """So many workers kept."""
    return Option([Symbol(str(choice - 1))])


def lot_tile(s: Scene, choice: int) -> Option:
    """A building, or the top of the deck; one that can be sold says for how much."""
    sells = s.frame.id == names.SELL
    small = s.say.say("+{n} coins", n=s.e.sale[choice]) if sells else ""
    return Option([], small, deck_lot(s) if choice == deck_choice(s.t) else lot(s, choice))


# --- questions --------------------------------------------------------------------------------
def effect(s: Scene) -> Question:
    """Use an effect, in one of its ways."""
    return ask(s, "tiles", way_tile)


def keep(s: Scene) -> Question:
    """How many workers stay; the most that can be paid is proposed, and none warned of."""
    asked, most = ask(s, "numbers", keep_tile), s.readable(max(s.at.seen.options()))
    first = next(tray for tray in asked.trays if tray.choice == most)
    title = asked.title.replace(s.say.say(CAREFUL.one), "").strip()
    return replace(asked, title=title, passing="", first=first)
