"""The magistrate's office."""

from tests.games.goryokaku.at_the_table import at_table, boards, player


def test_a_piece_in_hand_is_put_on_a_free_tile_of_a_face_up_board() -> None:
    at = at_table(player(pieces=1), boards=boards("flat_3=1", face_up=1)).play(0, "act office")
    assert at.choices == "2 3"
    at.play(0, "office 2")
    p = at.t.players[0]
    assert (p.pieces, p.placed, p.reserve) == (0, 1, 4)
    assert at.data()["boards"][0]["tiles"] == ["flat_3=1", "flat_3=0", "flat_3"]
    assert at.said("stationed") == ["stationed 0 2 flat_3 1"]


def test_a_taken_tile_and_a_face_down_board_are_refused() -> None:
    at = at_table(player(pieces=1), boards=boards("flat_3=1", face_up=1)).play(0, "act office")
    assert at.reason(0, "office 1").numbers == {"seat": 1}
    reason = at.reason(0, "office 5")
    assert (reason.code, reason.numbers, reason.clause) == ("board_face_down", {"board": 2}, "7")


def test_a_tile_for_two_pieces_takes_both_in_the_same_action_and_both_count_as_placed() -> None:
    tiles = boards("flat_5", "flat_3", face_up=1)
    at = at_table(player(pieces=2), boards=tiles).play(0, "act office", "office 1")
    assert (at.t.players[0].pieces, at.t.players[0].placed) == (0, 2)


def test_a_tile_for_two_pieces_is_refused_with_one_piece() -> None:
    tiles = boards("flat_5", "flat_3", face_up=1)
    at = at_table(player(pieces=1), boards=tiles).play(0, "act office")
    assert at.reason(0, "office 1").numbers == {"need": 2, "pieces": 1}


def test_pieces_on_the_personal_board_cannot_be_used() -> None:
    at = at_table(player(pieces=0), boards=boards())
    assert at.t.players[0].reserve == 5
    reason = at.reason(0, "act office")
    assert (reason.code, reason.numbers) == ("no_piece", {"need": 1, "pieces": 0})
