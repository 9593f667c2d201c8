"""Every game and edition played to its end by a script, a program of its own, in both languages."""

from pathlib import Path

import pytest

from takujo.games.catalogue import GAMES
from takujo.host.takujo_file import load
from takujo.host.verify import verify
from tests.cli.running import Typist, options

TARGETS = [f"{game.name}@{edition}" for game in GAMES for edition in game.editions()]


def last_option(printed: str) -> str:
    """The greatest number but a pass: a script that keeps its workers; else Enter."""
    numbers = [number for number, _ in options(printed) if number]
    return str(numbers[-1]) if numbers else ""


@pytest.mark.parametrize(("language", "over"), [("ja", "ゲーム終了"), ("en", "The game is over")])
@pytest.mark.parametrize("target", TARGETS)
def test_a_script_plays_it_to_its_end(
    target: str, language: str, over: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.takujo"
    more = ["--seats", "human,easy", "--seed", "3", "--record", str(file)]
    typist = Typist("play", target, *more, language=language, home=tmp_path)
    try:
        assert typist.play(last_option) == 0, typist.text[-2000:]
    finally:
        typist.close()
    assert over in typist.text
    assert {finding.verdict for finding in verify(load(file))} == {"right"}
