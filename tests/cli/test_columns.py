"""Lines fit the columns of a terminal, and nothing is lost where they are broken."""

import io

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from takujo.cli.columns import NEVER_FIRST, filled, pieces
from takujo.cli.screen import Screen
from takujo.cpu.random_play import play_out
from takujo.editions.language import LANGUAGES, language
from takujo.editions.printed import PrintedGame
from takujo.editions.sections import TableLine, listed
from takujo.games.catalogue import GAMES
from takujo.kernel.chance import FastNumbers, fast
from takujo.kernel.table import Table

JAPANESE = "図書館（コスト5・3点）を建て、カードを1枚引いてよい。"


def wrapped(text: str) -> list[str]:
    """A text in lines of 80 columns, all but the first shorter by 4."""
    return filled(pieces(text), 80, 4)


def shown(line: TableLine, columns: int) -> list[str]:
    """A line of the table on a screen of so many columns."""
    file = io.StringIO()
    screen = Screen(file)
    screen.width = columns
    screen.show_line(line, hanging=2)
    return file.getvalue().splitlines()


def test_a_short_text_is_one_line() -> None:
    assert wrapped("Draw 1 card.") == ["Draw 1 card."]
    assert wrapped("") == [""]


def test_english_breaks_between_words() -> None:
    lines = wrapped("word " * 40)
    assert len(lines) == 3
    for line in lines:
        assert set(line.split()) == {"word"}


def test_japanese_breaks_anywhere_but_before_a_closing_mark() -> None:
    lines = wrapped(JAPANESE * 9)
    assert len(lines) > 4
    for line in lines[1:]:
        assert line[0] not in NEVER_FIRST
    assert "".join(lines) == JAPANESE * 9


def test_a_list_breaks_between_its_items() -> None:
    items = [f"{n} インディゴ染料工場" for n in range(1, 13)]
    line = listed("町：", items, language("ja"))
    assert line.text == "町：" + "、".join(items)
    lines = shown(line, 60)
    assert len(lines) > 2
    assert "".join(each.removeprefix("  ") for each in lines) == line.text
    for each in lines[:-1]:
        assert each.endswith("工場、")


def test_an_item_wider_than_a_line_is_broken_itself() -> None:
    lines = shown(listed("", ["短い", JAPANESE * 4], language("ja")), 60)
    assert [line for line in lines if cell_len(line) > 60] == []


@given(st.text(alphabet="ab 図書館（）、。ー1", max_size=300))
def test_no_line_is_too_wide_and_no_character_is_lost(text: str) -> None:
    # a word or a run of marks longer than a line cannot be broken
    if max([cell_len(run) for run in text.split()], default=0) < 20:
        lines = wrapped(text)
        assert [line for line in lines if cell_len(line) > 80] == []
        assert "".join("".join(lines).split()) == "".join(text.split())


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_line_of_every_table_fits_a_narrow_terminal(
    game: PrintedGame[Table], code: str
) -> None:
    t = game.deal(game.book(), game.seats[0], fast(3))
    numbers, names = FastNumbers(3), [f"Player {seat}" for seat in range(game.seats[0])]
    seen = 0
    while t.asking is not None:
        sections = game.words.table(game.seen(t, 1), names, language(code))
        for line in [line for section in sections for line in section.lines]:
            lines = shown(line, 60)
            assert [each for each in lines if cell_len(each) > 60] == []
            assert "".join("".join(lines).split()) == "".join(line.text.split())
            seen += 1
        play_out(t, numbers, 12)
    assert seen > 100
