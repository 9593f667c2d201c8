"""The rulebooks read as a player reads them: what was unclear or wrong, and how it is told now."""

from copy import deepcopy

import pytest

from takujo.editions.language import language
from tests.games.fourbit_town.at_the_town import GAME
from tests.games.fourbit_town.in_words import EDITIONS, WORDS
from tests.words.as_markdown import markdown_of


def rulebook(edition: str, code: str, *settings: str) -> str:
    """The rulebook of an edition, with these settings."""
    return markdown_of(WORDS, GAME.book(edition, list(settings)), language(code))


def line(edition: str, code: str, begins: str) -> str:
    """The line of the rulebook that begins so."""
    (found,) = [row for row in rulebook(edition, code).splitlines() if row.startswith(begins)]
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_any_space_of_the_track_may_be_shared(edition: str) -> None:
    assert "Only the rearmost space may be shared" not in rulebook(edition, "en")


def test_who_is_rearmost_is_told_only_where_something_asks_for_it() -> None:
    assert "all who stand on the rearmost occupied space are rearmost" in rulebook("classic", "en")
    assert "最も後ろのマスにいる人は全員が最後尾である" in rulebook("classic", "ja")
    assert "rearmost" not in rulebook("revised", "en")
    assert "最後尾" not in rulebook("revised", "ja")


def test_the_chapel_turns_coins_into_points_by_itself() -> None:
    told = "for 6 coins, score 1 VP (automatically, as often as you can pay it)."
    assert told in line("revised", "en", "- **Chapel**")
    told = "コイン6を支払い、VP1を得る（自動的に、支払えるだけ）。"
    assert told in line("revised", "ja", "- **礼拝堂**")
    assert "as often as you like" not in line("revised", "en", "| Chapel")


def test_the_discount_of_a_place_stands_with_its_building_and_not_after_it() -> None:
    assert "| Build a planned building (-6 wood) |" in line("classic", "en", "| 0111")
    assert "| 計画中の建物を建設（木材コスト-6） |" in line("classic", "ja", "| 0111")
    assert "| Build (-6 in any mix) |" in line("classic", "en", "| 1100")
    assert "| 建設（コスト-6、組み合わせは自由） |" in line("classic", "ja", "| 1100")
    told = WORDS.explain(GAME.book("classic"), "locations.7", language("en"))
    assert told[1:] == ["Build one of your planned buildings (it costs 6 wood less)."]


def test_the_words_for_moments_are_those_that_the_cards_of_the_edition_use() -> None:
    assert "ただし、「～するとき」、「～したとき」、「～した後」と書かれたカード" in rulebook(
        "revised", "ja"
    )
    assert "ただし、「～するとき」、「～を得る直前に」と書かれたカード" in rulebook("classic", "ja")
    told = "A card that names a moment (“when you …”, “when a place is about to give you …”)"
    assert told in rulebook("classic", "en")


def test_without_a_card_that_waits_for_a_moment_nothing_is_said_of_it() -> None:
    data = deepcopy(GAME.edition("classic"))
    for card in data["cards"].values():
        for side in ("zero", "one"):
            card[side]["effects"] = [{"when": "card", "gain": {"coin": 2}}]
    text = markdown_of(WORDS, GAME.book_of(data, "coins only"), language("en"))
    assert "names a moment" not in text


def test_the_whole_family_says_which_workers_count() -> None:
    told = line("classic", "ja", "| カード8 ")
    assert (
        "場所にいる自分のワーカーが、このワーカーを含めて3体以上なら（庁舎にいるものは数えない）"
        in told
    )
    told = line("classic", "en", "| Card 8 ")
    assert "this one included (those in the town hall do not count)" in told


def test_one_more_space_and_one_more_worker_are_optional_and_have_their_price() -> None:
    assert "さらに1マス進むことができる" in line("revised", "ja", "| カード14 ")
    assert "you may move 1 more space ahead on the track" in line("revised", "en", "| Card 14 ")
    assert "さらにワーカー1体を通常のコストで雇用することができる" in line(
        "revised", "ja", "| カード11 "
    )
    assert "you may hire one more worker at the usual cost" in line("revised", "en", "| Card 11 ")


def test_the_hiring_aid_is_one_clause() -> None:
    told = "「雇用補助」場所の効果で最初のワーカーを雇用するとき、コインコスト-2"
    assert told in line("classic", "ja", "| カード1 ")
    told = "Hiring aid: when you hire the first worker by the place's effect, -2 coins"
    assert told in line("classic", "en", "| Card 1 ")
    told = "「短期契約」場所の効果で建物を建設するとき、木材か石材のコスト-2"
    assert told in line("classic", "ja", "| カード13 ")


def test_workers_score_by_the_level_in_one_short_sentence() -> None:
    told = "- **ワーカー**：雇用済みワーカー1体につき、企業レベルと同じ数のVP"
    assert told in rulebook("revised", "ja").splitlines()
    twice = rulebook("revised", "ja", "scoring.effects.0.gain.points=2")
    assert "雇用済みワーカー1体につき、企業レベル×2のVP" in twice
    assert "倍して" not in rulebook("revised", "ja")


def test_two_of_a_mix_are_two_of_one_kind() -> None:
    assert "木材2か石材2→コイン2（何回でも）" in line("classic", "ja", "| 0101")
    assert "for 2 wood or 2 stone, you may gain 2 coins" in line("revised", "en", "| Market")
    four = rulebook("classic", "en", "locations.5.effects.0.pay.materials=4")
    assert "any 4 of wood and stone → 2 coins" in four.lower()


def test_the_market_may_be_used_any_number_of_times_while_a_worker_acts() -> None:
    assert "コイン2を得ることができる（何回でも）" in line("classic", "ja", "| 市場 ")
    assert "you may gain 2 coins (as often as you like)" in line("classic", "en", "| Market ")
