"""What is known to whom."""

from takujo.games.goryokaku.seen import all_cards, hide, redeal
from takujo.kernel.chance import FastNumbers
from takujo.kernel.hidden import UNKNOWN, card_of
from tests.games.goryokaku.at_the_table import at_table, new_game, player


def test_hands_and_crest_cards_are_hidden_and_their_number_is_not() -> None:
    at = at_table(player(people="camp_cook perry", plans="stone_wall", crest="star"))
    seen = at.view(1)["players"][0]
    assert (seen["people"], seen["plans"], seen["crest"]) == (["?", "?"], ["?"], ["?"])
    own = at.view(0)["players"][0]
    assert (own["people"], own["plans"]) == (["camp_cook", "perry"], ["stone_wall"])


def test_koban_cubes_levels_bag_and_cards_laid_out_are_public() -> None:
    own = player(koban=3, cubes="2 soil", ship_lv=2, persons="camp_cook", castles="stable",
                 bag={"onigiri": 4})  # fmt: skip
    at = at_table(own)
    seen = at.view(2)["players"][0]
    true = at.data()["players"][0]
    for key in ("koban", "cubes", "ship_lv", "persons", "castles", "bag", "workers"):
        assert seen[key] == true[key]


def test_a_face_up_castle_card_that_was_taken_is_known_until_it_is_built() -> None:
    own = player(onigiri=1, plans="stone_steps", cubes="3 soil")
    row = "earth_bank stable casting_yard granary"
    at = at_table(own, row=row).play(0, "act stone", "onigiri take_earth_bank")
    assert at.view(1)["players"][0]["plans"] == ["earth_bank", "?"]
    at.t.players[1].workers = 0
    at.t.players[0].lose_plan(at.t.edition.card("earth_bank"))
    assert at.view(1)["players"][0]["plans"] == ["?"]


def test_castle_cards_put_under_the_deck_are_known_to_their_owner_only() -> None:
    at = new_game(2, 4)
    for seat in (0, 1):
        at.t.play(seat, at.t.options(seat)[0])
    under = at.data()["castle_deck"][-4:]
    for seat in (0, 1):
        mine = [card for card in under if card.endswith(f"@{seat}")]
        assert len(mine) == 2
        seen = at.view(seat)["castle_deck"]
        assert [card for card in seen if card.partition("@")[0] != "?"] == mine


def test_who_has_kept_is_seen_but_not_what() -> None:
    at = new_game(3)
    at.t.play(1, at.t.options(1)[0])
    seen = at.view(0)["players"][1]
    assert (seen["plans"], seen["dealt"]) == (["?"], ["?", "?"])
    assert at.heard(0, "kept") == ["kept 1 ?"]


def test_discarded_cards_are_known_to_everybody() -> None:
    at = at_table(player(people="camp_cook")).play(0, "free camp_cook")
    assert at.view(2)["person_discard"] == ["camp_cook"]
    assert at.heard(2, "discarded") == ["discarded 0 free camp_cook"]


def test_the_decks_are_known_to_nobody() -> None:
    at = new_game(2)
    assert set(at.view(0)["person_deck"]) == {"?"}
    assert set(at.view(0)["castle_deck"]) == {"?"}


def test_crest_cards_stay_hidden_until_the_last_turn_is_over() -> None:
    own = player(people="camp_cook", crest="star")
    at = at_table(own, seats=2, piles=[0, 0, 0, 0, 1], stacks={"wood+copper": {"0": "w"}})
    at.play(0, "act recall", "pass")
    assert (at.t.era, at.asked) == (6, "finish 0 0")
    assert at.view(1)["players"][0]["crest"] == ["?"]
    at.play(0, "pass")
    assert at.view(1)["players"][0]["crest"] == ["star"]


def test_what_is_unknown_is_dealt_anew_and_what_is_known_stays() -> None:
    at = new_game(3, 5)
    for seat in range(3):
        at.t.play(seat, at.t.options(seat)[0])
    guesses = []
    for seed in range(8):
        guess = at.t.copy()
        hide(guess, 1)
        redeal(guess, 1, FastNumbers(seed))
        assert sorted(all_cards(guess)) == sorted(set(all_cards(guess)))
        assert UNKNOWN not in all_cards(guess)
        assert (guess.players[1].people, guess.row) == (at.t.players[1].people, at.t.row)
        hands = [tuple(p.people) for p in guess.players] + [tuple(p.plans) for p in guess.players]
        assert all(list(hand) == sorted(hand) for hand in hands)
        mine = [card for card in guess.castle_deck if card_of(card) != card]
        assert len(mine) == 6  # two of each player lie under the deck, and stay who knows them
        guesses.append((hands[0], hands[3], guess.players[0].crest, tuple(guess.person_deck)))
    for part in zip(*guesses, strict=True):
        assert len(set(part)) > 2
