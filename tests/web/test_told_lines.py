"""Every sentence of an event can be told after the name of who did it, and of nobody else."""

from __future__ import annotations

import pytest

from takujo.editions.language import language
from takujo.games.catalogue import GAMES
from takujo.kernel.chance import FastNumbers, fast
from takujo.kernel.flow import take
from takujo.kernel.table import Event
from takujo.web.pages.story import AFTER_NAME

NAMES = ["<0>", "<1>", "<2>"]
FOLLOWS = ["turned_up", "swept"]  # what a deed changes for all, told in the line of the deed
EDITIONS = [(game, edition) for game in GAMES for edition in game.editions()]


def heard_in(game: object, edition: str) -> set[Event]:
    """One event of each kind and form that random games have, as their own seats know them."""
    of = next(each for each in GAMES if each is game)
    heard: list[Event] = []
    for seed in range(1, 7):
        t, numbers = of.deal(of.book(edition), 3, fast(seed)), FastNumbers(seed)
        t.ear = heard
        while t.asking is not None:
            take(t, t.offered[numbers.below(len(t.offered))])
    return set(heard)


@pytest.mark.parametrize("code", ["ja", "en"])
@pytest.mark.parametrize(
    ("game", "edition"), EDITIONS, ids=[f"{game.name}@{edition}" for game, edition in EDITIONS]
)
def test_a_sentence_begins_with_the_name_of_who_did_it_or_is_about_nobody(
    game: object, edition: str, code: str
) -> None:
    of = next(each for each in GAMES if each is game)
    book, say = of.book(edition), language(code)
    for event in heard_in(game, edition):
        kind = of.events[event[0]]
        told = of.words.event(book, event, NAMES, say)
        name = NAMES[event[1]]
        if not told:
            continue
        if told.startswith(name):
            assert told[len(name)] in AFTER_NAME, told
            assert not told[len(name) + 1 :].startswith(tuple("をにでへ")), told
        elif name not in told:
            assert kind.nobodys or kind.name in FOLLOWS, f"{kind.name}: {told}"
