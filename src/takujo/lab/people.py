"""Finished matches with people by the same rules: beside simulated games, counted apart."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import Connection, select

from takujo.editions.language import Language
from takujo.games.catalogue import game
from takujo.host import schema
from takujo.host.match import CPU, OVER
from takujo.kernel.agenda import Rulebook
from takujo.kernel.position import chance_of
from takujo.lab.charts import Between, Chart, Interval, Point
from takujo.lab.intervals import share

NEWEST: Final = 2000  # matches that are looked at
DEAL: Final = "deal"  # a match that began with one, not with a position


@dataclass(frozen=True)
class FinishedMatch:
    """How a match went that was played to its end."""

    chance: str
    seed: str
    ranks: list[int]
    people: list[bool]  # by seat: did a person play it to the end?


@dataclass
class PeopleGames:
    """What matches with people say."""

    games: int = 0
    seats: int = 0  # of people
    won: float = 0.0  # by people
    fair: float = 0.0  # that so many of so many seats would win if all were equal
    by_place: list[list[float]] = field(default_factory=list)  # shares of wins, a number a match

    def place(self, at: int) -> Between:
        """The share of wins of a place, with its interval."""
        shares = self.by_place[at]
        ends = share(shares, [1] * len(shares)) or (0.0, 1.0)
        return Between(sum(shares) / max(1, len(shares)), *ends)


def finished(of: Connection, rules: str, seats: int) -> list[FinishedMatch]:
    """The newest matches by these rules that began with a deal and had a person in them."""
    match, place = schema.matches.c, schema.seats.c
    query = (
        select(match.id, match.chance, match.seed, match.result)
        .where(match.rules == rules, match.state == OVER, match.start == DEAL)
        .order_by(match.changed_at.desc())
        .limit(NEWEST)
    )
    found: list[FinishedMatch] = []
    for row in of.execute(query).all():
        kinds = select(place.kind).where(place.match == row.id).order_by(place.seat)
        people = [each.kind != CPU for each in of.execute(kinds)]
        if any(people) and len(people) == seats:
            ranks = json.loads(row.result)["ranks"]
            found.append(FinishedMatch(row.chance, row.seed, ranks, people))
    return found


def people_games(book: Rulebook, seats: int, matches: Iterable[FinishedMatch]) -> PeopleGames:
    """Who won from which place; the places are those of the deal."""
    elements = game(book.game.name).elements
    found = PeopleGames(by_place=[[] for _ in range(seats)])
    for match in matches:
        t = book.game.deal(book, seats, chance_of(match.chance, match.seed))
        winners = match.ranks.count(1)
        found.games += 1
        for seat, rank in enumerate(match.ranks):
            won = 1 / winners if rank == 1 else 0.0
            found.by_place[elements.start_place(t, seat)].append(won)
            found.seats += match.people[seat]
            found.won += won * match.people[seat]
            found.fair += match.people[seat] / seats
    return found


def people_chart(people: PeopleGames, simulated: list[Interval], say: Language) -> Chart:
    """Wins by place at tables of people, each beside that of the simulated games."""
    title = say.say("The same rules at tables with people")
    if not people.games:
        none = say.say("No match with people has been finished by these rules yet.")
        return Chart(title, facts=[(say.say("Finished matches"), none)])
    note = say.say(
        "{n} finished matches with people, counted apart. People won {won} of them; by their seats "
        "it would be {fair}.",
        n=f"{people.games:,}", won=f"{people.won:.1f}", fair=f"{people.fair:.1f}",
    )  # fmt: skip
    points = []
    for at, other in enumerate(simulated):
        value = people.place(at)
        told = say.say("CPUs {share}", share=f"{other.value:.1%}")
        points.append(Point(say.say("Place {n}", n=at + 1), "", value, before=other, told=told))
    legend = say.say("with people"), say.say("simulated")
    return Chart(title, note, points, 1 / len(simulated), legend=legend)
