"""What the documentation says of commands and of the Python API is true."""

import json
import re
from pathlib import Path

import pytest

from takujo.cli.commands import program
from takujo.editions.language import language
from takujo.host.header import new_header
from takujo.host.takujo_file import write
from tests.cli.running import here
from tests.lab.small_plans import plan
from tests.style.tree import ROOT

COMMANDS = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
PYTHON = (ROOT / "docs" / "python_api.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PYTHON, re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=["tables", "players", "laboratory", "events"])
def test_the_examples_run(example: str) -> None:
    exec(compile(example, "docs/python_api.md", "exec"), {})


def test_every_command_and_option_is_documented() -> None:
    for name, command in program(language("en")).commands.items():
        section = re.search(rf"\n## {name}\n(.*?)(\n## |$)", COMMANDS, re.DOTALL)
        assert section is not None, name
        for option in command.params:
            flag = option.opts[0]
            assert not flag.startswith("--") or flag == "--lang" or flag in section[1], flag


def test_every_documented_command_is_there() -> None:
    there = program(language("en")).commands
    assert set(re.findall(r"\ntakujo (\w+)", COMMANDS)) <= set(there)
    assert set(re.findall(r"\n## (\w+)", COMMANDS)) == set(there)


def test_the_documented_keys_are_those_printed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.takujo"
    book = plan(1).book()
    file.write_text(write(new_header(book, ["human", "random"], "1"), []), encoding="utf-8")
    edition = tmp_path / "my.toml"
    edition.write_text('based_on = "first"\nlimits.hand = 8\n')
    for command in [
        ["games"],
        ["rules", "san-juan"],
        ["check", str(edition)],
        ["simulate", "san-juan", "--games", "2", "--seats", "random,random", "--jobs", "1"],
        ["replay", str(file)],
        ["replay", str(file), "--at", "0"],
        ["verify", str(file)],
    ]:
        found = json.loads(here(capsys, *command, "--json").out)
        section = re.search(rf"\n## {command[0]}\n(.*?)(\n## |$)", COMMANDS, re.DOTALL)
        assert section is not None
        for key in keys(found, 2 if "replay" not in command else 1):
            assert re.search(rf"\b{key}\b", section[1]), (command[0], key)


def keys(data: object, depth: int) -> list[str]:
    """The keys of a table and of the tables directly in it."""
    if isinstance(data, list):
        return keys(data[0], depth) if data else []
    if not isinstance(data, dict) or depth == 0:
        return []
    return [*data, *[key for value in data.values() for key in keys(value, depth - 1)]]
