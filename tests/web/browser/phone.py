"""A phone in somebody's hand: a page of Chromium that is touched, and every complaint it makes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Final
from urllib.parse import urlencode

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Position

SMALL: Final = (360, 640)
USUAL: Final = (390, 844)
PATIENCE: Final = 60_000  # milliseconds: only what hangs takes so long, on a busy machine too
# The package's own way to run it has no types.
AXE: Final = files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8")

ASKED: Final = """(last) => document.querySelector(
    ".ending, .stage:not([hidden]) [data-holds]") !== null ||
  Number(document.querySelector('.app[data-asked="1"]')?.dataset.question ?? 0) > last"""
HOLDS: Final = ".stage:not([hidden]):has([data-holds])"
# Touches that the server has been asked about, and has not answered.
ANSWERED: Final = "() => document.querySelector('.app .touched') === null"
# What of the open decision, or of the page, cannot be seen without scrolling.
# A phone zooms out of a page that is too large, so that it must be held against the real size.
OUTSIDE: Final = """([width, height]) => {
  for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
  const page = document.documentElement;
  const wide = Math.max(page.scrollWidth, innerWidth) > width ? ["the page is too wide"] : [];
  const things = document.querySelectorAll(`.ask, .bill, [data-choice], [data-pay], [data-pass],
    [data-confirm], .extras .chip:not([hidden])`);
  const out = [...things].filter((thing) => {
    const box = thing.getBoundingClientRect();
    const scrolls = thing.closest(".fan.dense") !== null; // a hand of many cards
    const across = scrolls || (box.left >= -1 && box.right <= width + 1);
    const down = box.top >= -1 && box.bottom <= height + 1;
    const cut = thing.matches(".bill") && thing.scrollHeight > thing.clientHeight + 1;
    return !across || !down || cut || !thing.checkVisibility();
  });
  return [...wide, ...out.map((thing) => thing.outerHTML.slice(0, 160))];
}"""

CORNER: Final[Position] = {"x": 12, "y": 12}  # of a card: the next one lies over the rest of it
OFFLINE: Final = "net::ERR_INTERNET_DISCONNECTED"
# Nothing moves or fades any more.
# A transition has no animations yet while the table is being changed under it.
AT_REST: Final = """async () => {
  while (document.documentElement.matches(":active-view-transition")) {
    await new Promise((done) => requestAnimationFrame(done));
  }
  await Promise.allSettled(document.getAnimations().map((each) => each.finished));
}"""


# The server's script, for a test that wants one of its own.
SERVER: Final = str(Path(__file__).with_name("known_server.py"))


class Phone:
    """One device with cookies of its own; CPU moves are shown at once."""

    def __init__(
        self, browser: Browser, address: str, size: tuple[int, int] = USUAL, **settings: str
    ) -> None:
        self.address = address
        self.size = size
        self.problems: list[str] = []
        self.expected: list[str] = []  # parts of complaints that the test means to bring about
        width, height = size
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            has_touch=True,
            is_mobile=True,
            device_scale_factor=2,
        )
        self.context.set_default_timeout(PATIENCE)
        self.set(**{"language": "en", "speed": "off", **settings})
        self.page = self.tab()

    def set(self, **settings: str) -> None:
        """How this person wants pages, from the next one on."""
        self.context.add_cookies(
            [
                {"name": name, "value": value, "url": self.address}
                for name, value in settings.items()
            ]
        )

    def tab(self) -> Page:
        """One more tab; whatever it writes to its console is a problem."""
        page = self.context.new_page()
        page.on("console", lambda message: self.complain(f"console: {message.text}"))
        page.on("pageerror", lambda error: self.complain(f"error: {error}"))
        page.add_init_script(
            'addEventListener("securitypolicyviolation", (e) => console.error(e.violatedDirective))'
        )
        return page

    def complain(self, text: str) -> None:
        """Something came over the console, perhaps long after what it is about."""
        if not any(each in text for each in self.expected):
            self.problems.append(text)

    @contextmanager
    def no_connection(self) -> Iterator[None]:
        """Out of reach; that the browser itself says so on its console is no complaint."""
        self.expected.append(OFFLINE)
        self.context.set_offline(True)
        yield
        self.context.set_offline(False)

    def go_by(self, link: Locator) -> None:
        """Touch what leads to another page, and wait for it: until then nothing hears a touch."""
        with self.page.expect_navigation():
            link.tap()

    def touch(self, thing: Locator, corner: bool = False) -> None:
        """Touch a thing, and wait for what the tray says to it."""
        thing.tap(position=CORNER if corner else None)
        self.page.wait_for_function(ANSWERED)

    def new_table(self, *seats: str, game: str = "san-juan", edition: str = "") -> str:
        """A table with these seats, opened; its id."""
        form = urlencode(
            [("seats", seat) for seat in seats]
            + [("speed", "off"), ("name", "Aki"), ("game", game), ("edition", edition)]
        )
        kind = {"content-type": "application/x-www-form-urlencoded"}
        made = self.context.request.post("/tables", data=form, headers=kind, max_redirects=0)
        assert made.status == 303, made.text()
        self.page.goto(made.headers["location"])
        return made.headers["location"].removeprefix("/t/")

    def asked(self, after: int = 0, page: Page | None = None) -> int:
        """Wait for a question later than this one; 0 if the game is over instead."""
        page = page or self.page
        page.wait_for_function(ASKED, arg=after, timeout=PATIENCE)
        page.wait_for_load_state()  # until then nothing hears a touch
        if page.locator(HOLDS).count():  # nothing goes on before it was touched
            page.locator(HOLDS).tap()
            return self.asked(after, page)
        if page.locator(".ending").count():
            return 0
        return int(page.locator(".app").get_attribute("data-question") or 0)

    def rule(self) -> str:
        """The paragraph that asks."""
        return self.page.locator(".tray").get_attribute("data-rule") or ""

    def entry(self, page: Page | None = None) -> int:
        """The entry of the record that the table shows."""
        return int((page or self.page).locator(".app").get_attribute("data-entry") or 0)

    @property
    def confirm(self) -> Locator:
        """The button that plays."""
        return self.page.locator("[data-confirm]")

    def choose(self) -> None:
        """Touch the first lit things until there is something to confirm."""
        self.page.wait_for_load_state()  # until then nothing hears a touch
        lit = self.page.locator("[data-choice]")
        if self.page.locator('.tray[data-kind="build"]').count():
            lit = self.page.locator(".tray .can .card")
        count = lit.count()
        if self.confirm.is_enabled():
            return
        if count == 0:
            self.page.locator("[data-pass]").tap()
        for n in range(count):
            self.touch(lit.nth(n), corner=True)  # the tray may turn the button off again
            if self.confirm.is_enabled():
                return
        assert self.confirm.is_enabled(), "nothing can be confirmed"

    def until(self, rule: str, lit: str = "") -> int:
        """Play on until this is asked, and can be answered with something."""
        question = self.asked()
        while self.rule() != rule or (lit and not self.page.locator(lit).count()):
            self.choose()
            self.confirm.tap()
            question = self.asked(question)
            assert question, "the game is over"
        return question

    def everything_is_in_sight(self) -> None:
        """Nothing of the decision is outside the screen, nothing scrolls sideways."""
        assert self.page.evaluate(OUTSIDE, list(self.size)) == [], self.rule()

    def accessible(self) -> None:
        """axe finds nothing, once everything has come to rest (half faded in, words are pale)."""
        self.page.evaluate(AT_REST)
        self.page.evaluate(AXE)
        found = self.page.evaluate('axe.run({ resultTypes: ["violations"] })')
        where = [
            f"{each['id']}: {node['html'][:200]} ({node['failureSummary'][:300]})"
            for each in found["violations"]
            for node in each["nodes"]
        ]
        assert not where, f"{self.page.url}: {where}"


NewPhone = Callable[..., Phone]
