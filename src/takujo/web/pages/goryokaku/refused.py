"""Why not, in at most eight characters with its numbers; the whole sentence is in a sheet."""

from __future__ import annotations

from takujo.games.goryokaku.words.refusals import playing
from takujo.kernel.reason import Reason
from takujo.web.pages.goryokaku.scene import Scene

PLAIN = ("no_worker", "already_highest", "no_piece", "no_tile", "nobody_to_hire",
         "nothing_to_build", "row_used", "hired_this_turn", "board_face_down", "tile_taken",
         "level_at_top", "one_kind_a_turn", "bag_empty")  # fmt: skip


def short_why(s: Scene, reason: Reason) -> str:
    """What stands on the piece."""
    say, code, n = s.say.say, reason.code, reason.numbers
    if "short" in n:
        return say("short by {n}", n=n["short"])
    if code == "supply_empty":
        return say("None left 0/{all}", all=playing(s.cards, n["thing"]))
    if code in ("level_too_low", "cannot_pay_effect") and "need" in n:
        return say("short by {n}", n=n["need"] - n["have"])
    return short_word(s, code) if code in PLAIN else say("not now")


def short_word(s: Scene, code: str) -> str:
    """Reasons without numbers of their own."""
    say = s.say.say
    if code in ("no_worker", "no_piece"):
        return say("No worker") if code == "no_worker" else say("No piece")
    if code in ("already_highest", "level_at_top"):
        return say("Highest") if code == "already_highest" else say("At the top")
    if code in ("no_tile", "tile_taken"):
        return say("No free tile") if code == "no_tile" else say("Taken")
    if code in ("nobody_to_hire", "nothing_to_build"):
        return say("Nobody to hire") if code == "nobody_to_hire" else say("Cannot pay")
    if code in ("row_used", "hired_this_turn"):
        return say("Used") if code == "row_used" else say("Next turn")
    if code == "board_face_down":
        return say("Face down")
    return say("One kind") if code == "one_kind_a_turn" else say("Bag empty")
