"""Recall: its steps in order, the eras, the bag and the end."""

import pytest

from takujo.games.goryokaku.names import BAG
from takujo.games.goryokaku.recall import reorganise
from takujo.games.goryokaku.table import Goryokaku
from takujo.kernel.chance import FastNumbers, fast
from tests.every_game.cases import step
from tests.games.goryokaku.at_the_table import at_table, boards, new_game, player
from tests.games.goryokaku.in_words import GAME

STANDING = {"wood": {"0": "wow", "1": "ow"}, "koban": {"0": "oow"}}
LAST = [0, 0, 0, 0, 1]


def test_own_workers_and_the_onigiri_under_them_come_back() -> None:
    at = at_table(player(workers=1, onigiri=1, people="camp_cook"), stacks=STANDING)
    at.play(0, "act recall")
    assert at.said("recalled") == ["recalled 0 3 3"]
    assert (at.t.players[0].workers, at.t.players[0].onigiri) == (4, 4)
    assert at.data()["stacks"] == {"wood": {"1": "ow"}}


def test_one_onigiri_is_taken_from_the_eras_pile() -> None:
    at = at_table(player(), stacks=STANDING, piles=[4, 3, 3, 3, 3]).play(0, "act recall")
    assert at.t.piles == [3, 3, 3, 3, 3]
    assert at.said("took_rice") == ["took_rice 0 1 3"]
    assert at.said("audited") == []


def test_the_recall_goes_step_by_step() -> None:
    at = at_table(player(cubes="1 soil"), stacks=STANDING, piles=[1, 3, 3, 3, 3])
    at.play(0, "act recall", "daiba soil")
    kinds = [text.split()[0] for text in at.said()]
    wanted = ["recalled", "advanced", "took_rice", "audited", "board_opened", "bagged", "drawn"]
    assert [kind for kind in kinds if kind in wanted] == [
        "recalled", "advanced", "took_rice", "audited", "board_opened", "board_opened",
        "bagged", "drawn",
    ]  # fmt: skip


@pytest.mark.parametrize(("seats", "drawn"), [(2, 5), (3, 4), (4, 4)])
def test_all_discs_go_into_the_bag_and_are_drawn_until_workers_enough_are_out(
    seats: int, drawn: int
) -> None:
    own = player(workers=1, onigiri=2, laid=3, bag={"workers": 1, "onigiri": 4})
    standing = STANDING if seats > 2 else {"wood+copper": {"0": "wow"}, "koban+hire": {"0": "oow"}}
    at = at_table(own, stacks=standing, seats=seats).play(0, "act recall")
    p = at.t.players[0]
    assert at.said("bagged") == ["bagged 0 4 9"]  # 2 + 3 laid + 3 from the stacks + 1 of the era
    assert (p.workers, p.laid) == (drawn, 0)
    assert p.workers + p.bag_workers == 5
    assert p.onigiri + p.bag_onigiri == 13
    assert at.said("drawn") == [f"drawn 0 {drawn} {p.onigiri}"]


def test_one_number_of_workers_drawn_may_stand_for_every_number_of_players() -> None:
    data = GAME.edition("beta") | {"bag": {"workers": 3}}
    GAME.refuse_mistakes(data, "older data")
    for seats in (2, 3, 4):
        t = GAME.deal(GAME.book_of(data, "older data"), seats, fast(1))
        assert isinstance(t, Goryokaku)
        reorganise(t, 0)
        assert t.players[0].workers == 3


def test_what_is_drawn_depends_on_chance_and_is_shown_to_all() -> None:
    drawn = set()
    for seed in range(12):
        own = player(bag={"onigiri": 9})
        at = at_table(own, stacks={"koban": {"0": "w"}}, chance={"kind": "fast", "seed": str(seed)})
        at.play(0, "act recall")
        drawn.add(at.t.players[0].onigiri)
        assert at.heard(1, "drawn") == at.said("drawn")
    assert len(drawn) > 3


