"""Programs at a table of friends: they look on, give their seat away, and agree to go back."""

from __future__ import annotations

import pytest

from takujo.kernel.chance import FastNumbers
from takujo.kernel.hidden import ONLOOKER
from tests.web.redealt import FourPeople
from tests.web.serving import Device, House
from tests.web.test_redeal_and_render import EDITIONS

API = "/api/v1/matches"


class Programs:
    """Two programs at a public table."""

    def __init__(self, house: House) -> None:
        made = house.device().post(API, json={"seats": ["program", "program"], "public": True})
        assert made.status_code == 201, made.text
        self.match: str = made.json()["match"]
        self.devices = [
            Device(house, authorization=f"Bearer {token}") for token in made.json()["tokens"]
        ]

    def post(self, seat: int, what: str, **body: object) -> tuple[int, dict[str, object]]:
        """What a seat sends; the status and the answer."""
        answer = self.devices[seat].post(f"{API}/{self.match}/seats/{seat}/{what}", json=body)
        return answer.status_code, answer.json()

    def play(self, answers: int) -> None:
        """So many answers, the first option each."""
        for _ in range(answers):
            status = self.devices[0].get(f"{API}/{self.match}").json()
            seat = status["waiting"][0]
            view = self.devices[seat].get(f"{API}/{self.match}/seats/{seat}").json()
            choice = view["options"][0]["choice"]
            assert self.post(seat, "answer", question=view["question"], choices=[choice])[0] == 200


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_what_a_program_watches_depends_on_nothing_hidden(
    house: House, game: str, edition: str
) -> None:
    four, numbers = FourPeople(house, "3" * 64, game, edition), FastNumbers(3)
    four.match.facts.public = True
    assert four.play(9, numbers)
    stranger, watch = house.device(), f"{API}/{four.match.id}/watch"

    def shown() -> list[bytes]:
        answers = [
            stranger.get(address) for address in (watch, f"{watch}/steps", f"{watch}/steps?lang=ja")
        ]
        assert [each.status_code for each in answers] == [200] * 3
        return [each.content for each in answers]

    before = shown()
    with four.dealt_again(ONLOOKER, numbers):
        assert shown() == before
    assert stranger.get(watch).json()["view"]["seat"] == ONLOOKER


def test_a_match_that_is_not_public_is_watched_by_its_ticket_alone(house: House) -> None:
    made = house.device().post(API, json={"seats": ["program", "normal"]}).json()
    watch = f"{API}/{made['match']}/watch"
    assert house.device().get(watch).status_code == 403
    name = house.do(house.server.matches.let_watch(made["match"]))
    ticket = name.partition(".")[2]
    assert house.device().get(watch).status_code == 403
    assert house.device().get(watch, params={"ticket": "x" * 24}).status_code == 403
    assert house.device().get(watch, params={"ticket": ticket}).status_code == 200


def test_a_program_gives_its_seat_to_a_cpu_and_takes_it_back(house: House) -> None:
    table = Programs(house)
    assert table.post(0, "player", player="easy") == (200, {"entry": 1})
    assert house.match(table.match).seats[0].absent == "lent"
    assert table.post(0, "player", player="program")[0] == 200
    assert house.match(table.match).seats[0].absent == ""
    assert table.post(0, "player", player="resign")[0] == 200
    status, answer = table.post(0, "player", player="program")
    assert (status, answer["error"]) == (422, "refused")
    assert (
        table.devices[1]
        .post(f"{API}/{table.match}/seats/0/player", json={"player": "easy"})
        .status_code
        == 401
    )


def test_programs_agree_to_go_back(house: House) -> None:
    table = Programs(house)
    table.play(5)
    assert table.post(0, "ask", back_to=2) == (200, {"entry": 6})
    status = table.devices[0].get(f"{API}/{table.match}").json()
    assert status["request"] == {"entry": 6, "seat": 0, "back_to": 2, "agreed": [0]}
    assert table.post(0, "ask", back_to=1)[0] == 422  # one at a time
    assert table.post(1, "reply", request=6, agrees=True) == (200, {"entry": 8})
    assert table.devices[0].get(f"{API}/{table.match}").json()["request"] is None
    assert table.post(1, "reply", request=6, agrees=True)[0] == 422
    table.play(3)


def test_a_request_lapses_after_a_day(house: House) -> None:
    table, matches = Programs(house), house.server.matches
    table.play(3)
    table.post(0, "ask", back_to=1)
    later = matches.clock() + 24 * 3600 * 1000
    matches.clock = lambda: later
    assert table.post(1, "reply", request=4, agrees=True)[0] == 422
    assert table.post(1, "ask", back_to=1)[0] == 200  # another one may follow
