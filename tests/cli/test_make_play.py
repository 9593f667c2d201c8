"""`make play` serves at once: from the sources until the fast build is there."""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Final

import httpx
import pytest

from tests.cli.running import environment
from tests.ending import WITH_ITS_PARENT
from tests.style.tree import ROOT
from tests.waiting import PATIENCE

ADDRESS: Final = re.compile(r"http://\S+")
NEEDED: Final = ("pyproject.toml", "setup.py", "LICENSE", "requirements", "scripts", "src")
# Stands for make: says that it compiles, and does so until it is ended, or ends at once.
SLOW: Final = "#!/bin/sh\necho $$ > {mark}\nexec sleep 600\n"
QUICK: Final = "#!/bin/sh\necho $$ > {mark}\n"


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A checkout whose sources no installed wheel was built from."""
    copy = tmp_path / "clone"
    copy.mkdir()
    made = shutil.ignore_patterns("__pycache__", "*.so")
    for name in NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=made)
        else:
            shutil.copy(ROOT / name, copy / name)
    (copy / "src" / "takujo" / "changed.py").write_text('"""Nothing."""\n')
    return copy


class Playing:
    """`make play` in that checkout, with something else instead of make."""

    def __init__(self, clone: Path, make: str) -> None:
        self.mark = clone / "compiling"
        stub = clone / "make"
        stub.write_text(make.format(mark=self.mark))
        stub.chmod(0o755)
        places = ["--port", "0", "--data", str(clone / "data")]
        self.process = subprocess.Popen(
            [*WITH_ITS_PARENT, sys.executable, "scripts/play.py", *places],
            cwd=clone,
            env=environment("en", MAKE=str(stub)),
            stdout=subprocess.PIPE,
            text=True,
        )

    @property
    def out(self) -> IO[str]:
        """What it prints."""
        assert self.process.stdout is not None
        return self.process.stdout

    def until(self, wanted: str) -> str:
        """The first line with this in it."""
        for line in self.out:
            if wanted in line:
                return line
        raise AssertionError(f"it ended without saying {wanted!r}")

    def page(self) -> httpx.Response:
        """The first page, as soon as it is served."""
        found = ADDRESS.search(self.until("Open "))
        assert found is not None
        return httpx.get(found[0], timeout=PATIENCE)

    def stop(self) -> int:
        """Ended as the caller of a program ends it."""
        self.process.send_signal(signal.SIGTERM)
        self.out.read()
        self.out.close()
        return self.process.wait(PATIENCE)


@pytest.fixture
def slowly(clone: Path) -> Iterator[Playing]:
    """Compiling takes longer than anybody waits."""
    playing = Playing(clone, SLOW)
    yield playing
    if playing.process.poll() is None:
        playing.stop()


def test_the_first_page_does_not_wait_for_the_compiler(slowly: Playing) -> None:
    assert "fast build" in slowly.out.readline()
    assert slowly.page().status_code == 200
    assert slowly.mark.exists()
    slowly.stop()
    with pytest.raises(ProcessLookupError):  # and nothing is left behind
        os.kill(int(slowly.mark.read_text()), 0)


@pytest.mark.compiled
def test_the_end_of_the_build_is_told_while_the_server_goes_on(clone: Path) -> None:
    playing = Playing(clone, QUICK)
    try:
        lines = [playing.out.readline()]
        while "next make play" not in lines[-1] and "build.log" not in lines[-1]:
            lines.append(playing.out.readline())
            assert lines[-1], lines
    finally:
        playing.stop()
