"""Other players: styles do what they are called, and verdicts say for whom they hold."""

from dataclasses import replace
from pathlib import Path

import polars as pl
import pytest

from takujo.editions.language import language
from takujo.editions.mistakes import EditionError
from takujo.games.catalogue import game
from takujo.lab.estimates import Estimate
from takujo.lab.experiment import FORBIDDEN, Experiment
from takujo.lab.loaded import Rows, load
from takujo.lab.others import ALL, POPULATION, Others, all_others, population
from takujo.lab.report import BalanceReport, make_report
from takujo.lab.seating import checked_name
from takujo.lab.study import Wanted, study
from takujo.lab.told_others import other_chart
from takujo.lab.weights import new_weights, weight_names
from tests.lab.small_plans import kept_in, plan_of

pytestmark = pytest.mark.slow  # plays hundreds of games
STYLED = ["san-juan", "fourbit-town", "goryokaku"]
STYLES = ["builder", "seller", "racer"]


def in_style(folder: Path, name: str, style: str) -> Rows:
    """Games in which all seats play in one style."""
    kept_in(folder / style, plan_of(name, 32, [f"normal/like={style}"] * 4))
    return load(folder / style)


def taken(rows: Rows, *ids: str) -> int:
    """How often these elements were taken; an id that ends with a dot is a whole group."""
    codes = [
        code for code, id in enumerate(rows.codes.ids)
        if any(id == each or (each.endswith(".") and id.startswith(each)) for each in ids)
    ]  # fmt: skip
    return int(rows.elements.filter(pl.col("element").is_in(codes))["taken"].sum())


def points(rows: Rows, source: str) -> int:
    """Points of all seats from a source."""
    return int(rows.sources.filter(pl.col("source") == source)["points"].sum())


def test_every_game_has_the_same_styles_and_they_move_weights_that_there_are() -> None:
    for name in STYLED:
        of = game(name)
        assert list(of.elements.styles) == STYLES
        names = weight_names(new_weights(of))
        for factors in of.elements.styles.values():
            assert set(factors) <= set(names)


def test_styles_of_san_juan(tmp_path: Path) -> None:
    builder, seller, racer = [in_style(tmp_path, "san-juan", style) for style in STYLES]
    sold = [int(rows.elements["goods"].sum()) for rows in (builder, seller, racer)]
    assert sold[1] > 1.1 * sold[2] > sold[0]
    assert racer.games["rounds"].mean() < seller.games["rounds"].mean()  # type: ignore[operator]


def test_styles_of_the_town(tmp_path: Path) -> None:
    builder, seller, racer = [in_style(tmp_path, "fourbit-town", style) for style in STYLES]
    assert taken(builder, "action.build") > 2 * taken(racer, "action.build")
    assert taken(builder, "action.plan") > taken(seller, "action.plan")
    assert int(seller.elements["goods"].sum()) > 1.1 * int(builder.elements["goods"].sum())
    assert points(racer, "track") > 1.5 * max(points(builder, "track"), points(seller, "track"))


def test_styles_of_goryokaku(tmp_path: Path) -> None:
    builder, seller, racer = [in_style(tmp_path, "goryokaku", style) for style in STYLES]
    built = [taken(rows, "castle_card.") / taken(rows, "person.") for rows in (builder, seller)]
    assert built[0] > 1.3 * built[1]
    assert taken(seller, "space.koban") > 1.3 * taken(builder, "space.koban")
    assert racer.games["rounds"].mean() < seller.games["rounds"].mean()  # type: ignore[operator]


def test_everybody_who_can_be_asked_can_sit(tmp_path: Path) -> None:
    kept_in(tmp_path, plan_of("fourbit-town", 8, ["easy"] * 3))
    rows = load(tmp_path)
    names = all_others(rows)
    assert names == [POPULATION, *[f"normal/like={s}" for s in STYLES], "hard/simulations=8"]
    for name in [*names[1:], *population(rows)]:
        assert checked_name(name, rows.book) == name
    assert len(set(population(rows))) == 3


@pytest.mark.parametrize(
    "name",
    ["easy/like=builder", "hard/shift=1", "normal/simulations=8", "normal/like=bilder",
     "normal/given=role.builder", "normal/shift=x", "normal/quick"],
)  # fmt: skip
def test_who_cannot_sit_is_refused(name: str) -> None:
    with pytest.raises(EditionError):
        checked_name(name, game("san-juan").book())


def test_a_study_asks_others_by_the_same_kind_of_figure(tmp_path: Path) -> None:
    setting = "cards.4.one.effects.0.gain={vp = 4}"
    kept_in(tmp_path, plan_of("fourbit-town", 240, ["easy"] * 4, setting), (setting,))
    report = study(tmp_path, Wanted(2, 240, ["normal/like=racer", POPULATION]))
    strong = [each.id for each in report.strong]
    assert strong
    racer, mixed = report.others
    assert racer.games == mixed.games == 60
    assert set(racer.worths) == {each.id for each in report.verdicts}
    assert not mixed.worths  # an experiment asks for equal players
    assert len(mixed.wins) == 4
    assert not racer.wins
    assert [each.who for each in study(tmp_path, Wanted()).others] == [racer.who, mixed.who]


def told(report: BalanceReport, others: list[Others]) -> dict[str, str]:
    """The facts that are told of others."""
    return dict(other_chart(replace(report, others=others), language("en")).facts)


def other(who: str, value: float) -> Others:
    """Somebody whose experiment says so of the guild hall."""
    worths = {"building.guild_hall": Estimate(value, 0.01, 100)}
    return Others(who, 50, [Estimate(0.25, 0.01, 50)] * 4, {}, worths, {})


def test_what_holds_for_all_is_told_apart_from_a_habit(tmp_path: Path) -> None:
    kept_in(tmp_path, plan_of("san-juan", 40, ["easy"] * 4))
    share, worth = Estimate(0.1, 0.01, 500), Estimate(0.4, 0.01, 500)
    tried = [Experiment("building.guild_hall", FORBIDDEN, share, worth, 2000)]
    report = make_report(load(tmp_path), tried)
    assert [each.id for each in report.strong] == ["building.guild_hall"]
    both = told(report, [other("a", 0.2), other("b", 0.3)])
    assert both["Holds for all who played"] == "Guild hall"
    assert both["a (50): Guild hall"] == "holds: +20.0 ± 2.0"
    habit = told(report, [other("a", 0.2), other("b", -0.3)])
    assert habit["May be a habit of easy: others find the opposite"] == "Guild hall"
    assert habit["b (50): Guild hall"].startswith("the other way round")
    open_still = told(report, [other("a", 0.2), other("b", 0.001)])
    assert open_still["Not settled for all who played"] == "Guild hall"
    assert ALL not in open_still
