"""Three friends: join by link, play, undo, watch, leave and return, go back, play on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, Response, TimeoutError, expect

from takujo.games.catalogue import GAMES
from tests.waiting import patiently
from tests.web.browser.friends_server import CLOCK
from tests.web.browser.phone import HOLDS, NewPhone, Phone
from tests.web.serving import Program, program_in

SERVER = str(Path(__file__).with_name("friends_server.py"))
TEN_MINUTES = 600_000
SOON = 4_000  # milliseconds: within it a look for who is away usually comes
TO_THE_END = 240_000  # milliseconds: CPUs alone play a whole game
TURNS = 40  # answers after which one of them must have been one that can be taken back
HANDS = '[data-spot="hand"] .card, .hand .card'  # what lies open in a hand, in any game


@pytest.fixture
def table_server(tmp_path: Path) -> Iterator[Program]:
    """A server with a clock of its own."""
    with program_in(tmp_path, SERVER, str(tmp_path)) as program:
        yield program


class UnderWay:
    """What a page has asked for and has no answer to; of a stream its beginning is one."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.asked: set[Request] = set()
        page.on("request", lambda request: self.asked.add(request))
        page.on("response", self.begun)
        page.on("requestfinished", lambda request: self.asked.discard(request))
        page.on("requestfailed", lambda request: self.asked.discard(request))

    def begun(self, response: Response) -> None:
        """A stream has no end."""
        if response.url.endswith("/stream"):
            self.asked.discard(response.request)

    def ends(self) -> None:
        """Wait until all of it is answered."""
        for _ in patiently("an answer to all that was asked"):
            self.page.evaluate("0")  # whatever the browser has told meanwhile is heard
            if not self.asked:
                return


@dataclass
class Three:
    """Three phones at one table, by seat."""

    match: str
    phones: list[Phone]
    under_way: UnderWay  # what Beni's page has asked for

    def state(self) -> dict[str, object]:
        """The match as everybody may know it."""
        found = self.phones[0].context.request.get(f"/api/v1/matches/{self.match}").json()
        assert isinstance(found, dict)
        return found

    def waiting(self) -> list[int]:
        """The seats that are asked."""
        asked = self.state()["waiting"]
        assert isinstance(asked, list)
        return asked

    def newest(self) -> int:
        """The number of the newest entry."""
        return int(str(self.state()["entry"]))

    def play(self, seat: int) -> None:
        """One answer by touch; it has arrived when the table has another entry."""
        phone, before = self.phones[seat], self.newest()
        self.followed(phone)
        phone.asked()
        phone.choose()
        phone.confirm.tap()
        shows_later(phone, before)

    def followed(self, phone: Phone) -> None:
        """This page has come to the newest entry."""
        phone.page.wait_for_function(
            "(entry) => Number(document.querySelector('.app')?.dataset.entry) >= entry",
            arg=self.newest(),
        )

    def until_only(self, seat: int) -> None:
        """The others play until this seat alone is waited for."""
        while self.waiting() != [seat]:
            self.play(next(each for each in self.waiting() if each != seat))


def shown_within(phone: Phone, milliseconds: int) -> str:
    """What the table says as soon as a CPU stands in, or after so long."""
    with suppress(TimeoutError):
        phone.page.get_by_text("(CPU)").first.wait_for(state="attached", timeout=milliseconds)
    return phone.page.locator("#table").text_content() or ""


def shows_later(phone: Phone, entry: int) -> None:
    """The page has gone on from this entry."""
    phone.page.wait_for_function(
        "(entry) => Number(document.querySelector('.app')?.dataset.entry) > entry", arg=entry
    )


def reads_log(phone: Phone, *told: str) -> None:
    """The log says this."""
    phone.page.locator('[data-sheet="log"]').first.tap()
    for text in told:
        expect(phone.page.locator("#sheet")).to_contain_text(text)
    phone.page.locator("#sheet [data-close]").tap()
    expect(phone.page.locator("#sheet")).to_be_hidden()


def three(new_phone: NewPhone, game: str) -> Three:
    """Aki makes a table and says who may be away how long; two friends come by the same link."""
    aki, beni, chika = new_phone(), new_phone(), new_phone()
    under_way = UnderWay(beni.page)
    match = aki.new_table("me", "open", "open", game=game)
    with aki.page.expect_navigation():  # what is agreed on is sent as soon as it is chosen
        aki.page.locator('select[name="away"]').select_option("600")
    expect(aki.page.locator('select[name="away"]')).to_have_value("600")
    link = aki.page.locator("#link").input_value()
    for phone, seat, name in ((chika, "2", "Chika"), (beni, "1", "Beni")):
        phone.page.goto(link)
        if phone.page.locator(f'input[name="seat"][value="{seat}"]').count():
            phone.page.locator(f'input[name="seat"][value="{seat}"]').check()
        phone.page.locator("#name").fill(name)
        phone.go_by(phone.page.locator(".btn.do"))
    for phone in (aki, beni, chika):
        phone.page.wait_for_selector("#table")
        phone.page.wait_for_load_state()  # until then nothing hears a touch
    return Three(match, [aki, beni, chika], under_way)


