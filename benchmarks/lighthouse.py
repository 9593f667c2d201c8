"""Lighthouse on a phone: the first page, each table, an end, a rulebook; the best of five runs.

`python -m benchmarks.lighthouse` installs Lighthouse beside the other engines; it needs npm and
Chromium, and says so where one is missing.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import httpx

from benchmarks.slices import ROOT
from takujo.games.catalogue import GAMES
from takujo.web.device import DEVICE

VERSION: Final = "12.8.2"
RUNS: Final = 5
TRIES: Final = 4
PATIENCE: Final = 120  # seconds for a game of CPUs to end
WANTED: Final = {"performance": 95, "accessibility": 100, "best-practices": 95}
CHROMIUM: Final = "--headless=new --no-sandbox --disable-background-networking"
FOLDER: Final = ROOT / ".venv-bench" / "node"
SEATS: Final = ["me", "normal", "normal", "normal"]


def installed(npm: str) -> Path:
    """The program of exactly this version; fetched once, nothing is written beside it."""
    home = FOLDER / "node_modules" / "lighthouse"
    about = home / "package.json"
    if not about.exists() or json.loads(about.read_text())["version"] != VERSION:
        FOLDER.mkdir(parents=True, exist_ok=True)
        quiet = ["--no-save", "--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error"]
        command = [
            npm,
            "install",
            f"--prefix={FOLDER}",
            *quiet,
            "--ignore-scripts",
            f"lighthouse@{VERSION}",
        ]
        subprocess.run(command, check=True, cwd=FOLDER, stdout=subprocess.DEVNULL)
    return home / "cli" / "index.js"


@contextmanager
def server(data: str) -> Iterator[str]:
    """A server on any free port; its address."""
    command = [sys.executable, "-m", "takujo", "serve", "--port", "0", "--data", data]
    environment = {**os.environ, "TAKUJO_LANG": "en", "PYTHONUNBUFFERED": "1"}
    running = subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, text=True, env=environment
    )
    assert running.stdout is not None
    try:
        for line in running.stdout:
            if line.startswith("Open "):
                yield line.removeprefix("Open ").strip()
                return
        raise SystemExit("lighthouse: the server did not start")
    finally:
        running.terminate()
        running.communicate()


def pages_of(address: str) -> tuple[dict[str, str], str]:
    """The addresses that are measured, and the cookie of the device that sits there."""
    pages = {"first page": f"{address}/", "rulebook": f"{address}/learn/{GAMES[0].name}/rules"}
    with httpx.Client(base_url=address, timeout=PATIENCE) as device:
        for game in GAMES:
            pages[f"table of {game.name}"] = address + new_table(device, game.name)
        over = new_table(device, GAMES[0].name)
        device.post(f"{over}/seat/resign")
        until = time.monotonic() + PATIENCE
        while 'class="scroll ending"' not in device.get(over).text:
            if time.monotonic() > until:
                raise SystemExit("lighthouse: the game did not end")
            time.sleep(1)
        pages["end"] = address + over
        return pages, f"{DEVICE}={device.cookies[DEVICE]}"


def new_table(device: httpx.Client, game: str) -> str:
    """A new table's path."""
    form = {"game": game, "speed": "off", "seats": SEATS}
    return device.post("/tables", data=form).headers["location"]


def scores(program: list[str], url: str, cookie: str) -> dict[str, int]:
    """One run's scores of 100."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "report.json"
        command = [*program, url, "--quiet", "--output=json", f"--output-path={out}"]
        command += [f"--only-categories={','.join(WANTED)}", f"--chrome-flags={CHROMIUM}"]
        command += [f"--extra-headers={json.dumps({'Cookie': cookie})}"]
        environment = {**os.environ, "CHROME_PATH": shutil.which("chromium") or ""}
        for _ in range(TRIES):  # Chromium's trace lacks its beginning now and then
            done = subprocess.run(command, env=environment, capture_output=True, text=True)
            if done.returncode == 0:
                break
        else:
            raise SystemExit(f"lighthouse: {done.stderr.strip()}")
        report = json.loads(out.read_text())
    if report["finalDisplayedUrl"] != url:
        raise SystemExit(f"lighthouse: {report['finalDisplayedUrl']} was shown for {url}")
    return {name: round(100 * report["categories"][name]["score"]) for name in WANTED}


def best(page: str, runs: list[dict[str, int]]) -> bool:
    """Print the best of the runs; is every figure reached?"""
    top = {name: max(run[name] for run in runs) for name in WANTED}
    told = ", ".join(f"{name} {top[name]} (at least {WANTED[name]})" for name in WANTED)
    print(f"lighthouse, {page}, mobile, best of {len(runs)}: {told}", flush=True)
    return all(top[name] >= least for name, least in WANTED.items())


def main() -> int:
    """Measure every page; 1 if a figure is missed."""
    tools = {name: shutil.which(name) for name in ("npm", "node", "chromium")}
    npm, node = tools["npm"], tools["node"]
    if npm is None or node is None or tools["chromium"] is None:
        missing = ", ".join(name for name, found in tools.items() if found is None)
        print(f"lighthouse: not measured, {missing} is missing")
        return 0
    program = [node, str(installed(npm))]
    with tempfile.TemporaryDirectory() as data, server(data) as address:
        pages, cookie = pages_of(address)
        reached = [
            best(page, [scores(program, url, cookie) for _ in range(RUNS)])
            for page, url in pages.items()
        ]
    return 0 if all(reached) else 1


if __name__ == "__main__":
    raise SystemExit(main())
