"""The first match over HTTP: begun, followed, left and taken up again."""

from __future__ import annotations

import html
import re

import pytest

from takujo.cpu.levels import player
from takujo.editions.language import LANGUAGES, language
from takujo.games.catalogue import game as game_called
from takujo.host.answers import exact
from takujo.host.first_match import LEARNER, first_match
from takujo.host.thinking import whole_answer
from takujo.kernel.chance import FastNumbers
from tests.host.guided import GUIDED
from tests.waiting import patiently
from tests.web.playing import answer, asked
from tests.web.redealt import deal_again
from tests.web.serving import Device, House

GAMES = [game.name for game in GUIDED]
every_game = pytest.mark.parametrize("game", GAMES)


def begun(device: Device, game: str) -> str:
    """A first match of this device; its id."""
    device.client.cookies.set("speed", "off")
    made = device.post(f"/learn/{game}/first")
    assert made.status_code == 303, made.text
    return made.headers["location"].removeprefix("/t/")


def coach(device: Device, match: str, page: str = "") -> tuple[str, str]:
    """What the coach says on a page, and the choices it points at."""
    text = device.get(f"/t/{match}{page}").text
    found = re.search(r'<p class="coach[^"]*" id="coach"([^>]*)>(.*?)</p>', text, re.DOTALL)
    assert found is not None, text[:2000]
    point = re.search(r'data-point="([^"]*)"', found[1])
    said = re.sub(r"^<b>\d+/\d+</b>", "", found[2])  # without its number
    return html.unescape(re.sub("<[^>]+>", "", said)), point[1] if point else ""


def usual(device: Device, match: str) -> str:
    """What a person might do where nothing is suggested, as it is posted."""
    record = device.house.record(match)
    seen = record.seen(LEARNER)
    thinker = player("normal", record.book.game, record.question(LEARNER))
    return ";".join(exact(seen, whole_answer(thinker, seen)))


def alone(device: Device, match: str) -> int:
    """Wait until nobody else is waited for; the learner's question."""
    for _ in patiently("the learner alone is asked"):
        record = device.house.record(match)
        if record.waiting == [LEARNER]:
            return record.question(LEARNER)
    raise AssertionError


@every_game
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_first_match_is_played_to_its_end_by_what_the_page_suggests(
    house: House, game: str, code: str
) -> None:
    aki = house.device(language=code)
    match, said, lesson = begun(aki, game), [], first_match(game_called(game))
    assert lesson is not None
    while not (now := asked(aki, match))["over"]:
        sentence, point = coach(aki, match)
        assert sentence[-20:] in coach(aki, match, "/text")[0]
        said.append(sentence)
        taken = answer(aki, match, point or usual(aki, match), now["question"])
        assert taken.status_code == 200, (point, taken.text)
    rules, say = game_called(game), language(code)
    book = rules.book(lesson.edition)
    first = [rules.words.filled(book, each.text[code], say) for each in lesson.ideas[:2]]
    assert said[: len(first)] == first
    assert aki.get(f"/t/{match}").status_code == 200


@every_game
def test_a_first_match_that_was_left_is_taken_up_where_it_stood(house: House, game: str) -> None:
    aki, ben = house.device(), house.device()
    match = begun(aki, game)
    answer(aki, match, coach(aki, match)[1], asked(aki, match)["question"])
    asked(aki, match)
    sentence = coach(aki, match)
    house.server.matches._kept.clear()  # as after a restart: from what is stored
    assert begun(aki, game) == match
    assert coach(aki, match) == sentence
    assert begun(ben, game) != match


@every_game
def test_the_pages_of_a_first_match_tell_nothing_that_is_hidden(house: House, game: str) -> None:
    aki = house.device()
    match = begun(aki, game)
    for n in range(6):
        question = alone(aki, match)
        pages = [aki.get(f"/t/{match}{page}").content for page in ("", "/text")]
        record = house.record(match)
        table, secret = record.table, record._secret
        deal_again(record, LEARNER, FastNumbers(n))
        assert [aki.get(f"/t/{match}{page}").content for page in ("", "/text")] == pages
        record.table, record._secret = table, secret
        point = coach(aki, match)[1]
        assert answer(aki, match, point or usual(aki, match), question).status_code == 200


def test_other_matches_and_moments_that_are_over_have_no_coach(house: House, aki: Device) -> None:
    match = aki.new_table("me", "easy")
    asked(aki, match)
    assert 'id="coach"' not in aki.get(f"/t/{match}").text
    learning = begun(aki, GAMES[0])
    asked(aki, learning)
    assert 'id="coach"' not in aki.get(f"/t/{learning}/replay?at=0").text


def test_there_is_no_first_match_of_a_game_that_is_none(aki: Device) -> None:
    assert aki.post("/learn/chess/first").status_code == 404