def watched(table: Three, new_phone: NewPhone) -> Phone:
    """Somebody watches by the link that Aki makes."""
    aki = table.phones[0]
    aki.page.goto(f"/t/{table.match}/seat")
    aki.go_by(aki.page.locator('form[action$="/seat/watch"] .btn'))
    link = aki.page.locator("#watch").input_value()
    aki.page.goto(f"/t/{table.match}")
    onlooker = new_phone()
    onlooker.page.goto(link)
    onlooker.page.wait_for_selector("#table .app")
    return onlooker


def takes_back(table: Three) -> None:
    """Somebody plays something that reveals nothing, and takes it back; everybody sees it."""
    for _ in range(TURNS):
        seat = table.waiting()[0]
        table.play(seat)
        undo = table.phones[seat].page.locator(".btn.undo").first
        if undo.get_attribute("aria-disabled") is None:
            before = table.newest()
            undo.tap()
            for phone in table.phones:
                shows_later(phone, before)
            return
    raise AssertionError("nothing could be taken back")


def goes_away_and_returns(table: Three, clock: Path) -> None:
    """Beni leaves when it is Beni's turn; a CPU plays on until Beni is back."""
    beni = table.phones[1]
    table.until_only(1)
    table.followed(beni)
    table.under_way.ends()  # whatever the server comes to later brings Beni back
    with beni.no_connection():
        beni.page.goto("about:blank")
        # A call that the server comes to late has Beni here at the new time: it moves on again.
        for number, _ in enumerate(patiently("a CPU for Beni"), 1):
            clock.write_text(str(number * TEN_MINUTES))
            if "Beni (CPU)" in shown_within(table.phones[0], SOON):
                break
        for phone in (table.phones[0], table.phones[2]):
            expect(phone.page.locator("#table")).to_contain_text("Beni (CPU)")
    beni.page.goto(f"/t/{table.match}")
    for phone in (table.phones[0], table.phones[2]):
        expect(phone.page.locator("#table")).not_to_contain_text("Beni (CPU)")
    reads_log(beni, "went away: a CPU (Normal) plays on", "came back to play")


def goes_back_by_agreement(table: Three) -> None:
    """Chika asks to begin again; it happens when both of the others have agreed."""
    aki, beni, chika = table.phones
    chika.page.goto(f"/t/{table.match}/replay?at=0")
    chika.go_by(chika.page.locator(".further .btn"))
    for phone in (aki, beni):
        expect(phone.page.locator("#notice")).to_contain_text("Chika asks to go back")
        phone.go_by(phone.page.locator("#notice .btn.do"))
    for phone in table.phones:
        table.followed(phone)
        reads_log(phone, "Everybody agreed")


def comes_to_the_end(phone: Phone) -> None:
    """The page comes to the end by itself, but for what must be seen before."""
    while not phone.page.locator(".ending").count():
        phone.page.wait_for_selector(f".ending, {HOLDS}", timeout=TO_THE_END)
        if phone.page.locator(HOLDS).count():
            phone.page.locator(HOLDS).tap()
            expect(phone.page.locator(HOLDS)).to_have_count(0)


def cpus_finish(table: Three) -> None:
    """All give their seats to CPUs, which play to the end; the page says who played."""
    for phone in table.phones:
        phone.page.goto(f"/t/{table.match}/seat")
        phone.page.locator('select[name="level"]').select_option("random")
        phone.go_by(phone.page.locator('form[action$="/seat/cpu"] .btn'))
    for phone in table.phones:
        comes_to_the_end(phone)
    aki = table.phones[0]
    expect(aki.page.locator(".played")).to_contain_text(re.compile(r"Beni.*CPU Normal.*Beni"))


def plays_on(table: Three, phone: Phone) -> None:
    """From a move of the finished match a new table begins."""
    phone.page.wait_for_load_state()
    phone.page.goto(f"/t/{table.match}/replay?at=3")
    phone.go_by(phone.page.locator(".further .btn"))
    expect(phone.page.locator("#take")).to_be_visible()
    phone.go_by(phone.page.locator("#take .btn.do"))
    phone.page.wait_for_selector("#table .app")
    assert table.match not in phone.page.url


@pytest.mark.parametrize("game", [each.name for each in GAMES])
def test_three_friends_meet_part_and_play_on(
    new_phone: NewPhone, table_server: Program, game: str
) -> None:
    table = three(new_phone, game)
    for _ in range(4):
        table.play(table.waiting()[0])
    onlooker = watched(table, new_phone)
    assert onlooker.page.locator("[data-confirm], [data-choice]").count() == 0
    assert onlooker.page.locator(HANDS).count() == 0
    takes_back(table)
    goes_away_and_returns(table, table_server.log.parent / CLOCK)
    goes_back_by_agreement(table)
    table.followed(onlooker)
    cpus_finish(table)
    plays_on(table, table.phones[2])
