"""Experiments change one thing, find what was planted, and find nothing where there is nothing."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import chain
from pathlib import Path

import numpy as np
import polars as pl
import pytest

from takujo.cpu.match import Played
from takujo.editions.language import language
from takujo.games.catalogue import game
from takujo.games.fourbit_town.table import Town
from takujo.games.goryokaku.table import Goryokaku
from takujo.games.san_juan.table import SanJuan
from takujo.kernel.hidden import card_of
from takujo.kernel.table import Table
from takujo.lab.element_codes import ElementCodes
from takujo.lab.estimates import ratio_by_deal
from takujo.lab.experiment import (
    BLANKED,
    FORBIDDEN,
    KINDS,
    blanked,
    experiment_plan,
    forbidden,
    kinds_for,
    struck_out,
)
from takujo.lab.heard import SEAT
from takujo.lab.listening import Listener
from takujo.lab.loaded import load
from takujo.lab.parts import play_heard
from takujo.lab.plan import Outcome, Plan
from takujo.lab.seating import GIVEN, given_to, sitter
from takujo.lab.simulation import simulate
from takujo.lab.sitter import Sitter
from takujo.lab.study import Wanted, study
from takujo.lab.told import ReportTeller
from takujo.lab.trials import Trials
from tests.lab.small_plans import kept_in, plan_of

pytestmark = pytest.mark.slow  # plays hundreds of games
EASY = ["easy"] * 4
HELD = [
    ("san-juan", "building.guild_hall"), ("san-juan", "building.indigo_plant"),
    ("fourbit-town", "card.14"), ("fourbit-town", "building.sawmill"),
    ("goryokaku", "person.camp_cook"), ("goryokaku", "castle_card.earth_bank"),
]  # fmt: skip


def winners(plan: Plan, numbers: np.random.Generator, games: int) -> Outcome:
    """Generated games that anybody wins as often as anybody else."""
    played = []
    for number, winner in enumerate(numbers.integers(0, 4, games)):
        ranks = [1 if seat == winner else 2 for seat in range(4)]
        entries = [(seat - number % 4) % 4 for seat in range(4)]
        seed = number // 4
        played.append(Played(number, seed, number % 4, entries, ranks, ranks, "", 1, 1, ""))
    return Outcome(plan, played)


def test_a_planted_element_is_found_by_experiment_with_its_sign() -> None:
    """A place that gives far more VP than any other is worth much to who may go there."""
    plan = plan_of("fourbit-town", 8, EASY, "locations.0.effects.0.gain={vp = 9}")
    outcome = simulate(experiment_plan(plan, "place.0", 400), 1, lambda done: None)
    found = forbidden(outcome, "place.0", 1.0)
    assert found.games == 400
    assert found.share.high < 0.2
    assert found.worth.low > 0.05


def test_the_experiment_finds_nothing_where_there_is_nothing() -> None:
    """Generated games: who goes without wins as often as anybody, whoever takes it otherwise."""
    numbers = np.random.default_rng(2)
    plan = experiment_plan(plan_of("san-juan", 8, ["normal"] * 4), "building.statue", 800)
    held = 0
    for _ in range(200):
        before, after = winners(plan, numbers, 800), winners(plan, numbers, 800)
        for found in [
            forbidden(before, "building.statue", 0.3),
            blanked(after, before, "building.statue", 0.3),
        ]:
            held += found.worth.low <= 0 <= found.worth.high
    assert held >= 368


def test_who_abstains_never_takes_the_element(tmp_path: Path) -> None:
    for name, element in [
        ("san-juan", "role.builder"), ("fourbit-town", "place.4"), ("fourbit-town", "card.14"),
        ("fourbit-town", "side.14.0"), ("goryokaku", "space.koban"),
    ]:  # fmt: skip
        plan = experiment_plan(plan_of(name, 8, ["normal"] * 4), element, 8)
        folder = tmp_path / f"{name}-{element}"
        kept_in(folder, replace(plan, rows=True))
        rows = load(folder)
        code = rows.codes.ids.index(element)
        own = rows.seats.filter(pl.col("entry") == 0).select("game", "seat")
        took = rows.elements.filter((pl.col("element") == code) & (pl.col("taken") > 0))
        by_whom = took.join(own, on=["game", "seat"], how="semi").height
        assert took.height >= 8
        assert by_whom <= 0.02 * took.height  # where there was no other option


def test_what_is_given_at_random_is_worth_nothing_where_only_winners_take_it() -> None:
    """Generated seats: who wins takes it more often, who holds it takes it more often."""
    numbers = np.random.default_rng(3)
    held = 0
    for _ in range(200):
        won = (numbers.random(1200) < 0.25).astype(float)
        took = (numbers.random(1200) < 0.3 + 0.4 * won).astype(float)
        found = ratio_by_deal(won - 0.25, took - 0.1, np.arange(1200) // 4)
        held += found.low <= 0 <= found.high
    assert held >= 184


def test_a_mean_over_another_is_found_with_its_spread() -> None:
    numbers = np.random.default_rng(4)
    held = 0
    for _ in range(200):
        below = numbers.random(800) + 0.5
        above = 0.7 * below + numbers.normal(size=800)
        found = ratio_by_deal(above, below, np.arange(800) // 2)
        held += found.low <= 0.7 <= found.high
    assert 180 <= held <= 198


@pytest.mark.parametrize(("name", "element"), HELD)
def test_who_is_given_an_element_holds_it_and_nothing_comes_from_nowhere(
    name: str, element: str
) -> None:
    plan = experiment_plan(plan_of(name, 8, EASY), element, 8, GIVEN)
    bare = replace(plan, line_up=EASY)
    listener = Listener(plan.book())
    took = 0
    for number in range(8):
        held: list[list[int]] = []
        dealt: list[list[int]] = []
        heard = play_heard(plan, listener, number, seated(plan), partial(note_cards, held))
        play_heard(bare, listener, number, seated(plan), partial(note_cards, dealt))
        seat = heard.played.entries.index(0)
        code = listener.codes.ids.index(element)
        took += seat << SEAT | code in heard.heard.last
        group, card = listener.codes.element(element)
        assert card + 100 * (group == "building" and name == "fourbit-town") in held[seat]
        assert sorted(chain(*held)) == sorted(chain(*dealt))
    assert took == 8 if element == "card.14" else took > 0


def seated(plan: Plan) -> Callable[[str, int], Sitter]:
    """Everybody by the name in the line-up."""
    return lambda name, seed: sitter(name, plan.book(), seed)


def note_cards(cards: list[list[int]], t: Table) -> None:
    """What each seat holds; last, what nobody does."""
    if isinstance(t, SanJuan):
        cards += [*[p.hand[:] for p in t.players], t.deck[:]]
    elif isinstance(t, Town):
        cards += [[*p.hand, *[100 + card_of(plan) for plan in p.plans]] for p in t.players]
        cards.append([*t.unused, *[100 + building for building in [*t.row, *t.deck]]])
    elif isinstance(t, Goryokaku):
        cards += [[*p.people, *p.dealt] for p in t.players]
        cards.append([*t.person_deck, *t.castle_deck, *t.row])


def test_nobody_is_given_what_cannot_be_held() -> None:
    book = game("san-juan").book()
    codes = ElementCodes(book)
    assert kinds_for(codes, "role.builder") == [FORBIDDEN]
    assert kinds_for(codes, "building.smithy") == KINDS
    assert kinds_for(codes, "building.gold_mine") == [FORBIDDEN, GIVEN]
    assert given_to("normal/given=building.smithy", book) == codes.element("building.smithy")
    assert given_to("normal/never=building.smithy", book) is None


@pytest.mark.parametrize("name", ["san-juan", "fourbit-town", "fourbit-town@classic", "goryokaku"])
def test_every_edition_with_an_element_struck_out_is_whole(name: str) -> None:
    of = game(name.partition("@")[0])
    book = of.book(name.partition("@")[2])
    plan = Plan(of.name, book.edition_name, book.edition_data, EASY, 8)
    codes = ElementCodes(book)
    tried = [id for id in codes.ids if BLANKED in kinds_for(codes, id)]
    assert len(tried) > 10
    for id in tried:
        edition = struck_out(plan, id)
        of.refuse_mistakes(edition, id)
        assert edition != plan.edition


def test_what_is_struck_out_brings_nothing(tmp_path: Path) -> None:
    plan = plan_of("fourbit-town", 8, EASY)
    brought = []
    for kind in (FORBIDDEN, BLANKED):
        edition = experiment_plan(plan, "side.4.1", 8, kind).edition
        kept_in(tmp_path / kind, replace(plan, edition=edition))
        rows = load(tmp_path / kind)
        own = rows.elements.filter(pl.col("element") == rows.codes.ids.index("side.4.1"))
        brought.append(int(own["goods"].sum()))
    assert brought[0] > 0
    assert brought[1] == 0


def test_a_planted_effect_is_found_by_striking_it_out_and_by_giving_it(tmp_path: Path) -> None:
    """A card that brings three VP each time: all of its worth is its effect."""
    setting = "cards.4.one.effects.0.gain={vp = 3}"
    kept_in(tmp_path, plan_of("fourbit-town", 120, EASY, setting), (setting,))
    rows = load(tmp_path)
    trials = Trials(rows, tmp_path, 320)
    figure = next(each for each in study(tmp_path, Wanted()).figures if each.id == "card.4")
    found = {each.kind: each for each in trials.of(figure, KINDS)}
    assert list(found) == KINDS
    assert all(each.games == 320 for each in found.values())
    assert all(each.worth.low > 0 for each in found.values())
    report = study(tmp_path, Wanted())  # what lies there is told of, and not played again
    kept = next(each for each in report.figures if each.id == "card.4")
    assert kept.experiments == {kind: each.worth for kind, each in found.items()}
    assert kept.kind == FORBIDDEN
    told = ReportTeller(report, language("en")).told()
    line = next(fact for c in told.charts for name, fact in c.facts if name == "Card 4")
    for said in ["forbidden to one seat", "given to one seat", "struck out", "observed"]:
        assert said in line
