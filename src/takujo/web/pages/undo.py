"""Why an answer cannot be taken back, in words."""

from __future__ import annotations

from typing import Final

from takujo.editions.language import Language, mark

REASONS: Final = {
    "nothing": mark("There is nothing to take back."),
    "revealed": mark("Hidden cards came to light since: that cannot be taken back."),
    "others": mark("Somebody else has played since: that cannot be taken back."),
    "over": mark("The game is over: nothing is taken back any more."),
}
# The codes of refusals, as the record gives them.
BY_CODE: Final = {
    "nothing_to_undo": "nothing",
    "reveal": "revealed",
    "other_seat_played": "others",
    "game_over": "over",
}


def why_no_undo(code: str, say: Language) -> str:
    """The sentence; "" if the last answer can be taken back."""
    return say.say(REASONS.get(code, REASONS["others"])) if code else ""
