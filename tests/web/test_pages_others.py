"""Home, waiting room, joining, the end, replay, text, sheets and errors, in both languages."""

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

import takujo
from takujo.cpu.random_play import play_out
from takujo.editions.language import language
from takujo.games.catalogue import GAMES
from takujo.games.san_juan import events
from takujo.host.picks import Picks
from takujo.kernel.agenda import PASS
from takujo.kernel.chance import FastNumbers
from takujo.kernel.table import Table
from takujo.web.pages import (
    end,
    enter,
    errors,
    home,
    join,
    lobby,
    replay,
    room,
    seat,
    seat_code,
    sheets,
    steps,
    table,
    takeover,
    text_table,
)
from takujo.web.pages.log import NOBODY
from takujo.web.pages.people import names
from takujo.web.pages.reader import LogEntry, Reader, Seat
from takujo.web.pages.story import whole as lines
from tests.web.pages_at_hand import QUESTIONS, SEATS, Elements, at, entries, position

GAME = GAMES[0]
PROOF = end.Proof("ab" * 32, "cd" * 32, "0123456789abcdef", ["human", "normal"], True)
EVIL = '<img src=x onerror="alert(1)">'
LINK = "http://192.0.2.7:8000/j/s3cret"


def reader(code: str) -> Reader:
    """Somebody who reads this language."""
    return Reader(language(code))


def finished() -> Table:
    """A game that was played to its end."""
    t = takujo.new_table("san-juan", seed=3)
    play_out(t, FastNumbers(3))
    return t


LOG = entries((events.PICKED, 1, 2), (events.PRODUCED, 1, 1, 1), (events.BUILT, 0, 6))


def text_of(name: str, code: str) -> str:
    """The text table of a question."""
    return text_table.page(at(position(name), code=code))


def table_of(name: str, code: str) -> str:
    """The table page of a question."""
    return table.page(at(position(name), code=code, log=LOG))


OPEN = [*SEATS[:2], Seat(open=True)]
TERMS = room.Terms(public=True, away=600, level="easy")
ENTRANCE = lobby.Entrance("/c/ABC-DEF", GAME, OPEN, away=86_400)
SLIP = home.Slip("m4tch", GAME, SEATS, 0, "theirs", [1], 4)
PAGES: dict[str, Callable[[str], str]] = {
    "home": lambda code: home.page(reader(code), [SLIP], "Ken"),
    "room": lambda code: room.page(reader(code), GAME, "m4tch", SEATS, 0, TERMS, LINK, "K-4"),
    "room of a guest": lambda code: room.page(reader(code), GAME, "m4tch", OPEN, 1, TERMS),
    "lobby": lambda code: lobby.page(reader(code), [ENTRANCE, replace(ENTRANCE, mine=True)], []),
    "empty lobby": lambda code: lobby.page(reader(code), [], [replace(ENTRANCE, seats=SEATS)]),
    "seat": lambda code: seat.page(reader(code), GAME, "m4tch", seat.Mine("", LINK, LINK)),
    "seat given away": lambda code: seat.page(reader(code), GAME, "m4tch", seat.Mine("lent")),
    "takeover": lambda code: takeover.page(at(finished(), code=code), 3, 0, "Ken"),
    "join": lambda code: join.page(reader(code), GAME, SEATS, 1, "/j/s3cret", 0, "", "no"),
    "join by code": lambda code: join.page(reader(code), GAME, OPEN, None, "/c/ABC-DEF", 0),
    "seat code": lambda code: seat_code.page(reader(code), GAME.name, "T", "m4tch", "ABCD-EFGH"),
    "end": lambda code: end.page(at(finished(), code=code), PROOF, "/t/m4tch/replay"),
    "verify": lambda code: end.verify(at(finished(), code=code), PROOF),
    "replay": lambda code: replay.page(at(position("build"), code=code, log=LOG, entry=2), 3),
    "enter": lambda code: enter.page(reader(code), "ABCD", "no"),
    "error": lambda code: errors.page(reader(code), 404, "there is no match 'x'"),
    **{f"text, {name}": partial(text_of, name) for name in QUESTIONS},
    **{f"table, {name}": partial(table_of, name) for name in QUESTIONS},
}
SHEETS: dict[str, Callable[[str], str]] = {
    "town": lambda code: sheets.sheet(at(position("build"), code=code), "town", "1"),
    "card": lambda code: sheets.sheet(at(position("build"), code=code), "card", "library"),
    "role": lambda code: sheets.sheet(at(position("build"), code=code), "role", "trader"),
    "why": lambda code: sheets.why(at(position("build"), code=code), "build tower"),
    "log": lambda code: sheets.log(at(position("build"), code=code, log=LOG)),
    "settings": lambda code: sheets.settings(at(position("build"), code=code)),
    "rules": lambda code: sheets.rules(at(position("role"), code=code)),
    "rules between rounds": lambda code: sheets.rules(at(position("tuck"), code=code)),
}


