"""Bots at hosted tables: let in by the host, and where they fail the table says so and goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from takujo.editions.mistakes import EditionError
from takujo.host import bot_turns
from takujo.host.bot_turns import bots_of
from takujo.host.bots import BotDoor
from takujo.host.data_folder import DataFolder
from takujo.host.entries import ChoicesEntry, LostEntry
from takujo.host.settings import read_settings
from takujo.host.takujo_file import read, write_record
from takujo.web.app import make_app
from tests.web.playing import answer_first, asked
from tests.web.serving import House, house_of

FAILING = "tests.lab.failing_bots"
BOTS = {"last": f"{FAILING}:Peeks", "raises": f"{FAILING}:Raises"}


@pytest.fixture(scope="module", autouse=True)
def bots_that_end() -> Iterator[None]:
    """In tests CPUs think in this process, and so bots must be told to go."""
    doors: dict[str, BotDoor] = {}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bot_turns, "_doors", doors)
        yield
    for door in doors.values():
        door.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that lets two bots in."""
    data = DataFolder(str(tmp_path_factory.mktemp("data")))
    with house_of(make_app(data, bots=BOTS)) as house:
        yield house


def lost(house: House, match: str) -> list[LostEntry]:
    """The turns that bots have lost."""
    return [each for each in house.record(match).entries if isinstance(each, LostEntry)]


def test_a_bot_is_offered_sits_down_and_answers(house: House) -> None:
    aki = house.device()
    assert "Bot last" in aki.get("/").text
    match = aki.new_table("me", "last")
    for _ in range(6):
        asked(aki, match)
        answer_first(aki, match)
    asked(aki, match)
    assert house.match(match).seats[1].level == "last"
    assert any(isinstance(e, ChoicesEntry) and e.seat == 1 for e in house.record(match).entries)
    assert lost(house, match) == []


@pytest.mark.parametrize(
    ("language", "words"), [("en", "the bot failed"), ("ja", "ボットが失敗したため")]
)
def test_a_turn_that_a_bot_loses_is_written_down_and_told(
    house: House, language: str, words: str
) -> None:
    aki = house.device()
    aki.client.cookies.set("language", language)
    match = aki.new_table("me", "raises")
    while not lost(house, match):
        asked(aki, match)
        answer_first(aki, match)
    asked(aki, match)
    first = lost(house, match)[0]
    assert (first.seat, first.why) == (1, "failed")
    after = house.record(match).entries[first.number]
    assert isinstance(after, ChoicesEntry)
    assert after.seat == 1
    assert words in aki.get(f"/t/{match}/text").text
    assert aki.get(f"/api/v1/matches/{match}").json()["lost"] == [0, len(lost(house, match))]
    again = read(write_record(house.record(match)))
    assert again.entries == house.record(match).entries


def test_a_bot_that_the_host_lets_in_no_more_loses_its_turns(tmp_path: Path) -> None:
    data = DataFolder(str(tmp_path))
    with house_of(make_app(data, bots=BOTS)) as house:
        aki = house.device()
        match = aki.new_table("me", "last")
        asked(aki, match)
        cookies = dict(aki.client.cookies)
    with house_of(make_app(data)) as house:
        aki = house.device()
        for name, value in cookies.items():
            aki.client.cookies.set(name, value)
        while not lost(house, match):
            asked(aki, match)
            answer_first(aki, match)
        assert {each.why for each in lost(house, match)} == {"barred"}
        refused = aki.post("/tables", data={"seats": ["me", "last"], "game": "san-juan"})
        assert refused.status_code == 422


def test_a_program_may_ask_for_a_bot_and_for_every_level(house: House) -> None:
    aki = house.device()
    wanted = {"game": "san-juan", "seats": ["program", "last", "hard", "expert"]}
    assert aki.post("/api/v1/matches", json=wanted).status_code == 201
    wanted["seats"] = ["program", "nobody"]
    refused = aki.post("/api/v1/matches", json=wanted)
    assert refused.status_code == 422
    assert "allowed: program, random, easy, normal, hard, expert, last, raises" in refused.text


def test_names_of_bots_are_short_words_of_their_own_and_bots_must_be_there(tmp_path: Path) -> None:
    assert bots_of([f"last={FAILING}:Peeks"], "--bots") == {"last": f"{FAILING}:Peeks"}
    for entry in ["normal=a:B", "Last=a:B", "a-very-long-name=a:B", "=a:B", ""]:
        with pytest.raises(EditionError, match="cannot be the name of a bot"):
            bots_of([entry], "--bots")
    with pytest.raises(EditionError, match="there is no bot"):
        bots_of(["last=no_such_package:Bot"], "--bots")
    (tmp_path / "settings.toml").write_text('[bots]\nlast = "a:B"\n')
    assert read_settings(tmp_path).bots == {"last": "a:B"}
    (tmp_path / "settings.toml").write_text("bots = 3\n")
    with pytest.raises(EditionError, match="must be a table"):
        read_settings(tmp_path)
