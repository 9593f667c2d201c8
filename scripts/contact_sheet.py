"""Shoot every screen in every size, theme and language, and lay the pictures side by side.

`PYTHONPATH=src python -m scripts.contact_sheet FOLDER [SCREEN ...]` serves the games for itself,
prepares tables in all states and writes FOLDER/SCREEN.png, one sheet for each screen.
"""

import io
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from scripts.moving_pictures import served
from takujo.games.catalogue import GAMES

# A fixed share: every size in both themes, the languages in turn.
LOOKS: Final = [
    ((360, 640), "light", "ja"), ((360, 640), "dark", "en"),
    ((390, 844), "light", "en"), ((390, 844), "dark", "ja"),
    ((768, 1024), "light", "ja"), ((768, 1024), "dark", "en"),
    ((1280, 800), "light", "en"), ((1280, 800), "dark", "ja"),
]  # fmt: skip
HEIGHT: Final = 640  # of a picture on its sheet
GAP: Final = 12
PATIENCE: Final = 600_000  # a busy machine plays a whole game on its way
SETTLED: Final = (
    "document.getAnimations().forEach((each) => each.playState == 'running' && each.finish())"
)
ASKED: Final = "() => document.querySelector('.app[data-asked=\"1\"], .ending') !== null"
FORM: Final = {"content-type": "application/x-www-form-urlencoded"}
Look = tuple[tuple[int, int], str, str]


class Visitor:
    """A device at its tables: a full first page, and one table of each kind and game."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.address = address
        self.context = browser.new_context(base_url=address)
        self.context.add_cookies([{"name": "speed", "value": "off", "url": address}])
        self.running = {game.name: self.table(game.name) for game in GAMES}
        self.over = {game.name: self.finished(game.name) for game in GAMES}
        self.room = self.table(GAMES[0].name, ["me", "open", "easy", "easy"])
        self.state = self.context.storage_state()

    def post(self, path: str, body: str = "") -> str:
        """Where it leads."""
        made = self.context.request.post(path, data=body, headers=FORM, max_redirects=0)
        assert made.status == 303, made.text()
        return made.headers["location"]

    def table(self, game: str, seats: list[str] | None = None) -> str:
        """A new table; its address."""
        chairs = seats or ["me", "easy", "easy", "easy"]
        form = "&".join([f"game={game}", "speed=off", "name=Aki", *[f"seats={c}" for c in chairs]])
        return self.post("/tables", form)

    def finished(self, game: str) -> str:
        """A table that a CPU has played to its end for me."""
        table = self.table(game)
        page = self.context.new_page()
        page.goto(table)
        page.wait_for_function(ASKED, timeout=PATIENCE)
        self.post(f"{table}/seat/resign")
        page.wait_for_selector(".ending", timeout=PATIENCE)
        page.close()
        return table


def screens(me: Visitor) -> Iterator[tuple[str, str, bool]]:
    """The name and address of each screen, and whether it is one of somebody new here."""
    yield "home-empty", "/", True
    yield "home-full", "/", False
    for page in ("enter", "lobby", "fairness", "mine"):
        yield page, f"/{page}", False
    yield "room", me.room, False
    for game in me.running:
        yield f"learn-{game}", f"/learn/{game}", False
        yield f"all-{game}", f"/learn/{game}/all", False
        yield f"rules-{game}", f"/learn/{game}/rules", False
        yield f"table-{game}", me.running[game], False
        yield f"text-{game}", f"{me.running[game]}/text", False
        yield f"end-{game}", me.over[game], False
        yield f"replay-{game}", f"{me.over[game]}/replay?at=40", False
    first = me.over[GAMES[0].name]
    yield "verify", f"{first}/verify", False
    yield "takeover", f"{first}/takeover?at=40", False
    yield "seat", f"{me.running[GAMES[0].name]}/seat", False
    yield "nowhere", "/nowhere", False


def shot(browser: Browser, me: Visitor, address: str, new: bool, look: Look) -> Image.Image:
    """One picture."""
    (width, height), theme, language = look
    context = browser.new_context(
        base_url=me.address, viewport={"width": width, "height": height},
        has_touch=width < 1000, is_mobile=width < 700,
        storage_state=None if new else me.state,
    )  # fmt: skip
    for name, value in (("language", language), ("theme", theme), ("speed", "off")):
        context.add_cookies([{"name": name, "value": value, "url": me.address}])
    page: Page = context.new_page()
    page.goto(address)
    page.wait_for_load_state("networkidle" if "/t/" not in address else "load")
    page.evaluate(SETTLED)
    picture = Image.open(io.BytesIO(page.screenshot()))
    context.close()
    return picture.convert("RGB").resize((round(HEIGHT * width / height), HEIGHT))


def sheet(pictures: list[Image.Image]) -> Image.Image:
    """Two rows of pictures."""
    half = len(pictures) // 2
    rows = [pictures[:half], pictures[half:]]
    wide = max(sum(each.width + GAP for each in row) for row in rows) + GAP
    whole = Image.new("RGB", (wide, 2 * (HEIGHT + GAP) + GAP), "#808080")
    for n, row in enumerate(rows):
        x = GAP
        for each in row:
            whole.paste(each, (x, GAP + n * (HEIGHT + GAP)))
            x += each.width + GAP
    return whole


def main(folder: Path, wanted: list[str]) -> None:
    """One sheet for each screen."""
    folder.mkdir(parents=True, exist_ok=True)
    with served() as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        me = Visitor(browser, address)
        for name, where, new in screens(me):
            if not wanted or any(each in name for each in wanted):
                pictures = [shot(browser, me, where, new, look) for look in LOOKS]
                sheet(pictures).save(folder / f"{name}.png")
                print(name, flush=True)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
