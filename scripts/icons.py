"""Draw the icons of the app from our own picture.

`PYTHONPATH=src python scripts/icons.py` renders src/takujo/web/static/icon.svg with the system's
Chromium, once as it is and once with the margin that a phone may cut into a shape of its own, and
each game's box as the picture beside a shared link.
"""

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from takujo.games.catalogue import GAMES
from takujo.web.pages.game_files import PLAIN, folder_of
from takujo.web.pages.templates import FOLDER as TEMPLATES

STATIC: Final = Path(__file__).resolve().parent.parent / "src" / "takujo" / "web" / "static"
GROUND: Final = "#243E68"
MARGIN: Final = 0.1  # of a picture that may be cut round, on every side


def draw(page: Page, name: str, size: int, margin: float) -> None:
    """One icon as a file; without a margin its corners stay clear."""
    picture = (STATIC / "icon.svg").read_text(encoding="utf-8")
    ground = f"background:{GROUND};" if margin else ""
    page.set_viewport_size({"width": size, "height": size})
    style = f"margin:0;{ground}display:grid;place-items:center;height:100vh"
    page.set_content(f'<body style="{style}"><div style="width:{100 - 200 * margin}%">{picture}')
    page.screenshot(path=STATIC / name, omit_background=not margin)


def draw_shared(page: Page, game: str) -> None:
    """The picture beside a shared link: a game's box without words, for any language."""
    page.set_viewport_size({"width": 1200, "height": 630})
    box = (TEMPLATES / folder_of(game) / "box.svg").read_text(encoding="utf-8")
    whose = ":root" if game == PLAIN else rf'\[data-game="{game}"\]'
    styles = (STATIC / "takujo.css").read_text(encoding="utf-8")
    ground = re.search(rf"{whose} {{[^}}]*--box: (#\w+)", styles)
    assert ground is not None, game
    style = f"margin:0;background:{ground[1]};display:flex;justify-content:end;height:100vh"
    brand = "position:absolute;left:72px;bottom:64px;font:700 56px 'Noto Serif CJK JP',serif"
    ink = "#22242B" if int(ground[1][1:3], 16) > 128 else "#FAF4E8"
    page.set_content(f'<body style="{style}"><p style="{brand};margin:0;color:{ink}">卓上</p>{box}')
    page.add_style_tag(content=".art { height: 100vh; width: 100vh; }")
    page.screenshot(path=STATIC / f"share-{game}.png")


def main() -> None:
    """All of them."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page()
        for size in (192, 512):
            draw(page, f"icon-{size}.png", size, 0)
        draw(page, "icon-maskable-512.png", 512, MARGIN)
        for game in [PLAIN, *[each.name for each in GAMES]]:
            draw_shared(page, game)
        browser.close()


if __name__ == "__main__":
    main()
