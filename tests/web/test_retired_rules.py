"""A finished match stays readable when its rules can no longer be played."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from markupsafe import escape

from takujo.editions.language import language
from takujo.games.catalogue import game
from takujo.host.match import OVER, PERSON, HostedSeat
from takujo.host.takujo_file import read
from takujo.host.tickets import hashed
from takujo.kernel.hidden import ONLOOKER
from tests.web.serving import House, house_in

GAMES = ("san-juan", "fourbit-town", "goryokaku")


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, dict[str, str]]]:
    """A match of each game that was played to its end under version 1 of the rules."""
    data = tmp_path_factory.mktemp("data")
    with house_in(data) as house:
        yield house, {name: house.do(played(house, name)) for name in GAMES}


async def played(house: House, name: str) -> str:
    """Two people, to the end; one lets a CPU play for a moment."""
    rules, matches = game(name), house.server.matches
    book = rules.book_of(rules.edition(), rules.default_edition, 1)
    people = [HostedSeat(PERSON, "", who, hashed(who)) for who in ("Aki", "Beni")]
    match = await matches.make(book, people, "off")
    await house.server.changes.hand_to_cpu(match.id, 1, hashed("Beni"), "easy")
    await house.server.changes.take_back(match.id, 1, hashed("Beni"))
    chance = random.Random(1)
    while (record := (await matches.get(match.id)).record) and record.waiting:
        seat = record.waiting[0]
        option = chance.choice(record.seen(seat).options())
        await matches.answer(match.id, seat, [option], record.question(seat))
    assert (await matches.get(match.id)).facts.state == OVER
    return match.id


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_page_api_and_file_tell_what_is_kept(
    finished: tuple[House, dict[str, str]], name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, ids = finished
    id, anybody = ids[name], house.device(accept="text/html")
    before = house.record(id)
    told = [words(house, name, id, number) for number in range(1, len(before.entries) + 1)]
    file = anybody.get(f"/api/v1/matches/{id}/record").text
    monkeypatch.setattr(game(name), "oldest", 2)
    house.server.matches._kept.clear()
    assert house.match(id).record is None
    page = anybody.get(f"/t/{id}/replay").text
    assert f"version 1 of the rules ({before.header.rules})" in page
    assert "Beni let a CPU (Easy) play" in page
    for sentence in [each for entry in told for each in entry]:
        assert sentence in page
    result = before.result
    assert result is not None
    status = anybody.get(f"/api/v1/matches/{id}").json()
    assert (status["state"], status["scores"]) == ("over", result.scores)
    assert anybody.get(f"/api/v1/matches/{id}/record").text == file
    assert anybody.get(f"/t/{id}/record.takujo").text == file
    assert read(file).entries == before.entries
    assert house.server.matches.troubled == {}


def words(house: House, name: str, id: str, number: int) -> list[str]:
    """What an entry brought, as who has no seat may know it."""
    record = house.record(id)
    events = record.events_for(number, ONLOOKER)
    said = [game(name).words.event(record.book, e, ["Aki", "Beni"], language("en")) for e in events]
    return [str(escape(each)) for each in said if each]


def test_a_running_match_of_such_rules_is_set_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house_in(tmp_path) as house:
        id = house.device().new_table("me", "random")
        monkeypatch.setattr(game("san-juan"), "oldest", 99)
        house.server.matches._kept.clear()
        assert house.match(id).set_aside
        assert house.match(id).state == "aside"
