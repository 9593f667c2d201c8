"""What a hire, a draw, a payment or a turn leaves behind."""

from takujo.games.goryokaku import effects
from takujo.games.goryokaku.recall import draw_workers
from takujo.kernel.chance import fast
from tests.games.goryokaku.at_the_table import at_table, new_game, player
from tests.games.goryokaku.in_words import GAME


def test_a_castle_time_resource_stands_from_the_hire_on() -> None:
    e = at_table(player()).t.edition
    helper = next(
        card
        for card in range(1, e.first_castle)
        if sum(e.standing[card]) == 1 and e.koban_price[card]
    )
    name = e.ids[helper]
    at = at_table(player(people=name, koban=9))
    at.play(0, "act hire")
    if at.asked.startswith("hire"):
        at.play(0, f"hire {name}")
    assert at.t.players[0].standing == e.standing[helper]


def test_a_disc_from_the_bag_and_a_castle_card_turned_up_are_reveals() -> None:
    at = at_table(player())
    before = at.t.reveals
    at.t.draw_disc(0)
    assert at.t.reveals == before + 1
    at.t.castle_discard = [at.t.row[0]]
    at.t.castle_deck = []
    assert at.t.turn_up(0) == at.t.row[0]
    assert (at.t.reveals, at.t.castle_discard) == (before + 2, [])
    assert at.t.turn_up(0) == 0  # nothing is left


def test_every_card_of_the_castle_deck_comes_before_the_discards() -> None:
    at = at_table(player())
    at.t.castle_discard = [at.t.row[0]]
    deck = len(at.t.castle_deck)
    at.t.turn_up(0)
    assert (len(at.t.castle_deck), at.t.castle_discard) == (deck - 1, [at.t.row[0]])


def test_a_game_begins_with_shuffled_persons() -> None:
    decks = {tuple(new_game(2, seed).t.person_deck) for seed in range(4)}
    assert len(decks) == 4
    assert list(next(iter(decks))) != sorted(next(iter(decks)))


def test_two_castle_cards_are_kept_where_an_edition_says_so() -> None:
    t = GAME.deal(GAME.book("beta", ["setup.keep=2"]), 2, fast(1))
    assert t.asking is not None
    seat = t.asking.seat
    assert t.asking.rule.candidates(t, seat, 2) == t.options(seat)
    t.play(seat, t.options(seat)[0])
    assert seat in t.waiting  # one more
    t.play(seat, t.options(seat)[0])
    assert seat not in t.waiting


def test_a_turn_begins_with_no_space_used_and_no_free_action_due() -> None:
    at = at_table(player(), player()).play(0, "act koban").rest_of_turn(0)
    assert (at.t.turn, at.t.space, at.t.acted, at.t.joined) == (2, 0, 0, 0)
    assert (at.t.free_first, at.t.last) == (0, 0)


def test_the_draws_of_two_recalls_are_not_the_same() -> None:
    at = at_table(player())
    times = at.t.times[:]
    draw_workers(at.t, 0, at.t.players[0])
    assert sum(at.t.times) == sum(times) + 1


def test_whether_an_onigiri_action_is_possible_may_depend_on_a_hand() -> None:
    rules = at_table(player()).t.book.paragraphs
    (onigiri,) = [rule for rule in rules if rule.name == "onigiri"]
    assert onigiri.rule.veiled(at_table(player()).t, 0, 0)


def test_castle_cards_are_shuffled_when_the_deck_is_empty() -> None:
    orders = set()
    for seed in range(6):
        t = at_table(player(), chance={"kind": "fast", "seed": str(seed)}).t
        t.castle_discard, t.castle_deck = t.castle_deck[:9], []
        first = t.turn_up(0)
        orders.add((first, *t.castle_deck))
        assert len(t.castle_deck) == 8
    assert len(orders) == 6


def test_after_the_game_it_is_nobodys_turn() -> None:
    at = at_table(seats=2, piles=[0, 0, 0, 0, 1], stacks={"wood+copper": {"0": "w"}})
    at.play(0, "act recall")
    assert (at.asked, at.t.turn) == ("", 0)


def test_a_disc_leaves_the_bag_as_what_it_is() -> None:
    drawn = set()
    for seed in range(12):
        own = player(workers=3, bag={"workers": 2, "onigiri": 2})
        t = at_table(own, chance={"kind": "fast", "seed": str(seed)}).t
        t.draw_disc(0)
        p = t.players[0]
        drawn.add((p.workers, p.bag_workers, p.onigiri, p.bag_onigiri))
    assert drawn == {(4, 1, 0, 2), (3, 2, 1, 1)}


def test_whatever_can_be_gained_can_be_counted_as_a_price() -> None:
    own = player(koban=4, onigiri=3, pieces=2, ship_lv=5, soil_lv=1, people="perry", plans="stable",
                 cubes="1 soil 2 copper")  # fmt: skip
    t = at_table(own).t
    things = [effects.KOBAN, effects.ONIGIRI, effects.PIECE, effects.SHIP_LV, effects.SOIL_LV,
              effects.CARD, 0, 3]  # fmt: skip
    assert [t.stock(0, thing) for thing in things] == [4, 3, 2, 5, 1, 2, 1, 2]


def test_what_is_spent_goes_back_where_it_came_from() -> None:
    t = at_table(player(onigiri=3, pieces=2, soil_lv=3, ship_lv=2, koban=4)).t
    onigiri = t.onigiri
    for thing in (effects.ONIGIRI, effects.PIECE, effects.SOIL_LV, effects.SHIP_LV, effects.KOBAN):
        t.spend(0, thing, 2)
    p = t.players[0]
    assert (p.onigiri, t.onigiri, p.pieces, p.reserve) == (1, onigiri + 2, 0, 5)
    assert (p.levels, p.standing[0], p.koban) == ([0, 1], 1, 2)


def test_a_card_laid_out_is_its_owners() -> None:
    e = at_table().t.edition
    t = at_table(player(persons="maejima_hisoka", castles="earth_bank"), player()).t
    last_person, first_castle = e.card("maejima_hisoka"), e.card("earth_bank")
    assert (last_person, first_castle) == (e.first_castle - 1, e.first_castle)
    assert [t.owns(seat, card) for seat in (0, 1) for card in (last_person, first_castle)] == [
        True, True, False, False,
    ]  # fmt: skip
    assert not t.owns(0, e.card("stable"))


def test_a_swept_row_is_filled_as_far_as_there_are_cards() -> None:
    t = at_table(player(), row="stable granary").t
    t.castle_deck, t.castle_discard = [], []
    t.sweep(0)
    assert sorted(t.row) == sorted([t.edition.card("stable"), t.edition.card("granary")])
    assert (t.castle_deck, t.castle_discard) == ([], [])


def test_the_last_castle_card_is_taken_and_not_replaced() -> None:
    t = at_table(player(), row="stable granary").t
    t.castle_deck = []
    t.take_castle(0, t.edition.card("stable"))
    assert t.row == [t.edition.card("granary")]
    assert t.players[0].plans == t.players[0].shown == [t.edition.card("stable")]
