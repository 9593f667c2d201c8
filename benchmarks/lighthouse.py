"""Lighthouse on a phone: the first page and a table of San Juan, the best of five runs each.

python -m benchmarks.lighthouse        needs npm, and Chromium
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path
from typing import Any, Final

from benchmarks.slices import ROOT

VERSION: Final = "12.8.2"
RUNS: Final = 5
WANTED: Final = {"performance": 95, "accessibility": 100}
FLAGS: Final = "--headless=new --no-sandbox --disable-background-networking"


class Stay(urllib.request.HTTPRedirectHandler):
    """The answer to a post is wanted itself: it has the cookie and the new table's address."""

    def redirect_request(self, *_: Any) -> None:
        """Follow nothing."""


def program(folder: Path) -> str:
    """The lighthouse program, from npm; "" where npm or Chromium is missing."""
    npm, chromium = shutil.which("npm"), shutil.which("chromium")
    if npm is None or chromium is None:
        return ""
    command = [npm, "install", "--silent", "--prefix", str(folder), f"lighthouse@{VERSION}"]
    subprocess.run(command, check=True)
    return str(folder / "node_modules" / ".bin" / "lighthouse")


def new_table(address: str) -> tuple[str, str]:
    """A new table's address and the cookie of the device that made it."""
    form = urllib.parse.urlencode({"game": "san-juan", "speed": "off"}).encode()
    opener = urllib.request.build_opener(Stay)
    try:
        opener.open(f"{address}/tables", form)
    except urllib.error.HTTPError as answer:
        cookie = answer.headers["set-cookie"].partition(";")[0]
        return address + answer.headers["location"], cookie
    raise SystemExit("no table was made")


def scores(lighthouse: str, url: str, cookie: str, folder: Path) -> dict[str, int]:
    """One run's scores of 100."""
    out = folder / "report.json"
    headers = json.dumps({"Cookie": cookie})
    command = [lighthouse, url, "--quiet", "--output=json", f"--output-path={out}"]
    command += [f"--only-categories={','.join(WANTED)}", f"--chrome-flags={FLAGS}"]
    environment = os.environ | {"CHROME_PATH": shutil.which("chromium") or ""}
    subprocess.run([*command, f"--extra-headers={headers}"], check=True, env=environment)
    found = json.loads(out.read_text())["categories"]
    return {name: round(100 * found[name]["score"]) for name in WANTED}


def ready(address: str) -> None:
    """Wait until the server answers."""
    for _ in range(600):
        try:
            urllib.request.urlopen(address).close()
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server did not start")


def main() -> int:
    """Measure both pages; 1 if a figure is missed."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        lighthouse = program(folder)
        if not lighthouse:
            print("lighthouse: left out, it needs npm and chromium")
            return 0
        port = "18437"
        serve = [sys.executable, "-m", "takujo", "serve", "--port", port, "--data", name]
        server = subprocess.Popen(serve, cwd=ROOT, stdout=subprocess.DEVNULL)
        try:
            address = f"http://127.0.0.1:{port}"
            ready(address)
            table, cookie = new_table(address)
            return measured(
                {"first page": f"{address}/", "table": table}, cookie, lighthouse, folder
            )
        finally:
            server.terminate()
            server.wait()


def measured(pages: dict[str, str], cookie: str, lighthouse: str, folder: Path) -> int:
    """Print the best of some runs of every page."""
    missed = 0
    for page, url in pages.items():
        runs = [scores(lighthouse, url, cookie, folder) for _ in range(RUNS)]
        best = {name: max(run[name] for run in runs) for name in WANTED}
        told = ", ".join(f"{name} {best[name]} (at least {WANTED[name]})" for name in WANTED)
        print(f"lighthouse, {page}, mobile, best of {RUNS}: {told}")
        missed += any(best[name] < WANTED[name] for name in WANTED)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
