"""Headers and entries of any content that a file can hold, for laws that hold for all of them."""

from __future__ import annotations

from hypothesis import strategies as st

from takujo.host.entries import ChoicesEntry, EndEntry, Entry, SeatEntry, UndoEntry
from takujo.host.header import Header
from tests.editions.any_edition import EDITIONS

WORDS = st.text(st.characters(categories=["L", "N", "P", "S"]), min_size=1, max_size=8)
HEX = st.text("0123456789abcdef", min_size=64, max_size=64)
NAMES = st.sampled_from(["first", "first+cards.well.cost=3", "./my edition.toml"]) | st.text(
    st.characters(exclude_categories=["Cs"]), max_size=12
)
CHOICES = st.sampled_from(["pass", "role builder", "build library", "pay well", "place 3"])


@st.composite
def headers(draw: st.DrawFn) -> Header:
    """A header with every part that may be there or not."""
    chance = draw(st.sampled_from(["fast", "sealed"]))
    seed = HEX if chance == "sealed" else st.integers(-(10**18) + 1, 10**18 - 1).map(str)
    return Header(
        game="san-juan",
        rules=draw(HEX)[:16],
        version=draw(st.integers(1, 999)),
        edition_name=draw(NAMES),
        edition=draw(EDITIONS),
        chance=chance,
        seed=draw(seed | st.just("")),
        seats=tuple(draw(st.lists(WORDS, min_size=2, max_size=4))),
        start=draw(st.none() | EDITIONS),
        match=draw(WORDS | st.just("")),
        commitment=draw(HEX | st.just("")),
        veils=draw(st.booleans()),
    )


@st.composite
def entries(draw: st.DrawFn, seats: int) -> list[Entry]:
    """Entries that could stand in a file, whatever the rules would say."""
    out: list[Entry] = []
    answers: list[int] = []
    for number in range(1, 1 + draw(st.integers(0, 12))):
        kind = draw(st.sampled_from(["choices", "choices", "undo", "seat"]))
        seat = draw(st.integers(0, seats - 1))
        if kind == "undo" and answers:
            out.append(UndoEntry(number, answers.pop()))
        elif kind == "seat":
            out.append(SeatEntry(number, seat, draw(WORDS)))
        else:
            answers.append(number)
            choices = draw(st.lists(CHOICES, min_size=1, max_size=4))
            out.append(ChoicesEntry(number, seat, tuple(choices)))
    if draw(st.booleans()):
        scores = draw(st.lists(st.integers(-99, 999), min_size=seats, max_size=seats))
        out.append(EndEntry(len(out) + 1, tuple(scores)))
    return out
