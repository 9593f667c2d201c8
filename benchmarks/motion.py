"""What a phone's main thread does during a move: Chromium's trace at a quarter of the speed.

`PYTHONPATH=src python -m benchmarks.motion` plays the first moves of each game by touch with the
processor slowed down four times, and prints for each kind of question how often it was answered,
the longest task after the touch and after the answer, and how many were over 50 milliseconds.
"""

from __future__ import annotations

import json
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from scripts.moving_pictures import served
from takujo.games.catalogue import GAMES

SLOWER: Final = 4
LONG: Final = 50.0  # milliseconds
ANSWERS: Final = 14  # of each game
PATIENCE: Final = 60_000
FORM: Final = {"content-type": "application/x-www-form-urlencoded"}
ASKED: Final = """(last) => document.querySelector(".ending") !== null ||
  Number(document.querySelector('.app[data-asked="1"]')?.dataset.question ?? 0) > last"""
STILL: Final = "() => document.querySelector('.app .touched') === null"
TASK: Final = "RunTask"  # of a thread, in a trace
Tasks = dict[str, list[float]]


def tasks_of(trace: bytes) -> list[float]:
    """The milliseconds of every task of the page's main thread."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    main = {
        (each["pid"], each["tid"]) for each in events
        if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
    }  # fmt: skip
    return [
        each["dur"] / 1000 for each in events
        if each["name"].endswith(TASK) and (each["pid"], each["tid"]) in main and "dur" in each
    ]  # fmt: skip


def choose(page: Page) -> None:
    """Touch what is lit until something can be confirmed."""
    confirm, lit = page.locator("[data-confirm]"), page.locator("[data-choice]")
    for n in range(lit.count()):
        if confirm.is_enabled():
            return
        lit.nth(n).tap(position={"x": 12, "y": 12}, force=True)
        page.wait_for_function(STILL, timeout=PATIENCE)
    if confirm.is_disabled() and page.locator("[data-pass]").count():
        page.locator("[data-pass]").first.tap()


def played(browser: Browser, address: str, game: str, folder: Path) -> Tasks:
    """The tasks of each kind of question, over the first answers of a game."""
    context = browser.new_context(
        base_url=address, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    context.add_cookies([{"name": "speed", "value": "fast", "url": address}])
    seats = "&".join(f"seats={seat}" for seat in ("me", "easy", "easy", "easy"))
    made = context.request.post(
        "/tables", data=f"game={game}&speed=fast&{seats}", headers=FORM, max_redirects=0
    )
    page, found, question = context.new_page(), Tasks(), 0
    page.goto(made.headers["location"])
    page.wait_for_function(ASKED, arg=0, timeout=PATIENCE)
    page.wait_for_load_state()
    slowed = context.new_cdp_session(page)
    slowed.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    for _ in range(ANSWERS):
        page.wait_for_function(ASKED, arg=question, timeout=PATIENCE)
        if page.locator(".ending").count():
            break
        question = int(page.locator(".app").get_attribute("data-question") or 0)
        rule = page.locator(".tray").get_attribute("data-rule") or "?"
        browser.start_tracing(page=page, path=folder / "trace.json", categories=["toplevel"])
        choose(page)
        page.locator("[data-confirm]").tap()
        page.wait_for_function(ASKED, arg=question, timeout=PATIENCE)
        found.setdefault(rule, []).append(max(tasks_of(browser.stop_tracing()), default=0.0))
    context.close()
    return found


def main() -> None:
    """A line for each kind of question."""
    with served() as address, sync_playwright() as play, tempfile.TemporaryDirectory() as folder:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        longer: dict[str, int] = defaultdict(int)
        for game in GAMES:
            for rule, longest in played(browser, address, game.name, Path(folder)).items():
                over = len([each for each in longest if each > LONG])
                longer[game.name] += over
                middle = sorted(longest)[len(longest) // 2]
                spread = f"longest task {max(longest):.0f} ms, median {middle:.0f}"
                print(f"motion, {game.name}, {rule}: n {len(longest)}, {spread}, over 50 ms {over}")
        browser.close()
    print(f"motion: moves with a task over 50 ms at {SLOWER}x: {dict(longer)}")


if __name__ == "__main__":
    main()
