"""Lines fit the columns of a terminal and can be put together again."""

from hypothesis import given
from hypothesis import strategies as st

from takujo.editions.columns import COLUMNS, GOES_ON, NEVER_FIRST, listed, width, wrapped

JAPANESE = "図書館（コスト5・3点）を建て、カードを1枚引いてよい。"


def test_japanese_characters_are_two_columns_wide() -> None:
    assert width("abc") == 3
    assert width("図書館") == 6
    assert width("「1枚」") == 7


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
        assert line.removeprefix(GOES_ON)[0] not in NEVER_FIRST
    assert lines[0] + "".join(line.removeprefix(GOES_ON) for line in lines[1:]) == JAPANESE * 9


def test_a_list_breaks_between_its_items() -> None:
    items = [f"{n} インディゴ染料工場" for n in range(1, 13)]
    lines = listed("町：", items, "、")
    assert len(lines) > 2
    rest = "".join(line.removeprefix(GOES_ON) for line in lines)
    assert rest == "町：" + "、".join(items)
    for line in lines[:-1]:
        assert line.endswith("工場、")


def test_an_item_wider_than_a_line_is_broken_itself() -> None:
    lines = listed("", ["短い", JAPANESE * 4], "、")
    assert [line for line in lines if width(line) > COLUMNS] == []


@given(st.text(alphabet="ab 図書館（）、。ー1", max_size=300))
def test_no_line_is_too_wide_and_no_character_is_lost(text: str) -> None:
    # a word or a run of marks longer than a line cannot be broken
    if max([width(run) for run in text.split()], default=0) < 20:
        lines = wrapped(text)
        assert [line for line in lines if width(line) > COLUMNS] == []
        assert "".join("".join(lines).split()) == "".join(text.split())
