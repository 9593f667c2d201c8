"""On the compiled wheel, tests with rules of their own are left out here."""

from pathlib import Path

from tests.own_rules import left_out

collect_ignore = left_out(
    Path(__file__).parent, "from tests.toy.game", "from tests.toy.at_the_fair"
)
