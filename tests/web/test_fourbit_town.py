"""4bit Town over HTTP: the secret setting, in any order, until all are revealed."""

from __future__ import annotations

import itertools
import json
from typing import Final

import httpx
import pytest

from takujo.games.fourbit_town.table import Town
from takujo.host import seating
from takujo.host.match import PERSON, Facts, HostedSeat
from takujo.host.tickets import hashed
from takujo.web.device import DEVICE
from tests.web.fourbit_town_at_hand import SETTING
from tests.web.serving import Device, House

SEATS: Final = 4
STACKS: Final = [
    "set 7.0;set 3.1;set 13.0;set 1.1",
    "set 2.1;set 5.0;set 8.1;set 9.0",
    "set 4.0;set 6.0;set 10.1;set 11.1",
    "set 12.1;set 14.1;set 15.0;set 16.0",
]


class Setters:
    """Four people who set their cards at the same time."""

    def __init__(self, house: House) -> None:
        self.house = house
        plan = [HostedSeat(PERSON, "", f"P{n}", hashed(f"person {n}")) for n in range(SEATS)]
        book = house.server.book("fourbit-town", "")
        with pytest.MonkeyPatch.context() as patch:
            start = json.dumps(SETTING)
            patch.setattr(seating, "Facts", lambda **v: Facts(**{**v, "start": start}))
            patch.setattr(seating, "new_seed", lambda: "5e" * 32)
            self.match = house.do(house.server.matches.make(book, plan, "off"))
        self.id = self.match.id
        self.devices = [self.browser(seat) for seat in range(SEATS)]

    def browser(self, seat: int) -> Device:
        """The browser of a seat."""
        device = self.house.device()
        signed = self.house.server.devices.signer.sign(f"person {seat}").decode()
        device.client.cookies.set(DEVICE, signed)
        return device

    def question(self, seat: int) -> int:
        """The number of the seat's open question."""
        return self.house.record(self.id).question(seat)

    def preview(self, seat: int, stack: str, question: int = 0) -> httpx.Response:
        """What a seat is told a setting would bring."""
        form = {"question": question or self.question(seat), "selected": stack}
        return self.devices[seat].post(f"/t/{self.id}/preview", data=form)

    def set(self, seat: int, stack: str = "") -> None:
        """A seat sets its cards."""
        form = {"question": self.question(seat), "choices": stack or STACKS[seat]}
        taken = self.devices[seat].post(f"/t/{self.id}/answer", data=form)
        assert taken.status_code == 200, taken.text

    def change(self, seat: int) -> None:
        """And takes it back."""
        form = {"question": self.question(seat)}
        taken = self.devices[seat].post(f"/t/{self.id}/undo", data=form)
        assert taken.status_code == 200, taken.text

    def told(self, seat: int) -> dict[str, bytes]:
        """Everything that a seat's pages and steps say now, but for the match's own name."""
        addresses = ["", "/text", "/sheet/log", "/steps?after=0"]
        addresses += [f"/sheet/seat/{n}" for n in range(SEATS)]
        answers = {each: self.devices[seat].get(f"/t/{self.id}{each}") for each in addresses}
        return {
            each: answer.content.replace(self.id.encode(), b"") for each, answer in answers.items()
        }

    def table(self) -> Town:
        """The table itself."""
        t = self.house.record(self.id).table
        assert isinstance(t, Town)
        return t


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_three_seats_set_in_any_order_and_the_fourth_may_still_change_its_mind(
    house: House, order: tuple[int, ...]
) -> None:
    town = Setters(house)
    town.set(3, "set 16.0;set 15.0;set 14.0;set 12.0")
    for seat in order:
        if seat == order[2]:  # all but one have set: the fourth takes back what it has set
            town.change(3)
            town.set(3)
        assert town.table().players[0].place < 0, "nothing is revealed before the last one"
        town.set(seat)
    t = town.table()
    assert [p.place for p in t.players] == [10, 5, 12, 3]
    assert t.edition.side_name(t.players[3].stack[0]) == "12.1"


def test_a_setting_cannot_be_changed_after_the_reveal(house: House) -> None:
    town = Setters(house)
    for seat in range(SEATS):
        town.set(seat)
    form = {"question": town.question(3)}
    assert town.devices[3].post(f"/t/{town.id}/undo", data=form).status_code in (409, 422)


def test_what_a_seat_sets_changes_nothing_that_others_are_told(house: House) -> None:
    told: list[list[dict[str, bytes]]] = []
    for stack in (STACKS[1], "set 9.1;set 8.0;set 5.1;set 2.0"):
        town = Setters(house)
        town.set(1, stack)
        told.append([town.told(seat) for seat in (0, 2, 3)])
    assert told[0] == told[1]


def test_the_chain_of_another_seat_or_of_other_cards_is_not_told(house: House) -> None:
    town = Setters(house)
    mine = STACKS[0]
    told = town.preview(0, mine)
    assert told.status_code == 200
    assert 'class="chain"' in told.text
    before = house.record(town.id).table.to_json()
    for wrong in ("set 7.0;set 3.1;set 13.0", "set 7.0;set 7.1;set 13.0;set 1.1", STACKS[1], "x"):
        assert town.preview(0, wrong).status_code == 422, wrong
    assert town.preview(1, mine).status_code == 422
    question = town.question(0)
    town.set(0)
    assert town.preview(0, mine, question).status_code == 409
    assert house.record(town.id).table.to_json() == before


def test_a_stack_is_played_in_the_order_it_was_posted(house: House) -> None:
    town = Setters(house)
    for seat in (1, 2, 3):
        town.set(seat)
    town.set(0, "set 13.1;set 1.0;set 7.1;set 3.0")
    assert [town.table().edition.side_name(side) for side in town.table().players[0].stack] == [
        "13.1", "1.0", "7.1", "3.0",
    ]  # fmt: skip
