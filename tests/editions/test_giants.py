"""A file made to keep the reader busy is refused in a sentence, quickly and without much memory."""

import os
import time
from pathlib import Path

import pytest

from takujo.editions.mistakes import EditionError
from takujo.games.catalogue import game
from takujo.web.shelf import unreadable

SECONDS = 2.0  # of this process, whatever else the machine does
MEGABYTES = 400  # beside the 100 that the program takes, whatever ran before in this process
TOWN = 'based_on = "revised"\n'

GIANTS = {
    "a name of 10 MB": TOWN + f'[buildings.inn]\nja = "{"あ" * 3_500_000}"\n',
    "a name of 3000 characters": TOWN + f'[buildings.inn]\nja = "{"x" * 3_000}"\n',
    "900,000 unknown keys": TOWN + "".join(f"k{i} = 1\n" for i in range(900_000)),
    "40,000 unknown keys": TOWN + "".join(f"k{i} = 1\n" for i in range(40_000)),
    "9,000 unknown elements": TOWN + "".join(f"[buildings.b{i}]\nx=1\n" for i in range(9_000)),
    "a number of 5,000 digits": TOWN + "rounds.number = " + "9" * 5_000,
    "a number of 3,900 digits": TOWN + "rounds.number = " + "9" * 3_900,
    "a number of 3,900 hex digits": TOWN + "rounds.number = 0x" + "f" * 3_900,
    "a key of 3,900 characters": TOWN + "k" * 3_900 + " = 1",
    "100,000 keys below a deep heading": "[" + "a." * 30 + "a]\n" + "".join(
        f"k{i}=1\n" for i in range(60_000)
    ),
    "tables in tables in tables": TOWN + "rounds = " + "{a=" * 1_000 + "1" + "}" * 1_000,
    "10,000 effects": TOWN + "[buildings.inn]\neffects = [" + '{when="end"},\n' * 10_000 + "]",
    "100,000 places": TOWN + "[buildings.inn]\neffects = [{when = 'end', at = [" + "1,\n" * 100_000
    + "], gain = {points = 1}}]",
    "2,000 ways to gain": TOWN + "[buildings.inn]\neffects = [{when = 'built', gain = ["
    + "{wood = 2},\n" * 2_000 + "]}]",
}  # fmt: skip


def memory(kind: str) -> int:
    """Kilobytes of this process: now, or at most."""
    status = Path("/proc/self/status").read_text()
    return int(status.partition(f"{kind}:")[2].split()[0])


@pytest.mark.parametrize("what", list(GIANTS))
def test_a_giant_is_refused_within_two_seconds_and_500_mb(tmp_path: Path, what: str) -> None:
    file = tmp_path / "giant.toml"
    file.write_text(GIANTS[what], encoding="utf-8")
    Path("/proc/self/clear_refs").write_text("5")  # the peak is counted from now on
    before, began = memory("VmRSS"), time.process_time()
    with pytest.raises(EditionError) as caught:
        game("fourbit-town").edition(str(file))
    said = str(caught.value)
    assert time.process_time() - began < SECONDS
    assert memory("VmHWM") - before < MEGABYTES * 1024
    assert said.startswith("giant.toml: ")
    assert len(said) < 60_000


def test_nobody_reads_more_than_a_hundred_mistakes(tmp_path: Path) -> None:
    file = tmp_path / "giant.toml"
    file.write_text(GIANTS["40,000 unknown keys"], encoding="utf-8")
    with pytest.raises(EditionError) as caught:
        game("fourbit-town").edition(str(file))
    assert len(caught.value.mistakes) == 100


def test_a_chain_of_editions_has_an_end(tmp_path: Path) -> None:
    for i in range(30):
        (tmp_path / f"e{i}.toml").write_text(f'based_on = "e{i + 1}"\n', encoding="utf-8")
    with pytest.raises(EditionError) as caught:
        game("fourbit-town").edition("e0", [str(tmp_path)])
    assert "is based on too many editions; allowed: at most 20" in str(caught.value)


def test_a_message_names_the_file_without_its_folder(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(TOWN + "rounds.number = 99\n", encoding="utf-8")
    with pytest.raises(EditionError) as caught:
        game("fourbit-town").edition(str(file))
    assert str(caught.value) == "mine.toml: rounds.number: 99 is too large; allowed: 1 to 20"


def test_a_pipe_that_nobody_writes_into_is_no_edition(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.toml")
    base = tmp_path / "mine.toml"
    base.write_text('based_on = "pipe.toml"\n', encoding="utf-8")
    for file in (tmp_path / "pipe.toml", base):
        with pytest.raises(EditionError) as caught:
            game("fourbit-town").edition(str(file))
        assert "pipe.toml" in str(caught.value)
    assert [*unreadable(str(tmp_path))] == ["mine.toml", "pipe.toml"]


def test_what_a_shell_hands_over_is_read(tmp_path: Path) -> None:
    out, into = os.pipe()
    os.write(into, (TOWN + "rounds.number = 4\n").encode())
    os.close(into)
    assert game("fourbit-town").edition(f"/dev/fd/{out}")["rounds"]["number"] == 4
    os.close(out)
