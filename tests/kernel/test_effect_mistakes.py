"""A row in words that nobody declared is refused, with the words there are."""

from typing import Any

import pytest

from takujo.editions.effect_shape import EffectRows
from takujo.editions.effect_words import Count, EffectWords, Moment, Thing
from takujo.editions.mistakes import Report

WORDS = EffectWords(
    [Moment("sold", "When you sell"), Moment("end", "At the end", sums=True)],
    [Thing("coin", "{n} coin", "{n} coins", "{n} coin", "{n} coins"), Thing("point", "", "")],
    [Count("jars", "", "", "", "", ""), Count("stalls", "", "", "", "", "")],
)
LOOKS = "{when = MOMENT, if = {COUNT = n}, pay = {THING = n}, gain = {THING = n}}"
PARTS = (
    "when, if, if_at_most, pay, gain, per, each, up_to, per_round, order, may, at_once, "
    "pay_at_most, either"
)
GAIN = {"coin": 1}


def said(*rows: Any) -> list[str]:
    """All that is wrong with these rows."""
    report = Report("my.toml")
    EffectRows(WORDS).check(list(rows), "stalls.inn.effects", report)
    return [str(mistake) for mistake in report.mistakes]


ROWS: list[dict[str, Any]] = [
    {"when": "sold", "gain": GAIN},
    {"when": "sold", "if": {"jars": 1, "stalls": 0}, "if_at_most": {"jars": 3}, "gain": GAIN},
    {"when": "sold", "pay": {"coin": 2}, "gain": [{"coin": 3}, {"point": 1, "coin": 1}]},
    {"when": "sold", "pay": [{"coin": 2}, {"coin": 1}], "gain": GAIN, "up_to": "jars"},
    {"when": "sold", "gain": GAIN, "per": "jars", "each": 2, "up_to": 3, "per_round": 1},
    {"when": "sold", "gain": {"coin": [1, 3]}, "per": "jars", "may": False, "order": 0},
    {"when": "end", "gain": {"point": [1, 3]}, "per": "jars", "if": {"jars": 2}},
]


@pytest.mark.parametrize("row", ROWS)
def test_a_row_in_declared_words_is_right(row: dict[str, Any]) -> None:
    assert said(row) == []


def row_with(**changes: Any) -> dict[str, Any]:
    """A right row with these changes."""
    return {"when": "sold", "gain": GAIN, **changes}


WRONG: list[tuple[dict[str, Any], str]] = [
    (row_with(when="solt"), 'when: "solt" is not known; allowed: sold, end; did you mean "sold"?'),
    (row_with(when=3), "when: 3 is not known; allowed: sold, end"),
    (row_with(gain={"coins": 1}),
     'gain.coins: "coins" is not known; allowed: coin, point; did you mean "coin"?'),
    (row_with(gain={}), "gain: has no amounts; allowed: coin, point"),
    (row_with(gain=1), "gain: must be a table of amounts, not 1; allowed: coin, point"),
    (row_with(gain={"coin": -1}), "gain.coin: -1 is too small; allowed: 1 to 999"),
    (row_with(gain={"coin": 0}), "gain.coin: 0 is too small; allowed: 1 to 999"),
    (row_with(pay={"coin": 0}), "pay.coin: 0 is too small; allowed: 1 to 999"),
    (row_with(gain={"coin": True}),
     "gain.coin: must be a whole number, not true; allowed: 1 to 999"),
    (row_with(gain={"coin": [1, 2]}),
     "gain.coin: must be a whole number, not a list; allowed: 1 to 999"),
    (row_with(gain=[GAIN]), "gain: needs two or more to choose from"),
    (row_with(gain=[GAIN, {"cion": 1}]),
     'gain.1.cion: "cion" is not known; allowed: coin, point; did you mean "coin"?'),
    (row_with(gain={"coin": []}, per="jars"),
     "gain.coin: has too few items (0); allowed: a list of 1 to 99"),
    (row_with(gain={"coin": [1, 2], "point": 1}, per="jars"),
     "gain.coin: must be the only thing gained"),
    (row_with(pay={"jars": 1}), 'pay.jars: "jars" is not known; allowed: coin'),
    (row_with(**{"if": {"jar": 1}}),
     'if.jar: "jar" is not known; allowed: jars, stalls; did you mean "jars"?'),
    (row_with(if_at_most="jars"),
     'if_at_most: must be a table of amounts, not "jars"; allowed: jars, stalls'),
    (row_with(per="jar"), 'per: "jar" is not known; allowed: jars, stalls; did you mean "jars"?'),
    (row_with(each=2), "each: needs a count to divide; allowed: per = COUNT beside it"),
    (row_with(per="jars", each=0), "each: 0 is too small; allowed: 1 to 99"),
    (row_with(up_to=0), "up_to: 0 is too small; allowed: 1 to 99"),
    (row_with(up_to="jarz"),
     'up_to: "jarz" is not known; allowed: jars, stalls, any; did you mean "jars"?'),
    (row_with(per_round=100), "per_round: 100 is too large; allowed: 1 to 99"),
    (row_with(order=-1), "order: -1 is too small; allowed: 0 to 99"),
    (row_with(may=1), "may: must be true or false, not 1; allowed: true, false"),
    (row_with(gian=GAIN),
     f'gian: is no part of an effect; allowed: {PARTS}; did you mean "gain"?'),
    ({"gain": GAIN}, f"when: is missing; allowed: {LOOKS}"),
    ({"when": "sold"}, f"gain: is missing; allowed: {LOOKS}"),
    ({"when": "end", "gain": {"point": 1}, "pay": GAIN}, 'pay: cannot stand with when = "end"'),
    ({"when": "end", "gain": {"point": 1}, "may": True}, 'may: cannot stand with when = "end"'),
    ({"when": "end", "gain": {"point": 1}, "up_to": 2}, 'up_to: cannot stand with when = "end"'),
    ({"when": "end", "gain": {"point": 1}, "per_round": 2},
     'per_round: cannot stand with when = "end"'),
    ({"when": "end", "gain": {"point": 1, "coin": 1}},
     'gain: must be one thing with when = "end"'),
    ({"when": "end", "gain": [{"point": 1}, {"coin": 1}]},
     'gain: must be one thing with when = "end"'),
]  # fmt: skip


@pytest.mark.parametrize(("row", "problem"), WRONG)
def test_a_mistake_is_said_in_full(row: dict[str, Any], problem: str) -> None:
    assert said(row) == [f"my.toml: stalls.inn.effects.0.{problem}"]


def test_what_is_no_list_of_rows_is_refused() -> None:
    report = Report("my.toml")
    EffectRows(WORDS).check("often", "effects", report)
    assert [str(mistake) for mistake in report.mistakes] == [
        f'my.toml: effects: must be a list of effects, not "often"; allowed: {LOOKS}'
    ]
    assert said("sold") == [
        f'my.toml: stalls.inn.effects.0: must be an effect, not "sold"; allowed: {LOOKS}'
    ]


def test_every_mistake_of_every_row_is_said() -> None:
    found = said({"when": "solt", "gain": {"coins": 1}}, row_with(), row_with(order="first"))
    assert len(found) == 3
    assert found[2].startswith("my.toml: stalls.inn.effects.2.order: must be a whole number")
