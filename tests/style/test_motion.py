"""Only transform and opacity move: everything else would lay the page out again at every frame."""

from __future__ import annotations

import re
from typing import Final

from takujo.web.pages import assets

# scale, translate and rotate are transform by other names
MOVES: Final = {"transform", "opacity", "scale", "translate", "rotate", "none"}
TRANSITION: Final = re.compile(r"\btransition(?:-property)?:\s*([^;}]+)")
KEYFRAMES: Final = re.compile(r"@keyframes [\w-]+ \{((?:[^{}]*\{[^{}]*\})*)\s*\}")
DECLARED: Final = re.compile(r"([\w-]+)\s*:")
BY_SCRIPT: Final = re.compile(r"\.animate\(\s*\[(.*?)\]", re.DOTALL)


def styles() -> dict[str, str]:
    """Every style sheet by its name."""
    return {file.name: file.read_text(encoding="utf-8") for file in assets.FOLDER.glob("*.css")}


def test_transitions_are_of_transform_and_opacity() -> None:
    found = 0
    for name, text in styles().items():
        for listed in TRANSITION.findall(text):
            for each in re.sub(r"\([^()]*\)", "", listed).split(","):
                assert each.split()[0] in MOVES, (name, listed)
                found += 1
    assert found >= 3


def test_keyframes_change_transform_and_opacity() -> None:
    found = 0
    for name, text in styles().items():
        for frames in KEYFRAMES.findall(text):
            for inside in re.findall(r"\{([^{}]*)\}", frames):
                assert set(DECLARED.findall(inside)) <= MOVES, (name, inside)
                found += 1
    assert found >= 4
    assert len(KEYFRAMES.findall("".join(styles().values()))) == "".join(styles().values()).count(
        "@keyframes"
    )


def test_scripts_animate_transform_and_opacity() -> None:
    found = 0
    for file in assets.FOLDER.glob("*.js"):
        for frames in BY_SCRIPT.findall(file.read_text(encoding="utf-8")):
            changed = set(re.findall(r"(?:\{|,)\s*(\w+):", frames)) - {"offset", "easing"}
            assert changed <= MOVES, (file.name, changed)
            found += 1
    assert found >= 1
