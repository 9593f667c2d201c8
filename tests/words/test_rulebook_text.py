"""How a rulebook's text is written: slots, forms for numbers, conditions, repetition, tables."""

from typing import ClassVar

from takujo.cli.markdown import markdown
from takujo.editions.language import language
from takujo.editions.rulebook_filled import filled
from takujo.editions.rulebook_slots import RulebookSlots
from takujo.editions.rulebook_text import parsed
from tests.toy.at_the_fair import FAIR


class FairSlots(RulebookSlots):
    """The fair's numbers, and a few of its own."""

    fills: ClassVar = {"twice": lambda slots: 2 * slots["stalls.inn.cost"]}

    @property
    def rainy(self) -> bool:
        """Never."""
        return False

    @property
    def goods(self) -> list[str]:
        """By name."""
        return ["corn", "plum"]

    def stalls(self, *ids: str) -> list[dict[str, object]]:
        """Some stalls with their costs."""
        return [{"id": id, "costs": [self[f"stalls.{id}.cost"], "-"]} for id in ids]


def read(text: str, code: str = "en") -> str:
    """A text as the fair's reader reads it."""
    return markdown(filled(parsed("# X\n\n" + text), FairSlots(FAIR.book(), language(code))))[5:]


def test_a_slot_is_a_number_of_the_edition_by_its_path_or_an_element_by_its_id() -> None:
    assert read("An {inn} costs {stalls.inn.cost}.") == "An inn costs 3.\n"
    assert read("{inn:title}: {stalls.inn.cost}", "ja") == "宿屋: 3\n"


def test_a_slot_may_stand_in_the_games_table_of_them() -> None:
    assert read("Twice that is {twice}.") == "Twice that is 6.\n"


def test_a_slot_with_two_words_says_the_one_for_its_number() -> None:
    assert read("{stalls.inn.cost:coin|coins} {stalls.inn.points:point|points}") == "coins point\n"


def test_a_slot_may_take_words_and_a_list_is_said_in_one_sentence() -> None:
    assert read("{number goods}: {goods}.") == "2: corn, plum.\n"


def test_sentences_on_lines_of_their_own_are_one_block() -> None:
    assert read("One.\nTwo.\n\nThree.") == "One. Two.\n\nThree.\n"
    assert read("一。\n二。", "ja") == "一。二。\n"
    assert read("- One.\n  Two.\n- Three.") == "- One. Two.\n- Three.\n"


def test_a_sentence_stands_only_under_its_condition() -> None:
    assert read("- {if rainy}Rain.\n  {unless rainy}Sun.") == "- Sun.\n"
    assert read("One.\n{if rules.upkeep=flat}Flat.\n{if rules.upkeep=by_level}Steep.") == (
        "One. Flat.\n"
    )


def test_a_block_stands_only_under_its_condition_and_an_empty_one_not_at_all() -> None:
    assert read("{if rainy}- Rain.\n  Wet.\n- Sun.") == "- Sun.\n"
    assert read("{if rainy}Rain.\n\nSun.") == "Sun.\n"


def test_a_chapter_stands_only_under_its_condition() -> None:
    assert read("{if rainy}## 1 Rain\n\nWet.\n\n## 2 Sun\n\nDry.") == "## 2 Sun\n\nDry.\n"


def test_a_block_is_repeated_for_each_of_several() -> None:
    assert (
        read("{each stalls inn bakery}- **{id}** {costs}") == "- **inn** 3, -\n- **bakery** 2, -\n"
    )
    assert read("{each stalls}- **{id}**\n- End.") == "- End.\n"


def test_rows_that_follow_each_other_are_a_table_and_a_list_fills_several_cells() -> None:
    table = "| Stall | {goods} |\n| --- | --- |\n{each stalls inn bakery}| {id} | {costs} |"
    assert read(table) == (
        "| Stall | corn | plum |\n| --- | --- | --- |\n| inn | 3 | - |\n| bakery | 2 | - |\n"
    )


def test_steps_are_counted_and_items_may_lie_in_items() -> None:
    assert read("1. One.\n1. Two.") == "1. One.\n2. Two.\n"
    assert read("- One.\n  - Inside.") == "- One.\n  - Inside.\n"


def test_the_structure_has_numbers_headings_and_blocks_without_marks() -> None:
    slots = FairSlots(FAIR.book(), language("en"))
    chapter, part = filled(parsed("## 6 Day\n\n- **Rain**: wet.\n\n### 6-1 Night\n\nDark."), slots)
    assert (chapter.number, chapter.heading, chapter.level) == ("6", "Day", 2)
    assert (part.number, part.heading, part.level) == ("6-1", "Night", 3)
    assert [(run.text, run.strong) for run in chapter.blocks[0].runs] == [
        ("Rain", True),
        (": wet.", False),
    ]
    assert chapter.lines() == ["Rain: wet."]
