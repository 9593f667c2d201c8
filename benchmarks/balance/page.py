"""The tables and pictures of the balance page."""

from __future__ import annotations

from typing import Final

from benchmarks.balance import figures
from benchmarks.balance.figures import CardUse, Figure, card_uses
from benchmarks.balance.played import SOURCES, Facts
from benchmarks.balance.plots import Bar, bars, strip
from takujo.games.catalogue import game
from takujo.games.goryokaku.book import GoryokakuBook
from takujo.games.goryokaku.edition import Edition
from takujo.games.goryokaku.names import KINDS, SOIL_LV

ORDER: Final = ["first", "second", "third", "fourth"]
SEATS_WITHIN: Final = 0.03
SOURCE_LOW: Final = 0.10
SOURCE_HIGH: Final = 0.45
TURNS_LOW: Final = 16
TURNS_HIGH: Final = 26
LAST_BOARD_LOW: Final = 0.75  # of the games with somebody who recalls after one worker
KIND_TILE_LOW: Final = 0.20  # of its appearances; what nobody uses is no choice

Alike = dict[int, list[Facts]]


def edition() -> Edition:
    """The numbers that are measured."""
    book = game("goryokaku").book()
    assert isinstance(book, GoryokakuBook)
    return book.edition


def percent(figure: Figure) -> str:
    """A share with its interval."""
    return f"{100 * figure.value:.1f}% ({100 * figure.low:.1f} to {100 * figure.high:.1f})"


def plain(figure: Figure) -> str:
    """A mean with its interval."""
    return f"{figure.value:.2f} ({figure.low:.2f} to {figure.high:.2f})"


def verdict(holds: bool) -> str:
    """Whether a band is kept."""
    return "holds" if holds else "**does not hold**"


def tables(alike: Alike, hasty: Alike) -> str:
    """All figures, band by band."""
    return "\n\n".join([seat_table(alike), source_table(alike), length_table(alike, hasty),
                        choice_table(alike), card_table(alike)])  # fmt: skip


def seat_table(alike: Alike) -> str:
    """Wins by place in the order of play."""
    lines = ["| players | games | " + " | ".join(ORDER) + " | within 3 points |",
             "|---|---|---|---|---|---|---|"]  # fmt: skip
    for seats, played in alike.items():
        found = figures.seat_wins(played)
        cells = [percent(each) for each in found] + [""] * (4 - seats)
        holds = all(abs(each.value - 1 / seats) <= SEATS_WITHIN for each in found)
        lines.append(f"| {seats} | {len(played):,} | {' | '.join(cells)} | {verdict(holds)} |")
    return "\n".join(lines)


def source_table(alike: Alike) -> str:
    """The winner's points by source."""
    lines = ["| players | winner's points | " + " | ".join(SOURCES) + " | each 10-45% |",
             "|---|---|---|---|---|---|---|"]  # fmt: skip
    for seats, played in alike.items():
        found = figures.source_shares(played)
        holds = all(SOURCE_LOW <= each.value <= SOURCE_HIGH for each in found.values())
        cells = " | ".join(percent(each) for each in found.values())
        score = plain(figures.winning_scores(played))
        lines.append(f"| {seats} | {score} | {cells} | {verdict(holds)} |")
    return "\n".join(lines)


def length_table(alike: Alike, hasty: Alike) -> str:
    """Turns a player, and what recalling after one worker brings."""
    head = ["players", "turns a player", "16-26", "last board built on",
            "one who recalls after one worker wins", "games", "no more than its share",
            "last board built on then", "in three games of four", "turns a player then",
            "16 or more"]  # fmt: skip
    lines = [f"| {' | '.join(head)} |", "|" + "---|" * len(head)]
    for seats, played in alike.items():
        length = figures.turns(played)
        quick = figures.hasty_wins(hasty[seats])
        board, quick_length = figures.last_board(hasty[seats]), figures.turns(hasty[seats])
        cells = [
            str(seats),
            plain(length),
            verdict(TURNS_LOW <= length.value <= TURNS_HIGH),
            percent(figures.last_board(played)),
            percent(quick),
            f"{len(hasty[seats]):,}",
            verdict(quick.value <= 1 / seats),
            percent(board),
            verdict(board.value >= LAST_BOARD_LOW),
            plain(quick_length),
            verdict(quick_length.value >= TURNS_LOW),
        ]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)


def choice_table(alike: Alike) -> str:
    """What is no choice if nearly everybody, or nearly nobody, takes it."""
    e = edition()
    top = e.track_top[SOIL_LV]
    kinds = [f"kind_{kind}" for kind in KINDS]
    head = ["players", f"soil level at its top ({top})", "soil level tile used",
            *[f"`{tile}` used" for tile in kinds], "each of the five 20% or more"]  # fmt: skip
    lines = [f"| {' | '.join(head)} |", "|" + "---|" * len(head)]
    for seats, played in alike.items():
        uses = [figures.tile_use(played, [tile]) for tile in ["soil_level", *kinds]]
        cells = [percent(each) for each in [figures.at_the_top(played, top), *uses]]
        cells.append(verdict(all(each.value >= KIND_TILE_LOW for each in uses[1:])))
        lines.append(f"| {seats} | {' | '.join(cells)} |")
    return "\n".join(lines)


def all_uses(alike: Alike) -> list[CardUse]:
    """Every person and castle card over all games."""
    everything = [each for played in alike.values() for each in played]
    return card_uses(everything, edition().first_crest - 1)


def card_table(alike: Alike) -> str:
    """The cards taken least and most by who could pay for them, and what lies between."""
    e = edition()
    uses = all_uses(alike)
    lines = ["| cards | never | always | least | most | 20-80% of the games that showed it |",
             "|---|---|---|---|---|---|"]  # fmt: skip
    for name, some in [("persons", uses[: e.persons]), ("castle cards", uses[e.persons :])]:
        some = sorted(some, key=rate)
        never = sum(each.used == 0 for each in some)
        always = sum(each.used == each.afforded for each in some)
        least = ", ".join(f"`{e.ids[each.card]}` {100 * rate(each):.0f}%" for each in some[:3])
        most = ", ".join(f"`{e.ids[each.card]}` {100 * rate(each):.0f}%" for each in some[-3:])
        within = sum(0.2 <= each.laid / max(1, each.shown) <= 0.8 for each in some)
        lines.append(
            f"| {name} | {never} | {always} | {least} | {most} | {within} of {len(some)} |"
        )
    return "\n".join(lines)


def rate(use: CardUse) -> float:
    """Of those who could pay for a card in hand, who laid it out."""
    return use.used / max(1, use.afforded)


def pictures(alike: Alike) -> dict[str, str]:
    """The plots by file name."""
    seats = [
        Bar(f"{n} players, {ORDER[i]}", each, 1 / n - SEATS_WITHIN, 1 / n + SEATS_WITHIN)
        for n, played in alike.items()
        for i, each in enumerate(figures.seat_wins(played))
    ]
    sources = [
        Bar(f"{n} players, {source}", each, SOURCE_LOW, SOURCE_HIGH)
        for n, played in alike.items()
        for source, each in figures.source_shares(played).items()
    ]
    e = edition()
    uses = all_uses(alike)
    groups = [("persons", uses[: e.persons]), ("castle cards", uses[e.persons :])]
    return {
        "goryokaku-seats.svg": bars("Wins by place in the order of play", seats, 0.6),
        "goryokaku-sources.svg": bars("The winner's points by source", sources, 0.6),
        "goryokaku-cards.svg": strip(
            "Laid out, of the games that showed the card", groups, 0.2, 0.8
        ),
    }
