"""Draw the icons of the app from our own picture.

`python scripts/icons.py` renders src/takujo/web/static/icon.svg with the system's Chromium, once as
it is and once with the margin that a phone may cut into a shape of its own.
"""

from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

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


def main() -> None:
    """All of them."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page()
        for size in (192, 512):
            draw(page, f"icon-{size}.png", size, 0)
        draw(page, "icon-maskable-512.png", 512, MARGIN)
        browser.close()


if __name__ == "__main__":
    main()
