"""Missing Debian packages are named where they cannot be installed; npm may be anybody's."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.style.tree import ROOT

NEEDED = ["bash", "env"]


def run(folder: Path, *packages: str, commands: tuple[str, ...]) -> tuple[int, str]:
    """The script for somebody who is not root, where only these commands are in PATH."""
    for name in NEEDED:
        (folder / name).symlink_to(shutil.which(name) or name)
    for name in (*commands, "id"):
        made = folder / name
        made.write_text("#!/usr/bin/env bash\necho 1000\n")
        made.chmod(0o755)
    done = subprocess.run(
        [folder / "bash", ROOT / "scripts" / "debian", *packages],
        env={"PATH": str(folder)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    return done.returncode, done.stderr


def test_packages_that_are_missing_are_named(tmp_path: Path) -> None:
    code, told = run(tmp_path, "tmux", "npm", commands=("tmux",))
    assert (code, told) == (1, "takujo: the tests need these packages: npm\n")


@pytest.mark.parametrize("commands", [("npm",), ("node", "npm")])
def test_any_npm_will_do(tmp_path: Path, commands: tuple[str, ...]) -> None:
    assert run(tmp_path, "npm", commands=commands) == (0, "")


def test_beside_another_node_no_npm_is_installed(tmp_path: Path) -> None:
    code, told = run(tmp_path, "npm", commands=("node", "apt-get"))
    assert code == 1
    assert "npm for the node" in told
