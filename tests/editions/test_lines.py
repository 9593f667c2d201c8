"""A mistake is blamed on the line of the file that makes it."""

from pathlib import Path

import pytest

from takujo.editions.lines import Lines
from takujo.editions.mistakes import EditionError
from takujo.games.catalogue import game

TEXT = """\
game = "fourbit-town"   # 1
name.ja = "x"

[marker]
most = 3

[buildings.inn]
vp = 1
effects = [
    { when = "built", gain = { coin = 2 } },
    # a remark
    { when = "built", gain = { coin = 4 } },
]
cost = { wood = 2 }
"""


@pytest.mark.parametrize(
    ("key", "line"),
    [
        ("game", 1), ("name.ja", 2), ("name.en", 2), ("marker.most", 5), ("marker.start", 4),
        ("buildings.inn", 7), ("buildings.inn.vp", 8), ("buildings.inn.effects", 9),
        ("buildings.inn.effects.0.gain.coin", 10), ("buildings.inn.effects.1.when", 12),
        ("buildings.inn.cost.wood", 14), ("buildings.mint.vp", 7), ("rounds.number", 0), ("", 0),
    ],
)  # fmt: skip
def test_a_key_is_found_on_the_line_that_says_most_about_it(key: str, line: int) -> None:
    assert Lines(TEXT).line_of(key) == line


def test_what_a_delta_makes_of_its_base_is_blamed_on_the_delta(tmp_path: Path) -> None:
    middle, top = tmp_path / "middle.toml", tmp_path / "top.toml"
    middle.write_text('based_on = "revised"\nrounds.number = 4\n', encoding="utf-8")
    top.write_text('based_on = "middle.toml"\n\n[marker]\nmost = 2\n', encoding="utf-8")
    with pytest.raises(EditionError) as caught:
        game("fourbit-town").edition(str(top))
    (mistake,) = caught.value.mistakes
    assert (mistake.key, mistake.file, mistake.line) == ("marker.start", str(top), 3)
    middle.write_text('based_on = "revised"\nrounds.number = 40\n', encoding="utf-8")
    top.write_text('based_on = "middle.toml"\ncaps.vp = 99\n', encoding="utf-8")
    with pytest.raises(EditionError) as caught:
        game("fourbit-town").edition(str(top))
    (mistake,) = caught.value.mistakes
    assert (mistake.key, mistake.file, mistake.line) == ("rounds.number", str(middle), 2)