@pytest.mark.parametrize(
    ("era", "opened"), [(1, [1, 1, 0, 0, 0]), (2, [0, 0, 1, 0, 0]), (3, [0, 0, 0, 1, 1]),
                        (4, [0, 0, 0, 0, 0])]
)  # fmt: skip
def test_emptying_a_pile_turns_up_its_boards(era: int, opened: list[int]) -> None:
    piles = [0] * (era - 1) + [1] + [3] * (5 - era)
    at = at_table(stacks=STANDING, piles=piles, boards=boards(face_up=0)).play(0, "act recall")
    assert [board["open"] for board in at.data()["boards"]] == opened
    assert at.t.era == era + 1


def test_the_tiles_stay_on_a_board_that_is_turned_up() -> None:
    tiles = boards("flat_5", face_up=0)
    at = at_table(stacks=STANDING, piles=[1, 3, 3, 3, 3], boards=tiles).play(0, "act recall")
    assert [board["tiles"] for board in at.data()["boards"]] == [board["tiles"] for board in tiles]


def test_the_game_ends_when_the_last_onigiri_of_the_last_era_is_taken() -> None:
    at = at_table(stacks=STANDING, piles=LAST).play(0, "act recall")
    assert at.t.result is not None
    assert at.asked == ""
    assert at.said("bagged") == []


def test_the_audit_of_the_last_recall_still_counts() -> None:
    own = player(castles="earth_bank", persons="")
    at = at_table(own, stacks=STANDING, piles=LAST,
                  markers=["stone", "wood", "copper", "andesite", "soil"])  # fmt: skip
    at.play(0, "act recall")
    assert at.said("audited", "circled") == ["audited 0 5 0 1", "circled 0 5"]
    assert at.t.players[0].circles == 16


def test_at_the_end_the_crest_cards_are_shown() -> None:
    at = at_table(player(crest="star"), stacks=STANDING, piles=LAST).play(0, "act recall")
    assert at.said("game_ended", "crest_shown")[:2] == ["game_ended 0", "crest_shown 0 star"]
    assert at.view(1)["players"][0]["crest"] == ["star"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_has_exactly_six_recalls_for_each_player(seats: int) -> None:
    for seed in range(1, 6):
        at = new_game(seats, seed)
        numbers = FastNumbers(seed)
        while at.t.asking is not None:
            step(at.t, numbers)
        assert len(at.said("recalled")) == 6 * seats
        assert len(at.said("audited")) == 5


def test_the_storehouses_are_looked_at_after_the_last_recall_too() -> None:
    own = player(cubes="5 wood 2 stone")
    at = at_table(own, stacks=STANDING, piles=LAST).play(0, "act recall", "pass")
    assert at.asked == "store 0 0"
    at.play(0, "store wood")  # the other two are wood then, too
    assert at.cubes(0) == "2 stone 2 wood"
    assert at.t.result is not None


def test_each_seat_recalls_its_own_stacks_and_draws_from_its_own_bag() -> None:
    stacks = {"wood": {"0": "w", "1": "ow"}, "stone": {"1": "w", "2": "ow"}}
    at = at_table(player(), player(onigiri=0), player(), stacks=stacks, asking="act 1")
    times = at.t.times[:]
    at.play(1, "act recall")
    assert at.data()["stacks"] == {"wood": {"0": "w"}, "stone": {"2": "ow"}}
    drawn = [now - before for now, before in zip(at.t.times, times, strict=True)]
    assert drawn == [0] * BAG + [0, 1, 0, 0]
    assert at.said("recalled") == ["recalled 1 2 1"]


def test_no_more_onigiri_are_drawn_than_lie_in_the_bag() -> None:
    seen = set()
    for seed in range(30):
        chance = {"kind": "fast", "seed": str(seed)}
        at = at_table(player(onigiri=0), stacks={"wood": {"0": "w"}}, seats=3, chance=chance)
        p = at.play(0, "act recall").t.players[0]
        assert (p.workers, p.onigiri + p.bag_onigiri) == (4, 1)  # the one of the era
        seen.add(p.onigiri)
    assert seen == {0, 1}


def test_two_recalls_of_one_game_draw_otherwise() -> None:
    at = at_table(player(bag={"onigiri": 12}, workers=4), player(bag={"onigiri": 12}, workers=4),
                  stacks={"wood": {"0": "w"}, "stone": {"1": "w"}})  # fmt: skip
    at.play(0, "act recall").play(1, "act recall")
    assert at.t.players[0].onigiri != at.t.players[1].onigiri
