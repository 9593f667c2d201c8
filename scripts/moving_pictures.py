"""Make the moving pictures of the README: the first moves of each game's first match.

`PYTHONPATH=src python -m scripts.moving_pictures` serves the games for itself, follows the coach in
the system's Chromium, and writes docs/images/GAME.webp.
"""

import io
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from takujo.games.catalogue import GAMES

IMAGES: Final = Path(__file__).resolve().parent.parent / "docs" / "images"
SIZE: Final[ViewportSize] = {"width": 390, "height": 780}
WIDTH: Final = 240  # of the picture
ANSWERS: Final = 6
READ, TOUCHED = 2200, 900  # milliseconds that a frame stays
MOST_TOUCHES: Final = 6
ASKED: Final = (
    "(last) => Number(document.querySelector('.app[data-asked=\"1\"]')?.dataset.question) > last"
)
Frames = list[tuple[Image.Image, int]]


@contextmanager
def served() -> Iterator[str]:
    """The address of a server of our own."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "takujo", "serve", "--port", "0", "--data", data]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            for line in server.stdout:
                found = re.search(r"http://\S+", line)
                if found:
                    yield found[0].rstrip("/")
                    return
        finally:
            server.terminate()
            server.wait()


def shot(page: Page, frames: Frames, stays: int) -> None:
    """One more frame."""
    page.evaluate("document.getAnimations().forEach((each) => each.finish())")
    whole = Image.open(io.BytesIO(page.screenshot()))
    height = round(WIDTH * whole.height / whole.width)
    frames.append((whole.convert("RGB").resize((WIDTH, height), Image.Resampling.LANCZOS), stays))


def touch(page: Page, frames: Frames) -> None:
    """Touch what the coach means, thing by thing, then the button; cards of a number are turned."""
    for choice in (page.locator(".coach").get_attribute("data-point") or "").split(";"):
        card = page.locator(f'[data-one="{choice}"]:not(.on) .sq[data-flip]')
        if choice.startswith("set ") and card.count():
            card.tap()
    for _ in range(MOST_TOUCHES):
        lit = page.locator("[data-choice].pointed, [data-pay].pointed, [data-pass].pointed")
        if not lit.count():
            break
        lit.first.tap(position={"x": 14, "y": 14})
        page.wait_for_function("document.querySelector('.app .touched') === null")
    if page.locator("[data-confirm]").is_disabled():
        page.locator("[data-choice]").first.tap(position={"x": 14, "y": 14})
    shot(page, frames, TOUCHED)
    page.locator("[data-confirm]").tap()


def played(browser: Browser, address: str, game: str) -> Frames:
    """The first answers of a first match."""
    context = browser.new_context(base_url=address, viewport=SIZE, has_touch=True, is_mobile=True)
    for name, value in (("language", "en"), ("speed", "off"), ("theme", "light")):
        context.add_cookies([{"name": name, "value": value, "url": address}])
    page, frames = context.new_page(), Frames()
    page.goto(f"/learn/{game}")
    page.locator(".btn.do").tap()
    question = 0
    for _ in range(ANSWERS):
        page.wait_for_function(ASKED, arg=question)
        question = int(page.locator(".app").get_attribute("data-question") or 0)
        shot(page, frames, READ)
        touch(page, frames)
    context.close()
    return frames


def main() -> None:
    """One picture for each game."""
    with served() as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for game in GAMES:
            images, stay = zip(*played(browser, address, game.name), strict=True)
            images[0].save(
                IMAGES / f"{game.name}.webp", save_all=True, loop=0, quality=60, method=6,
                append_images=images[1:], duration=list(stay),
            )  # fmt: skip
        browser.close()


if __name__ == "__main__":
    main()
