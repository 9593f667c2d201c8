"""Finished matches of people by the same rules stand beside simulated games, counted apart."""

from __future__ import annotations

from sqlalchemy import update

from takujo.editions.language import language
from takujo.games.catalogue import game
from takujo.host import schema
from takujo.host.match import PERSON
from takujo.host.simulated import open_simulated
from takujo.lab.charts import Between
from takujo.lab.parts import PartPlayer, play_heard
from takujo.lab.people import finished, people_chart, people_games
from takujo.lab.plan import Plan
from tests.web.serving import House

GAMES = 6


def test_matches_with_people_are_counted_by_the_place_of_their_deal(house: House) -> None:
    book = game("fourbit-town").book("revised")
    plan = Plan("fourbit-town", "revised", book.edition_data, ["random"] * 2, GAMES, 7, True)
    player = PartPlayer(plan)
    assert player.listener is not None
    matches = house.server.matches
    expected = [0.0, 0.0]
    for number in range(GAMES):
        heard = play_heard(plan, player.listener, number, player.sit)
        played = heard.played
        for seat, rank in enumerate(played.ranks):
            expected[heard.places[seat]] += (rank == 1) / played.ranks.count(1)
        name, seed = f"people{number}", str(played.seed)
        house.do(open_simulated(matches, book, plan.line_up, seed, played.choices, name))
    looked = matches.store.look(lambda of: finished(of, book.identity, 2))
    assert house.do(looked) == []  # computer players alone are no people
    person = update(schema.seats).where(schema.seats.c.match != "people0", schema.seats.c.seat == 0)
    house.do(matches.store.change(lambda to: to.execute(person.values(kind=PERSON))))
    found = house.do(matches.store.look(lambda of: finished(of, book.identity, 2)))
    assert len(found) == GAMES - 1
    assert house.do(matches.store.look(lambda of: finished(of, "another", 2))) == []
    assert house.do(matches.store.look(lambda of: finished(of, book.identity, 4))) == []
    house.do(matches.store.change(lambda to: to.execute(update(schema.seats).values(kind=PERSON))))
    found = house.do(matches.store.look(lambda of: finished(of, book.identity, 2)))
    people = people_games(book, 2, found)
    assert people.games == GAMES
    assert [sum(shares) for shares in people.by_place] == expected
    assert people.won == people.fair == GAMES  # all seats are people's
    chart = people_chart(people, [Between(0.5, 0.4, 0.6)] * 2, language("en"))
    assert "6 finished matches with people" in chart.note
    assert [point.before for point in chart.points] == [Between(0.5, 0.4, 0.6)] * 2
