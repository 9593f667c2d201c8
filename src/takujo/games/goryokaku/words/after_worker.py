"""The rulebook's paragraphs on persons, onigiri, levels and free actions (9 to 11)."""

from __future__ import annotations

from typing import Any

from takujo.editions.markdown import bullets, grid
from takujo.games.goryokaku import names
from takujo.games.goryokaku.names import ONIGIRI_ACTIONS, TRACKS
from takujo.games.goryokaku.words.cards import Cards


def persons(cards: Cards) -> list[str]:
    """Paragraph 9."""
    say = cards.say
    return bullets(
        [
            say.say(
                "After the worker's action, the rows of your hired persons for the area of the "
                "worker act, in an order of your choice, each once. Each of them is up to you."
            ),
            say.say("A person hired in this turn does not act in it."),
            say.say(
                "A row may hire, build a castle card or build at the magistrate's office, just as "
                "the space of that name does."
            ),
            say.say(
                "Drawing from the bag: take a disc without looking. A worker or an onigiri, it "
                "comes into your hand; an empty bag gives nothing."
            ),
        ]
    )


def onigiri(cards: Cards) -> list[str]:
    """Paragraph 10."""
    say, e = cards.say, cards.e
    heads = [
        say.say("Action"),
        say.say("Onigiri"),
        say.say("Times a turn"),
        say.say("What it does"),
    ]
    rows: list[list[str]] = []
    for action in range(1, len(ONIGIRI_ACTIONS) + 1):
        entry: dict[str, Any] = e.data["onigiri_actions"][ONIGIRI_ACTIONS[action - 1]]
        price, times = str(e.onigiri_price[action]), str(e.onigiri_times[action])
        rows.append([say.name(entry), price, times, action_words(cards, action)])
    lines = bullets(
        [
            say.say(
                "After the persons you may lay onigiri from your hand on your personal board for "
                "an onigiri action. Only one kind of it in a turn. The onigiri stay yours: they go "
                "into the bag at your next reorganisation (15)."
            ),
            say.say(
                "When a deck has run out, its discard pile is shuffled and becomes the new deck."
            ),
        ]
    )
    return [*lines, grid(heads, rows), *levels(cards)]


def price_words(cards: Cards, action: int) -> str:
    """What an onigiri action costs and how often it may be done."""
    e = cards.e
    return cards.say.many(
        "Costs {onigiri}, once a turn",
        "Costs {onigiri}, up to {n} times a turn",
        e.onigiri_times[action],
        onigiri=cards.onigiri(e.onigiri_price[action]),
    )


def action_words(cards: Cards, action: int) -> str:
    """What an onigiri action does."""
    say = cards.say
    if action == names.CASTLE_CARD:
        return say.say(
            "Take a face-up castle card, which is replaced at once; or discard all of them and "
            "turn up new ones."
        )
    if action == names.PERSON:
        return say.say("Draw a person card from the deck.")
    if action == names.LEVEL:
        return say.say(
            "Raise the {ship} or the {soil} by 1.", ship=cards.track(0), soil=cards.track(1)
        )
    assert action == names.AGAIN
    return say.say(
        "Do one of the two actions of the area in which you placed a worker in this turn. Persons "
        "do not act."
    )


def levels(cards: Cards) -> list[str]:
    """The two tracks."""
    say = cards.say
    lines = [
        say.say(
            "When a level rises, take what the space reached shows, from the supply or the bag."
        ),
        track_use(cards, names.SHIP_LV),
        track_use(cards, names.SOIL_LV),
    ]
    return [*bullets(lines), tracks(cards)]


def track_use(cards: Cards, track: int) -> str:
    """What a level is good for."""
    if track == names.SHIP_LV:
        return cards.say.say("The {track} hires persons (6).", track=cards.track(track))
    return cards.say.say(
        "The {track} stands for as much soil in every castle build (8).", track=cards.track(track)
    )


def tracks(cards: Cards) -> str:
    """Every space of both tracks."""
    say, e = cards.say, cards.e
    heads = [say.say("Level")]
    heads += [say.name(e.data["tracks"][track]) for track in TRACKS]
    rows: list[list[str]] = []
    for level in range(1, max(e.track_top) + 1):
        rows.append([str(level)] + [icon(cards, track, level) for track in range(len(TRACKS))])
    return grid(heads, rows)


def icon(cards: Cards, track: int, level: int) -> str:
    """What a space of a track gives; past its end there is none."""
    rows = cards.e.track_rows[track]
    if level >= len(rows):
        return ""
    return cards.say.clauses([cards.gained(row) for row in rows[level]]) or "–"


def track_icons(cards: Cards, track: int) -> list[str]:
    """The spaces of a track that give something."""
    return [
        cards.say.say("Level {n}: {gain}", n=level, gain=icon(cards, track, level))
        for level in range(1, cards.e.track_top[track] + 1)
        if cards.e.track_rows[track][level]
    ]


def free(cards: Cards) -> list[str]:
    """Paragraph 11."""
    return [
        cards.say.say(
            "At any moment of your turn, as often as you like, discard a person card from your "
            "hand and gain the resource or the koban that it shows for this. If the supply has "
            "none of it, this person cannot be discarded."
        )
    ]
