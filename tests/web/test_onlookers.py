"""Who has no seat may look on where the table allows it, sees nothing hidden, and never plays."""

from __future__ import annotations

import pytest

from takujo.kernel.chance import FastNumbers
from takujo.kernel.hidden import ONLOOKER
from tests.web.redealt import PEOPLE, FourPeople
from tests.web.serving import Device, House
from tests.web.test_redeal_and_render import APART, DEALT, EDITIONS


class Watched(FourPeople):
    """A public table, and somebody who looks on."""

    def __init__(self, house: House, seed: str, game: str = "san-juan", edition: str = "") -> None:
        super().__init__(house, seed, game, edition)
        self.match.facts.public = True
        self.onlooker = house.device()

    def shown(self) -> dict[str, bytes]:
        """All that an onlooker can be shown or told, by address."""
        found: dict[str, bytes] = {}
        for address in self.seen_by_all():
            answer = self.onlooker.get(address)
            assert answer.status_code == 200, (address, answer.text)
            found[address] = answer.content
        stream = f"/t/{self.match.id}/stream"
        found[stream] = self.house.do(self.first_message(stream, self.onlooker))
        return found

    def seen_by_all(self) -> list[str]:
        """Every page, fragment, sheet and step, and the API's answers."""
        table, last = f"/t/{self.match.id}", len(self.record.entries)
        after = max(0, last - 8)
        sheets = ["rules", "log", "settings", *self.sheets]
        return [
            table, f"{table}/text", f"{table}/steps?after={after}", f"{table}/steps?after=0",
            *[f"{table}/replay?at={number}" for number in (after, last)],
            *[f"{table}/sheet/{sheet}" for sheet in sheets],
        ]  # fmt: skip


def differing(watched: Watched, numbers: FastNumbers) -> list[str]:
    """What would tell an onlooker where a card lies that not everybody knows."""
    shown = watched.shown()
    before = watched.record.table.to_json()
    with watched.dealt_again(ONLOOKER, numbers):
        assert watched.record.table.to_json() != before
        again = watched.shown()
    return [each for each in shown if shown[each] != again[each]]


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_nothing_shown_to_an_onlooker_depends_on_anything_hidden(
    house: House, game: str, edition: str
) -> None:
    watched, numbers = Watched(house, "3" * 64, game, edition), FastNumbers(3)
    for _ in range(4):
        assert watched.play(1 + numbers.below(APART[game]), numbers)
        assert differing(watched, numbers) == []


@pytest.mark.slow
@pytest.mark.parametrize(("game", "edition", "rule", "answered"), DEALT)
def test_cards_dealt_to_one_seat_and_half_answered_questions_tell_an_onlooker_nothing(
    house: House, game: str, edition: str, rule: str, answered: int
) -> None:
    for seed in range(10):
        watched, numbers = Watched(house, f"{seed:064x}", game, edition), FastNumbers(seed)
        if watched.play_to(rule, answered, numbers):
            assert differing(watched, numbers) == []
            return
    raise AssertionError(f"{rule} is never asked")


def test_a_planted_leak_to_onlookers_is_found(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched, numbers = Watched(house, "3" * 64), FastNumbers(3)
    assert watched.play(20, numbers)
    monkeypatch.setattr(watched.record, "seen", lambda seat: watched.record.book.game.seen(
        watched.record.table, max(seat, 0)))  # fmt: skip
    assert differing(watched, numbers)


def posts(id: str) -> list[tuple[str, dict[str, str]]]:
    """Everything that can be posted to a table."""
    return [
        (f"/t/{id}/answer", {"question": "1", "choices": "role builder"}),
        (f"/t/{id}/undo", {"question": "1"}),
        (f"/t/{id}/preview", {"question": "1", "touches": "role builder"}),
        (f"/t/{id}/start", {}),
        (f"/t/{id}/rematch", {}),
        (f"/t/{id}/trouble", {"seat": "0"}),
    ]


def test_an_onlooker_can_post_nothing(house: House) -> None:
    watched = Watched(house, "3" * 64)
    entries = len(watched.record.entries)
    for address, form in posts(watched.match.id):
        assert watched.onlooker.post(address, data=form).status_code in (403, 409), address
    assert len(watched.record.entries) == entries
    assert watched.onlooker.get(f"/t/{watched.match.id}/code").status_code == 403


def lone_table(house: House) -> tuple[Device, str]:
    """A person among CPUs."""
    person = house.device()
    return person, person.new_table("me", "normal", "normal")


def test_a_table_by_link_is_watched_by_its_link_alone(house: House) -> None:
    person, id = lone_table(house)
    stranger = house.device()
    assert stranger.get(f"/t/{id}").status_code == 403
    secret = house.server.matches.watch_name(house.match(id))
    assert stranger.get(f"/t/{secret}").status_code == 403  # nobody has asked for the link yet
    name = house.do(house.server.matches.let_watch(id))
    assert name == secret
    for page in ("", "/text", "/steps", "/sheet/log", "/replay?at=0"):
        assert stranger.get(f"/t/{name}{page}").status_code == 200, page
    assert stranger.get(f"/t/{id}").status_code == 403
    assert stranger.get(f"/t/{id}.{'A' * 24}").status_code == 403
    assert name in stranger.get(f"/t/{name}").text  # what the scripts ask for goes by the link
    assert person.get(f"/t/{name}").status_code == 200


def test_who_may_be_watched_is_asked_what_is_forced(house: House) -> None:
    _, id = lone_table(house)
    match = house.match(id)
    assert match.alone(0)
    house.do(house.server.matches.let_watch(id))
    assert not house.match(id).alone(0)


def test_every_seat_is_somebody_else_to_an_onlooker(house: House) -> None:
    watched = Watched(house, "3" * 64)
    page = watched.onlooker.get(f"/t/{watched.match.id}").text
    assert all(f"P{n}" in page for n in range(PEOPLE))
    assert (
        "Play on another device"
        not in watched.onlooker.get(f"/t/{watched.match.id}/sheet/settings").text
    )