@pytest.mark.parametrize("code", ["ja", "en"])
@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_whole_and_in_its_language(name: str, code: str) -> None:
    html = PAGES[name](code)
    page = Elements(html)
    assert page.wrong == []
    assert page.found[0] == ("html", {"lang": code, "data-theme": "system"})
    assert len(set(page.values("id"))) == len(page.values("id"))
    assert "{n}" not in page.text
    assert not page.values("onclick")
    assert bool(re.search("[ぁ-ん]", page.text.replace("日本語", ""))) == (code == "ja")


@pytest.mark.parametrize("code", ["ja", "en"])
@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_is_whole_and_can_be_closed(name: str, code: str) -> None:
    page = Elements(SHEETS[name](code))
    assert page.wrong == []
    assert page.values("data-close")
    assert "h2" in [tag for tag, _ in page.found]


@pytest.mark.parametrize("name", [*PAGES, *SHEETS])
def test_every_button_and_link_has_a_name(name: str) -> None:
    html = (PAGES | SHEETS)[name]("en")
    for tag, inside in re.findall(r"<(button|a)\b(.*?)</\1>", html, re.DOTALL):
        attributes, _, content = inside.partition(">")
        words = re.sub(r"<[^>]*>", "", content).strip()
        assert words or "aria-label=" in attributes, f"{tag} {inside[:80]}"


def test_names_are_shown_as_they_are_and_never_taken_for_markup() -> None:
    seats = [Seat(EVIL), Seat(EVIL), Seat(cpu="normal"), Seat(open=True)]
    invitation = join.page(reader("en"), GAME, seats, 3, "/j/x", 0, EVIL, EVIL)
    waiting = room.page(reader("en"), GAME, "m", seats, 0, TERMS, f"http://x/{EVIL}", EVIL)
    slip = home.Slip("m", GAME, seats, 0, "theirs", [1])
    for html in (invitation, waiting, home.page(reader("en"), [slip], EVIL)):
        assert EVIL not in html
        assert "&lt;img" in html


def test_the_reader_is_you_and_computers_have_names() -> None:
    seats = [Seat("Ken"), Seat("Luisa", "easy"), Seat("Mateo", "normal"), Seat()]
    assert names(seats, 0, language("en")) == ["You", "Luisa", "Mateo", "Guest 4"]
    assert names(seats, None, language("ja")) == ["Ken", "ルイサ", "マテオ", "ゲスト4"]


def test_a_new_table_starts_with_one_tap() -> None:
    page = Elements(home.page(reader("ja"), []))
    form = next(each for tag, each in page.found if tag == "form" and "tray" in each["class"])
    assert (form["method"], form["action"]) == ("post", "/tables")
    chosen = [each for _, each in page.found if each.get("name") == "seats"]
    assert len(chosen) == 4
    assert chosen[0]["value"] == "me"
    assert page.values("value").count("normal") >= 3


def test_the_waiting_room_shows_link_and_code_to_its_owner_alone() -> None:
    mine = room.page(reader("ja"), GAME, "m", SEATS, 0, TERMS, LINK, "KTP-4MW")
    assert LINK in mine
    assert "KTP-4MW" in mine
    assert "<svg" in mine
    assert "/t/m/start" in mine
    theirs = room.page(reader("ja"), GAME, "m", SEATS, 3, TERMS)
    assert "/j/" not in theirs
    assert "KTP-4MW" not in theirs
    assert "/t/m/start" not in theirs


def test_the_end_shows_every_point_by_source() -> None:
    t = finished()
    result = t.result
    assert result is not None
    html = end.page(at(t, code="en"), PROOF)
    bars = re.findall(r'class="bars".*?aria-label="([^"]*)"', html)
    totals = [sum(int(n) for n in re.findall(r" (\d+) ", f" {bar} ")) for bar in bars]
    assert totals == sorted(result.scores, reverse=True)
    assert "abab abab … abab" in html
    assert "The shuffles were fixed before play" in html


def test_a_seal_that_does_not_fit_is_said() -> None:
    broken = end.Proof(PROOF.commitment, PROOF.seed, PROOF.identity, PROOF.line_up, False)
    assert "do not match" in end.page(at(finished(), code="en"), broken)


def test_the_text_table_offers_every_option() -> None:
    for name in QUESTIONS:
        t = position(name)
        asking = t.asking
        assert asking is not None
        page = Elements(text_table.page(at(t, code="en")))
        offered = [each["value"] for _, each in page.found if each.get("name") == "choices"]
        choices = {*t.offered, *Picks(t.book.game.seen(t, asking.seat)).items}
        expected = [t.book.readable(asking, choice) for choice in choices]
        assert set(offered) == (set(expected) if asking.seat == 0 else set())
        for _, each in page.found:
            if each.get("name") == "choices":
                several = asking.rule.together(t, 0, asking.n) > 1
                assert each["type"] == ("checkbox" if several else "radio")


