"""Privilege: what a role gives everybody, the picker and the owner of a library or a building."""

import pytest

from takujo.games.san_juan.edition import ROLES
from takujo.games.san_juan.privilege import terms
from tests.games.san_juan.at_the_table import AtTheTable, at_table, player

NOBODY, PICKER, DOUBLED = 0, 1, 2


def parts(at: AtTheTable, role: str, level: int) -> list[tuple[str, str, int]]:
    """The terms of a role for seat 0, their cards by name."""
    found = terms(at.t, 0, ROLES.index(role) + 1, level)
    return [(each.what, at.card(each.card) if each.card else "", each.amount) for each in found]


@pytest.mark.parametrize(
    ("role", "everybody", "picker"),
    [("producer", 1, 1), ("trader", 1, 1), ("councillor", 2, 3), ("prospector", 0, 1)],
)
def test_a_role_gives_something_to_all_and_more_to_the_picker(
    role: str, everybody: int, picker: int
) -> None:
    at = at_table(player(town="indigo_plant library"))
    own = [("role", "", everybody)] if everybody else []
    more = [("privilege", "", picker)]
    assert parts(at, role, NOBODY) == own
    assert parts(at, role, PICKER) == own + more
    assert parts(at, role, DOUBLED) == own + more + [("library", "library", picker)]


def test_the_builder_gives_nobody_goods_or_cards_beside_the_privilege() -> None:
    at = at_table(player(town="indigo_plant smithy quarry"))
    assert parts(at, "builder", NOBODY) == []
    assert parts(at, "builder", PICKER) == [("privilege", "", 1)]


def test_own_buildings_add_to_their_role_alone() -> None:
    at = at_table(player(town="aqueduct trading_post indigo_plant"), player(town="library"))
    assert parts(at, "producer", NOBODY) == [("role", "", 1), ("building", "aqueduct", 1)]
    assert parts(at, "trader", NOBODY) == [("role", "", 1), ("building", "trading_post", 1)]
    assert parts(at, "councillor", NOBODY) == [("role", "", 2)]
    assert parts(at_table(player(), player(town="aqueduct")), "producer", NOBODY) == [
        ("role", "", 1)
    ]


@pytest.mark.parametrize(("role", "rule"), [("producer", "produce"), ("trader", "sell")])
@pytest.mark.parametrize("town", ["", " aqueduct trading_post", " library"])
def test_the_rules_allow_as_many_as_the_terms_come_to(role: str, rule: str, town: str) -> None:
    goods = "indigo_plant" if role == "producer" else "indigo_plant=?"
    at = at_table(player(town=" ".join([goods] * 6) + town))
    level = DOUBLED if "library" in town else PICKER
    most = sum(each[2] for each in parts(at, role, level))
    at.play(0, f"role {role}")
    for _ in range(most):
        assert at.asked.startswith(f"{rule} 0 ")
        at.t.play(0, at.t.options(0)[1])
    assert not at.asked.startswith(f"{rule} 0 ")
