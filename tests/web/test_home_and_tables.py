"""Home and new tables: two taps, my matches again, and nothing impossible."""

import pytest

from takujo.editions.language import language
from tests.web.playing import asked
from tests.web.serving import Device, House


def test_home_opens_for_somebody_new(aki: Device) -> None:
    home = aki.get("/")
    assert home.status_code == 200
    assert 'action="/tables"' in home.text


def test_one_post_makes_a_table_against_three_normal_cpus(aki: Device, house: House) -> None:
    made = aki.post("/tables")
    assert made.status_code == 303
    match = house.match(made.headers["location"].removeprefix("/t/"))
    assert [seat.level for seat in match.seats] == ["", "normal", "normal", "normal"]
    assert aki.get(made.headers["location"]).status_code == 200


def test_home_leads_back_to_my_matches_and_to_no_others(aki: Device, house: House) -> None:
    mine = aki.new_table("me", "open")
    assert f"/t/{mine}" in aki.get("/").text
    assert f"/t/{mine}" not in house.device().get("/").text


def test_japanese_comes_first(house: House) -> None:
    page = house.device(language="").get("/").text
    assert '<html lang="ja"' in page
    assert language("ja").say("New table") in page


@pytest.mark.parametrize(
    "form",
    [
        {"seats": ["me"]},
        {"seats": ["me", "me"]},
        {"seats": ["normal", "normal"]},
        {"seats": ["me", "grandmaster"]},
        {"seats": ["me", "normal"], "game": "chess"},
        {"seats": ["me", "normal"], "edition": "../../etc/passwd"},
        {"seats": ["me", "normal"], "edition": "nothing"},
    ],
)
def test_an_impossible_table_is_refused(aki: Device, form: dict[str, str | list[str]]) -> None:
    refused = aki.post("/tables", data=form)
    assert refused.status_code == 422
    assert refused.json()["message"]


def test_cpus_begin_to_play_at_a_new_table(aki: Device) -> None:
    match = aki.new_table("me", "random", "easy", "normal")
    assert asked(aki, match)["question"] == 1


@pytest.mark.parametrize("path", ["/t/nothing", "/nothing", "/j/nothing", "/static/x/none.css"])
def test_what_is_not_there_is_said_in_the_readers_language(house: House, path: str) -> None:
    japanese = house.device(language="ja", accept="text/html").get(path)
    english = house.device(language="en", accept="text/html").get(path)
    assert (japanese.status_code, english.status_code) == (404, 404)
    assert "There is nothing here" in english.text
    assert '<html lang="ja"' in japanese.text
    assert language("ja").say("There is nothing here") in japanese.text


def test_what_is_wrong_is_said_in_the_language_of_the_page(house: House) -> None:
    wrong = {
        "/t/nowhere": "nowhereという対局はありません",
        "/j/nothing": "このリンクの卓はありません",
        "/static/0/no.css": "そのファイルはありません",
    }
    for address, japanese in wrong.items():
        page = house.device(language="ja", accept="text/html").get(address).text
        assert japanese in page
    english = house.device(language="en", accept="text/html")
    assert "there is no match nowhere" in english.get("/t/nowhere").text
    form = {"seats": ["me", "dragon"]}
    page = house.device(language="ja", accept="text/html").post("/tables", data=form).text
    assert "dragon" in page
    assert "は席に着けません" in page


def test_what_the_framework_says_in_english_stands_on_no_page(house: House) -> None:
    for language_code in ("ja", "en"):
        device = house.device(language=language_code, accept="text/html")
        assert "Not Found" not in device.get("/nothing/here").text
        assert "Input should be" not in device.get("/t/x/replay?at=now").text
