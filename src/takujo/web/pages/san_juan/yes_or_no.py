"""Questions with one thing to touch: a building that may be used, cards to be drawn."""

from __future__ import annotations

from takujo.games.san_juan import names
from takujo.games.san_juan.crane import NEW_PLOT, covered_by
from takujo.games.san_juan.price import price
from takujo.kernel.agenda import PASS
from takujo.web.pages.asked import Fact, Question, Touch, Tray
from takujo.web.pages.game_words import words_of
from takujo.web.pages.san_juan.scene import Scene, plot


def draw(s: Scene) -> Question:
    """The prospector: touch the deck."""
    frame, say = s.asked, s.say
    assert frame is not None
    most = max(s.at.seen.options())
    hand = len(s.p.hand)
    return Question(
        rule="draw",
        kind="one",
        title=say.many("Draw {n} card?", "Draw up to {n} cards?", frame.n),
        passing=s.words(PASS),
        trays=[
            Tray(
                label=s.words(n),
                choice=s.readable(n),
                facts=[Fact(say.say("Hand"), hand, hand + n)],
            )
            for n in s.at.seen.options()
            if n != PASS
        ],
        proposed=[s.readable(most)],
        things={"deck": Touch(s.readable(most))},
        fan=s.hand(),
    )


def use(s: Scene, card: int) -> Question:
    """A building in town that may be used now: library, gold mine, well and the like."""
    options = [choice for choice in s.at.seen.options() if choice != PASS]
    slot = s.p.buildings.index(card) + 1 if card in s.p.buildings else 0
    return Question(
        rule=s.t.book.paragraphs[s.asked.id].name if s.asked else "",
        kind="one",
        title=s.say.say("{card}: use it?", card=s.cards.title(card)),
        passing=s.words(PASS),
        trays=[
            Tray(
                label=s.words(choice),
                choice=s.readable(choice),
                note=s.cards.text(card),
                facts=[Fact(s.say.say("Hand"), len(s.p.hand))],
            )
            for choice in options
        ],
        proposed=[s.readable(options[0])],
        things={plot(slot): Touch(s.readable(options[0]))} if slot else {},
        fan=s.hand(),
    )


def place(s: Scene) -> Question:
    """The crane alone: a new plot, or one of the own buildings."""
    frame, say = s.asked, s.say
    assert frame is not None
    options = s.at.seen.options()
    touches: dict[str, Touch] = {}
    for where in range(NEW_PLOT, len(s.p.buildings) + 2):
        choice = s.readable(where)
        slot = where - NEW_PLOT or len(s.p.buildings) + 1
        touches[plot(slot)] = Touch(choice) if where in options else Touch(sheet=f"why/{choice}")
    return Question(
        rule="place",
        kind="one",
        title=say.say("Where do you build the {card}?", card=s.cards.name(s.t.site)),
        hint=say.say("Touch a plot or a building"),
        trays=[
            Tray(
                label=s.words(where),
                choice=s.readable(where),
                facts=[
                    Fact(
                        say.say("to pay"),
                        s.cards_counted(price(s.t, s.p, s.t.site, frame.n, covered_by(s.p, where))),
                    ),
                    Fact(say.say("Hand"), len(s.p.hand)),
                ],
            )
            for where in options
        ],
        things=touches,
        fan=s.hand(),
    )


def market(s: Scene) -> Question:
    """The black market alone: a good pays, or the cards do."""
    frame = s.asked
    assert frame is not None
    options = s.at.seen.options()
    slots = [slot for slot in options if slot != PASS]
    return Question(
        rule="black_market",
        kind="one",
        title=words_of(s.t.book).question(s.at.seen, frame, s.names, s.say),
        passing=s.words(PASS) if PASS in options else "",
        trays=[
            Tray(
                label=s.words(slot),
                choice=s.readable(slot),
                facts=[Fact(s.say.say("to pay"), frame.n, frame.n - 1)],
            )
            for slot in slots
        ],
        things={plot(slot): Touch(s.readable(slot)) for slot in slots},
        fan=s.hand(),
    )


def used_card(s: Scene) -> int:
    """The building a yes-or-no question is about."""
    frame = s.asked
    assert frame is not None
    if frame.id == names.LIBRARY:
        return s.e.library
    if frame.id == names.GOLD_MINE:
        return s.e.gold_mine
    return s.e.effects.rows[frame.n].source
