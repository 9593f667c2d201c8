"""The rulebook's paragraphs on the phases after the builder's (6 to 9)."""

from __future__ import annotations

from takujo.editions.markdown import bullets
from takujo.games.san_juan import effects, names
from takujo.games.san_juan.words.cards import Cards


def buildings_at(cards: Cards, moments: list[int], by_rule: list[int]) -> list[str]:
    """The buildings that act at these moments, or by a rule of their own, with their texts."""
    e = cards.e
    acting: list[int] = []
    for moment in moments:
        acting += [row.source for row in e.effects.at[moment]]
    return [
        cards.say.say("**{card}**: {text}", card=cards.title(card), text=cards.text(card))
        for card in range(1, len(e.ids))
        if card in acting or card in by_rule
    ]


def how_many_cards(cards: Cards, n: int) -> str:
    """A number of cards."""
    return cards.say.many("{n} card", "{n} cards", n)


def how_many_goods(cards: Cards, n: int) -> str:
    """A number of goods."""
    return cards.say.many("{n} good", "{n} goods", n)


def producer(cards: Cards) -> list[str]:
    """Paragraph 6."""
    say, e = cards.say, cards.e
    lines = [
        say.say(
            "In turn, each player may produce {goods}: lay the top card of the deck, without "
            "looking at it, face down on one of your empty production buildings. It is now "
            "a good of the kind that building makes. A production building holds one good.",
            goods=how_many_goods(cards, e.produce),
        ),
        extra_goods(cards, names.ROLE_PRODUCER),
        *buildings_at(cards, [effects.PRODUCING, effects.PRODUCED], []),
    ]
    return bullets(lines)


def extra_goods(cards: Cards, role: int) -> str:
    """The privilege of producer and trader."""
    levels = cards.e.privilege[role]
    return cards.say.say(
        "**Privilege**: {single} more ({double} more with a {library}).",
        single=how_many_goods(cards, levels[1]),
        double=levels[2],
        library=cards.name(cards.e.library),
    )


def trader(cards: Cards) -> list[str]:
    """Paragraph 7."""
    say, e = cards.say, cards.e
    lines = [
        say.say(
            "When the role has been picked, the top price tile is turned over. Its prices hold "
            "for everybody in this phase. Afterwards it goes face down under the other tiles: "
            "the order repeats, and can be remembered."
        ),
        say.say(
            "In turn, each player may sell {goods}: discard the good, without looking at it, "
            "and draw as many cards from the deck as the tile shows for it.",
            goods=how_many_goods(cards, e.sell),
        ),
        extra_goods(cards, names.ROLE_TRADER),
        *buildings_at(cards, [effects.SELLING, effects.SOLD], []),
    ]
    return bullets(lines)


def councillor(cards: Cards) -> list[str]:
    """Paragraph 8."""
    say, e = cards.say, cards.e
    levels = e.privilege[names.ROLE_COUNCILLOR]
    lines = [
        say.say(
            "In turn, each player draws {draw}, looks at them, and may keep {keep} of them; the "
            "others are discarded face down.",
            draw=how_many_cards(cards, e.council_draw),
            keep=e.council_keep,
        ),
        say.say(
            "**Privilege**: draw {single} in all ({double} with a {library}). You keep no more "
            "than without it.",
            single=how_many_cards(cards, e.council_draw + levels[1]),
            double=e.council_draw + levels[2],
            library=cards.name(e.library),
        ),
        *buildings_at(cards, [effects.KEEPING], [e.archive]),
        say.say(
            "**{archive}**, in detail: the number you discard is exactly the number of cards "
            "drawn less the number you may keep, and the cards may be any in your hand.",
            archive=cards.title(e.archive),
        ),
    ]
    return bullets(lines)


def prospector(cards: Cards) -> list[str]:
    """Paragraph 9."""
    say, e = cards.say, cards.e
    levels = e.privilege[names.ROLE_PROSPECTOR]
    lines = [
        say.say("Only the player who picked this role draws; the others get nothing from it."),
        say.say(
            "**Privilege**: draw {single} from the deck ({double} with a {library}).",
            single=how_many_cards(cards, levels[1]),
            double=levels[2],
            library=cards.name(e.library),
        ),
        *buildings_at(cards, [], [e.gold_mine]),
        say.say(
            "**{mine}**, in detail: whoever picked the role, every owner may use it, in turn, "
            "beginning with the player who picked. Everybody sees the cards; all that is not "
            "taken is discarded. A {library} does not double it. With fewer than {n} cards in "
            "the deck and the discard pile together it cannot be used.",
            mine=cards.title(e.gold_mine),
            library=cards.name(e.library),
            n=e.mine_cards,
        ),
    ]
    return bullets(lines)
