"""The decision of every turn: a space with all that it triggers, or the recall."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from markupsafe import Markup

from takujo.editions.language import mark
from takujo.games.goryokaku import events, names
from takujo.games.goryokaku.names import ONIGIRI_ACTIONS, RECALL, STRIDE
from takujo.games.goryokaku.onigiri_action import DRAW, RAISE, REPLACE, SPACE, choices_of
from takujo.games.goryokaku.place import onigiri_for
from takujo.games.goryokaku.recall import onigiri_drawn, workers_on_board
from takujo.host.preview import Preview
from takujo.kernel.agenda import PASS, Frame
from takujo.web.pages.asked import WITHOUT, Fact, Mark, Question, Sign, Touch, Tray, touched
from takujo.web.pages.game_words import words_of
from takujo.web.pages.goryokaku.faces import held
from takujo.web.pages.goryokaku.free import free_trays
from takujo.web.pages.goryokaku.preview import FOLLOWS, Chain, action, chain
from takujo.web.pages.goryokaku.scene import Scene
from takujo.web.pages.row_signs import OR, Symbol
from takujo.web.pages.templates import fill

# The onigiri actions that are neither a castle card nor an action of the area.
OTHERS: Final = {
    REPLACE: mark("Replace all"),
    DRAW: mark("Person card +1"),
    RAISE: mark("Ship LV +{n}"),
    RAISE + 1: mark("Soil LV +{n}"),
}


@dataclass(frozen=True)
class Variant:
    """One way to do an onigiri action."""

    wish: str
    on: bool
    parts: list[Symbol]
    spoken: str


@dataclass(frozen=True)
class Follow:
    """A kind of onigiri action that may follow in the same turn."""

    id: str
    name: str
    price: int
    brings: list[Symbol]  # what it can bring, where its name does not say it
    variants: list[Variant]
    why: str
    reason: str
    clause: str = ""  # the paragraph that says so


def ask(s: Scene) -> Question:
    """Touch a space; recall sits beside the button."""
    spaces = [s.readable(choice) for choice in s.offered() if choice < RECALL]
    trays = [replace(placement(s, [space]), choice=space) for space in spaces]
    recall = recall_tray(s) if RECALL in s.offered() else None
    return Question(
        rule="act",
        kind="one",
        title=s.title(),
        trays=[*trays, *([recall] if recall else []), *free_trays(s)],
        first=recall if s.offered() == [RECALL] else None,
        beside=recall_touch(s),
    )


def recall_touch(s: Scene) -> Touch:
    """Recall, or why not."""
    posted, name = s.readable(RECALL), s.say.say("Recall now")
    if RECALL in s.offered():
        return Touch(posted, name=name)
    return Touch(sheet=f"why/{posted}", name=name)


def recall_tray(s: Scene) -> Tray:
    """What comes back, and what the era's pile does."""
    t, era = s.t, s.t.era
    left = t.piles[era - 1]
    note = ""
    if left == 1:
        note = s.say.say("The last onigiri of the {era} era: audit and new boards follow.",
                         era=s.cards.era(era))  # fmt: skip
    elif not workers_on_board(t, s.me):
        note = s.say.say("No space is possible: you recall all the same.")
    made = Preview(s.ahead, [s.readable(RECALL)])
    back = next(event for event in made.events if event[:2] == (events.RECALLED, s.me))
    workers, onigiri = back[2:4]
    if left > 1 or era < names.ERAS:
        note = s.say.sentences([*([note] if note else []), drawn_again(s, workers, onigiri)])
    return Tray(
        label=s.say.say("Recall the workers"),
        choice=s.readable(RECALL),
        price=s.say.say("then daiba, onigiri and the bag"),
        facts=[
            Fact(s.say.say("Workers back"), workers),
            Fact(s.say.say("Onigiri back"), onigiri),
            Fact(s.say.say("Pile"), left, left - 1),
        ],
        note=note,
    )


def drawn_again(s: Scene, workers: int, onigiri: int) -> str:
    """What the bag holds once these have come back, and how many onigiri come out on average."""
    p = s.p
    workers += p.workers + p.bag_workers
    onigiri += p.onigiri + p.laid + p.bag_onigiri + 1  # with that of the era
    out = min(s.e.workers_drawn[s.t.seats], workers)
    return s.say.say(
        "Then from the bag ({workers}, {onigiri}): {out} and on average {mean} onigiri.",
        workers=s.cards.workers(workers),
        onigiri=s.cards.onigiri(onigiri),
        out=s.cards.workers(out),
        mean=f"{onigiri_drawn(s.t, workers, onigiri):.1f}",
    )


def settled(selected: Sequence[str], touch: str) -> list[str]:
    """The space, the rows that were left out, and one onigiri action at most."""
    word = touch[1:]
    if word.startswith(WITHOUT):
        return touched(selected, touch)
    if not word.startswith(FOLLOWS):
        return touched([], touch)
    return touched([each for each in selected if not each.startswith(FOLLOWS)], touch)


