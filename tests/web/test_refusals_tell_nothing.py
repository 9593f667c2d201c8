"""Whatever is posted and refused over HTTP, not a byte of the refusal tells what lies hidden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from takujo.host.entries import ChoicesEntry
from takujo.host.play import Choice, play_choice
from takujo.host.record import Conflict, Record
from takujo.kernel.chance import FastNumbers
from takujo.kernel.said import Said
from tests.every_game.postings import posting
from tests.web.redealt import PEOPLE, FourPeople
from tests.web.serving import House

POSTINGS = 12  # at each look of a seat that is asked; of the others one
EDITIONS = [
    ("san-juan", ""), ("fourbit-town", "revised"), ("fourbit-town", "classic"), ("goryokaku", ""),
]  # fmt: skip


def only_tried(record: Record, seat: int, choices: Sequence[Choice], question: int) -> ChoicesEntry:
    """An answer that the table takes is not written down, so that it can be posted again."""
    record.check_question(seat, question)
    own = record.table_of(seat).copy()
    for choice in choices:
        play_choice(own, seat, choice)
    raise Conflict(Said("taken: {text}", text=choices), question)


class Posted:
    """One posting of one seat: by a program, a page, or a form; or something taken back."""

    def __init__(self, four: FourPeople, seat: int, numbers: FastNumbers) -> None:
        record = four.record
        self.device = four.devices[seat]
        asked = record.question(seat)
        choices = posting(record.table_of(seat), seat, numbers) if asked else ["pass"]
        question = asked + (numbers.below(8) == 0)
        table, api = f"/t/{four.match.id}", f"/api/v1/matches/{four.match.id}/seats/{seat}"
        form: dict[str, Any] = {"question": question, "choices": choices}
        kind = numbers.below(10)
        self.address = f"{table}/answer"
        self.sent: dict[str, Any] = {"data": form}
        if kind < 3:
            self.address = f"{api}/answer"
            self.sent = {"json": form}
        elif kind == 3:
            self.sent = {"data": form | {"page": "text"}}
        elif kind == 4:
            self.address = f"{api}/undo"
            entry = 1 + numbers.below(9)
            entry += entry == record.undoable(seat)  # what is taken back cannot be posted again
            self.sent = {"json": {"entry": entry}}
        elif kind > 7:  # what stood selected, and what was touched since
            self.address = f"{table}/preview"
            signed = [f"{'+-'[numbers.below(2)]}{choice}" for choice in choices[1:]]
            self.sent = {"data": {"question": question, "selected": choices[0], "touches": signed}}

    def told(self) -> bytes:
        """What comes back."""
        answer = self.device.post(self.address, **self.sent)
        fine = (200, 409, 422) if self.address.endswith("/preview") else (303, 409, 422)
        assert answer.status_code in fine, (answer.status_code, answer.text)
        return str(answer.status_code).encode() + answer.content


def differing(four: FourPeople, numbers: FastNumbers) -> list[str]:
    """Postings whose refusal would tell its seat something about cards it does not know."""
    found: list[str] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Record, "answer", only_tried)
        for seat in range(PEOPLE):
            count = POSTINGS if four.record.question(seat) else 1
            posts = [Posted(four, seat, numbers) for _ in range(count)]
            first = [post.told() for post in posts]
            with four.dealt_again(seat, numbers):
                again = [post.told() for post in posts]
            for post, one, other in zip(posts, first, again, strict=True):
                if one != other:
                    found.append(f"seat {seat}: {post.address} {post.sent} {one!r} {other!r}")
    return found


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_a_refusal_is_the_same_for_all_tables_the_seat_could_be_sitting_at(
    house: House, game: str, edition: str
) -> None:
    for seed in range(2):
        four, numbers = FourPeople(house, f"{seed:064x}", game, edition), FastNumbers(seed)
        looks = 0
        while four.play(1 + numbers.below(6), numbers) and looks < 6:
            assert differing(four, numbers) == []
            looks += 1
        assert looks > 2


def test_an_answer_that_peeks_is_noticed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def straight(*given: Any) -> ChoicesEntry:
        return Record.answer(*given)

    monkeypatch.setattr("takujo.host.answers.exact", lambda seen, choices: list(choices))
    monkeypatch.setattr("takujo.host.answers.played", straight)
    four, numbers = FourPeople(house, "1" * 64), FastNumbers(1)
    found: list[str] = []
    while not found:
        assert four.play(1, numbers)
        found = differing(four, numbers)


@pytest.mark.parametrize("second", ["zzz zzz", "keep library", "pass"])
def test_the_cards_that_a_councillor_would_draw_are_not_told(house: House, second: str) -> None:
    four = FourPeople(house, "2" * 64)
    seat = four.record.waiting[0]
    given = {"question": 1, "choices": ["role councillor", second]}
    address = f"/api/v1/matches/{four.match.id}/seats/{seat}/answer"
    refused = four.devices[seat].post(address, json=given)
    assert refused.status_code == 422
    told = refused.json()
    assert "Possible" not in told["message"]
    assert "comes to light" in told["message"]
    assert told["reason"]["code"] == "after_reveal"
    assert four.record.entries == []