def test_equal_cards_can_be_picked_several_times_in_the_text_table() -> None:
    page = Elements(text_table.page(at(position("keep"))))
    offered = [each["value"] for _, each in page.found if each.get("name") == "choices"]
    assert offered.count("keep smithy") == 2
    assert offered.count("keep hero") == 1


def test_the_text_table_says_why_something_cannot_be() -> None:
    html = text_table.page(at(position("build"), code="en"))
    assert "Build the tower" in html[html.index("<details>") :]


def test_a_step_tells_what_happened_and_shows_the_table_after_it() -> None:
    t = position("build")
    entry = LogEntry(9, [(events.DREW, 1, 25, 255, 255), (events.PRODUCED, 0, 2, 2)])
    step = steps.step(at(t, code="en", log=[entry]), entry)
    assert step["entry"] == 9
    assert step["sentences"] == ["Luisa drew 2 cards", "You produced sugar"]
    assert step["html"] == str(table.fragment(at(t, code="en", log=[entry])))
    backs = [move for move in step["moves"] if move["what"] == "back"]
    assert backs == [{"what": "back", "from": "deck", "to": "seat-1"}] * 2


def test_what_nobody_did_carries_no_mark_of_a_seat() -> None:
    log = entries((events.RESHUFFLED, 1, 40), (events.BUILT, 1, 6))
    shuffled, built = lines(at(position("build"), code="en", log=log))
    assert (shuffled.seat, built.seat) == (NOBODY, 1)
    html = sheets.log(at(position("build"), code="en", log=log[:1]))
    assert shuffled.text in html
    assert "data-seat" not in html


def test_the_own_hand_opens_as_a_list_and_no_other_does() -> None:
    here = at(position("keep"), code="en")
    html = sheets.sheet(here, "hand", "mine")
    for name in ("Palace", "Library", "Silver smelter"):
        assert name in html
    with pytest.raises(KeyError):
        sheets.sheet(here, "hand", "1")


def test_a_building_is_shown_and_what_paid_for_it_is_not() -> None:
    entry = LogEntry(1, [(events.PAID_CARD, 1, 255), (events.BUILT, 1, 6)])
    moves = steps.step(at(position("build"), log=[entry]), entry)["moves"]
    assert moves == [
        {"what": "back", "from": "seat-1", "to": "discard"},
        {"what": "face", "from": "seat-1", "to": "seat-1", "kind": "city", "icon": "smithy"},
    ]


def test_the_log_ends_with_what_happened_since_the_last_turn() -> None:
    html = sheets.log(at(position("build"), code="en", log=LOG, since=2))
    assert html.index("Luisa: picked the producer") < html.index("Since your last turn")
    assert html.index("Since your last turn") < html.index("You built the smithy")
    lines = [href for href in Elements(html).values("href") if "replay" in href]
    assert lines[-1] == "/t/m4tch/replay?at=3"


def test_replay_leads_to_every_moment() -> None:
    page = Elements(replay.page(at(position("build"), log=LOG, entry=2), 3))
    steps = [each["href"] for _, each in page.found if "data-step" in each]
    assert steps == [f"/t/m4tch/replay?at={n}" for n in (0, 1, 3, 3)]
    assert page.values("data-confirm") == []


def test_a_visitor_is_nobody_at_the_table() -> None:
    html = replay.page(at(position("build"), code="en", log=LOG, entry=3, visitor=True), 3)
    assert "Ken built the smithy" in html
    assert "You built" not in html


@pytest.mark.parametrize("status", [400, 403, 404, 405, 409, 410, 413, 422, 429, 500, 503])
def test_every_error_has_a_page_with_a_way_out(status: int) -> None:
    page = Elements(errors.page(reader("ja"), status))
    assert page.wrong == []
    assert "/" in page.values("href")


def test_an_unknown_thing_has_no_sheet() -> None:
    here = at(position("build"))
    unknown = [("card", "lighthouse"), ("role", "king"), ("why", "build x"), ("town", "4")]
    for kind, id in [*unknown, ("harbour", "1")]:
        with pytest.raises(KeyError):
            sheets.sheet(here, kind, id)


def test_passing_has_its_own_words() -> None:
    words = {}
    for name in QUESTIONS:
        t = position(name)
        if t.asking is not None and t.asking.seat == 0 and PASS in t.offered:
            (words[name],) = Elements(table.fragment(at(t))).values("data-pass")
    assert words["build"] == "建てない"
    assert len(set(words.values())) >= 7