def placement(s: Scene, selected: Sequence[str]) -> Tray:
    """A space with its chain, its price and what may follow."""
    if not selected:
        return Tray("", ready=False)
    if selected[0] == s.readable(RECALL):
        return recall_tray(s)
    choices = {s.readable(choice): choice for choice in s.offered() if choice < RECALL}
    space, made = choices[selected[0]], chain(s, selected)
    price = onigiri_for(s.t, s.me, space)
    at = s.e.section[s.t.seats][space] * STRIDE + s.me
    small = [s.say.say("height {n}", n=s.t.heights[at] + price + 1), s.cards.onigiri(price)]
    where = {"area": s.cards.area(names.area_of(space)), "space": s.cards.space(space)}
    following = follows(s, made, selected)
    return Tray(
        label=s.say.say("Place on {space} ({area})", **where),
        selected=selected,
        wishes=[selected[0], *then(made, following)],
        marks=[Mark(selected[0])],
        price=s.say.say(" · ").join(small),
        inside=chain_html(s, made, following),
        around=coming(s, made),
    )


def then(made: Chain, following: list[Follow]) -> list[str]:
    """The rows that are used, then the onigiri action; what is asked before it ends the list."""
    if made.asks:
        return made.used
    chosen = [each.wish for follow in following for each in follow.variants if each.on]
    if not chosen and made.certain and made.then is not None:
        chosen = ["no onigiri"]
    return [*made.used, "no persons", *chosen]


def coming(s: Scene, made: Chain) -> list[Sign]:
    """Cubes that come appear in the storehouses at once."""
    room = range(s.p.cube_count(), len(held(s, s.me)))
    drawn = "goryokaku/cube.html"
    return [
        Sign(f"store {at}", "coming", fill(drawn, s.at.reader, part=s.signs.cube(kind)))
        for at, kind in zip(room, made.gained, strict=False)
    ]


def chain_html(s: Scene, made: Chain, following: list[Follow]) -> Markup:
    """The stops on one line, and the onigiri actions as chips."""
    return fill(
        "goryokaku/chain.html",
        s.at.reader,
        chain=made,
        follows=following,
        over=made.cubes - made.storehouses,
        words={
            "chain": s.say.say("This happens, in this order"),
            "store": s.say.say("Stored"),
            "after": s.say.say("Then one:"),
            "follow": s.say.say("Onigiri action, if you like"),
            "back": s.say.say("Others"),
            "leave": s.say.say("Touch to leave out"),
            "asked": s.say.say("Pale ones you choose when it comes to them."),
        },
    )


def follows(s: Scene, made: Chain, selected: Sequence[str]) -> list[Follow]:
    """The four kinds with their prices; nothing where another question comes first."""
    if made.asks:
        return []
    return [follow(s, made, kind, selected) for kind in range(1, len(ONIGIRI_ACTIONS) + 1)]


def follow(s: Scene, made: Chain, kind: int, selected: Sequence[str]) -> Follow:
    """One kind."""
    price, t = s.e.onigiri_price[kind], made.then
    frame = t.asking if t is not None else None
    variants: list[Variant] = []
    why, reason, clause = s.say.say("not now"), "", ""
    if t is not None and frame is not None:
        for choice in choices_of(t, kind):
            if choice in t.offered:
                variants.append(variant(s, frame, choice, selected))
        refusal = t.book.game.why_not(t, frame, choices_of(t, kind)[0])
        if not variants and refusal is not None:
            why = s.short_why(refusal)
            reason = words_of(t.book).reason(t.book, refusal, s.names, s.say)
            clause = refusal.clause
    elif price > made.onigiri:
        why = s.say.say("short by {n}", n=price - made.onigiri)
        reason = s.say.say("{n} onigiri short (needed {need}, you have {have}).",
                           n=price - made.onigiri, need=price, have=made.onigiri)  # fmt: skip
    name, id, short = s.say.say(NAMES[kind]), ONIGIRI_ACTIONS[kind - 1], "" if variants else why
    return Follow(id, name, price, brings(s, kind, made), variants, short, reason, clause)


# Of the area's actions signs say what they bring.
NAMES: Final = {
    names.CASTLE_CARD: mark("Castle card +1"),
    names.PERSON: mark("Person card +1"),
    names.LEVEL: mark("Ship or soil LV +1"),
    names.AGAIN: mark("Act again"),
}


def brings(s: Scene, kind: int, made: Chain) -> list[Symbol]:
    """What the actions of the area give, where one of them can be done again."""
    if kind != names.AGAIN or made.then is None:
        return []
    first = names.area_of(made.then.space) * 2 + 1
    return [*action(s, first), OR, *action(s, first + 1)]


def variant(s: Scene, frame: Frame, choice: int, selected: Sequence[str]) -> Variant:
    """One choice of an onigiri action in signs."""
    wish = s.t.book.readable(frame, choice)
    spoken = words_of(s.t.book).choice(s.at.seen, frame, choice, s.say) if choice != PASS else ""
    return Variant(wish, wish in selected, variant_parts(s, choice), spoken)


def variant_parts(s: Scene, choice: int) -> list[Symbol]:
    """A castle card by name, a level, an action again."""
    other = choice - s.e.castles
    if other < 1:
        return [Symbol(s.cards.title(s.castle(choice)))]
    if other in OTHERS:
        return [Symbol(s.say.say(OTHERS[other], n=1))]
    return action(s, other - SPACE, "+")
