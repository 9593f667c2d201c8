"""Table, text table and waiting room follow by themselves, whatever becomes of the line."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.browser.phone import SERVER, NewPhone, Phone
from tests.web.serving import program_in

KINDS = ["table", "text", "room"]
SEEN = """(how) => {
  Object.defineProperty(document, "visibilityState", { value: how, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
CACHE = "(kind) => dispatchEvent(new PageTransitionEvent(kind, { persisted: true }))"
FIRST: dict[str, str | float | bool] = {"question": "1", "choices": "role prospector"}
REFUSALS = [204, 429, 500]


@dataclass
class Line:
    """The stream of one page in the test's hand: whoever asks for it waits for an answer."""

    page: Page
    asking: list[Route] = field(default_factory=list)
    free: bool = False

    def __post_init__(self) -> None:
        self.page.route("**/stream", lambda route: self.ask(route))

    def ask(self, route: Route) -> None:
        """Somebody asks."""
        if self.free:
            route.continue_()
        else:
            self.asking.append(route)

    @contextmanager
    def asked(self) -> Iterator[None]:
        """Something that makes the page ask for its stream."""
        with self.page.expect_request("**/stream"):
            yield
        self.page.evaluate("0")  # there and back: the request has reached us

    def let_through(self) -> None:
        """From now on the server answers, also who waits."""
        self.free = True
        for route in self.asking:
            route.continue_()


@dataclass
class Follower:
    """Somebody whose page follows a table, and the other one, who makes something happen."""

    phone: Phone
    other: Phone
    match: str
    kind: str
    link: str = ""  # of the seat that is open in the waiting room

    @property
    def page(self) -> Page:
        """The page that follows."""
        return self.phone.page

    @property
    def path(self) -> str:
        """Its address."""
        return f"/t/{self.match}/text" if self.kind == "text" else f"/t/{self.match}"

    def happen(self) -> None:
        """The other one plays, or sits down."""
        if self.link:
            done = self.other.context.request.post(self.link, form={"name": "Ben"})
        else:
            done = self.other.context.request.post(f"/t/{self.match}/answer", form=FIRST)
        assert done.ok, done.text()

    def sees_it(self) -> None:
        """What happened is on the page, without a touch."""
        if self.kind == "room":
            expect(self.page.locator(".sitting")).to_contain_text("Ben")
        else:
            main = "#text" if self.kind == "text" else ".app"
            self.page.wait_for_selector(f'{main}[data-entry]:not([data-entry="0"])')

    def has_seen_nothing(self) -> None:
        """The page is as it was."""
        if self.kind == "room":
            expect(self.page.locator(".sitting")).not_to_contain_text("Ben")
        else:
            assert self.page.locator('[data-entry="0"]').count() == 1


Follow = Callable[[str], Follower]


def follower(new_phone: NewPhone, kind: str, address: str = "") -> Follower:
    """A table with the other one at it, who is asked; the page is not open yet."""
    aki, ben = new_phone(address=address), new_phone(address=address)
    if kind == "room":
        match = aki.new_table("me", "open", "open")
        link = aki.page.locator("#link").input_value()
        return Follower(aki, ben, match, kind, link)
    match = aki.new_table("me", "open")
    link = aki.page.locator("#link").input_value()
    assert ben.context.request.post(link, form={"name": "Ben"}).ok
    return Follower(ben, aki, match, kind)


@pytest.fixture
def follow(new_phone: NewPhone) -> Follow:
    """Followers on the shared server."""
    return lambda kind: follower(new_phone, kind)


def said(phone: Phone, *expected: str) -> None:
    """The browser itself complained of a line that the test cut or refused, and of nothing else."""
    other = [each for each in phone.problems if not any(text in each for text in expected)]
    assert other == []
    phone.problems.clear()


@pytest.mark.parametrize("kind", KINDS)
def test_what_happens_shows_by_itself(follow: Follow, kind: str) -> None:
    follower = follow(kind)
    with follower.page.expect_response("**/stream"):
        follower.page.goto(follower.path)
    follower.happen()
    follower.sees_it()


@pytest.mark.parametrize("kind", KINDS)
def test_a_stream_that_was_cut_is_taken_up_again(follow: Follow, kind: str) -> None:
    follower = follow(kind)
    line = Line(follower.page)
    with line.asked():
        follower.page.goto(follower.path)
    with line.asked():
        cut = "retry: 20\n\n"  # milliseconds, for this test: browsers wait for seconds
        line.asking.pop().fulfill(content_type="text/event-stream", body=cut)
    follower.happen()
    follower.has_seen_nothing()
    line.let_through()
    follower.sees_it()


@pytest.mark.parametrize("kind", KINDS)
def test_without_connection_that_is_said_and_then_what_was_missed_comes(
    follow: Follow, kind: str
) -> None:
    follower = follow(kind)
    with follower.page.expect_response("**/stream"):
        follower.page.goto(follower.path)
    toast = follower.page.locator("#toast")
    with follower.phone.no_connection():
        expect(toast).to_contain_text("No connection")
        follower.happen()
        follower.has_seen_nothing()
    expect(toast).to_contain_text("Connected again")
    follower.sees_it()


@pytest.mark.parametrize("kind", KINDS)
def test_a_page_from_the_back_button_asks_what_it_missed(follow: Follow, kind: str) -> None:
    follower = follow(kind)
    with follower.page.expect_response("**/stream"):
        follower.page.goto(follower.path)
    with follower.page.expect_event("requestfailed", lambda each: "/stream" in each.url):
        follower.page.evaluate(CACHE, "pagehide")  # the stream ends: it would keep the page out
    follower.happen()
    follower.has_seen_nothing()
    follower.page.evaluate(CACHE, "pageshow")
    follower.sees_it()


@pytest.mark.parametrize("kind", KINDS)
def test_a_phone_that_wakes_up_does_not_trust_its_line(follow: Follow, kind: str) -> None:
    follower = follow(kind)
    line = Line(follower.page)
    with line.asked():
        follower.page.goto(follower.path)
    follower.page.evaluate(SEEN, "hidden")
    follower.happen()
    follower.has_seen_nothing()
    with line.asked():  # the old line says nothing and does not end: a new one is asked for
        follower.page.evaluate(SEEN, "visible")
    follower.sees_it()
    line.let_through()


@pytest.mark.parametrize("status", REFUSALS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_stream_that_is_refused_is_asked_for_again_and_the_page_goes_on(
    follow: Follow, kind: str, status: int
) -> None:
    follower = follow(kind)
    page = follower.page
    page.clock.install()
    line = Line(page)
    with line.asked():
        page.goto(follower.path)
    follower.happen()
    line.asking.pop().fulfill(status=status)
    follower.sees_it()  # without a stream
    with line.asked():
        page.clock.run_for(3000)
    expect(page.locator("#toast")).to_contain_text("No connection")
    with line.asked():
        line.asking.pop().fulfill(status=status)
        page.clock.run_for(6000)  # less and less often
    line.let_through()
    expect(page.locator("#toast")).to_contain_text("Connected again")
    said(follower.phone, f"status of {status}", "EventSource")


@pytest.mark.parametrize("kind", KINDS)
def test_a_seat_that_is_played_elsewhere_says_so(
    follow: Follow, new_phone: NewPhone, kind: str
) -> None:
    follower = follow(kind)
    with follower.page.expect_response("**/stream"):
        follower.page.goto(follower.path)
    code = follower.phone.context.request.get(f"/t/{follower.match}/code").text()
    shown = code.split('<b class="mono">')[1].split("<")[0]
    tablet = new_phone()
    assert tablet.context.request.post("/enter", form={"code": shown}).ok
    follower.page.get_by_text("You have no seat at this table.").wait_for()
    said(follower.phone, "status of 403")


@pytest.mark.parametrize("kind", KINDS)
def test_a_server_that_starts_anew_is_found_again(
    new_phone: NewPhone, tmp_path: Path, kind: str
) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    with program_in(tmp_path, SERVER, str(tmp_path), "1", port) as program:
        follower_ = follower(new_phone, kind, program.address)
        with follower_.page.expect_response("**/stream"):
            follower_.page.goto(follower_.path)
        program.stop()
        expect(follower_.page.locator("#toast")).to_contain_text("No connection")
    with program_in(tmp_path, SERVER, str(tmp_path), "1", port):
        follower_.happen()
        follower_.sees_it()
        expect(follower_.page.locator("#toast")).to_contain_text("Connected again")
    for phone in (follower_.phone, follower_.other):
        said(phone, "net::ERR", "EventSource")
