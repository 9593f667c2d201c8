"""Why not, in at most eight characters with its numbers; the whole sentence is in a sheet."""

from __future__ import annotations

from typing import Final

from takujo.editions.language import mark

# Reasons whose numbers need not be shown.
PLAIN: Final = {
    "no_worker": mark("No worker"),
    "already_highest": mark("Highest"),
    "no_piece": mark("No piece"),
    "no_tile": mark("No free tile"),
    "nobody_to_hire": mark("Nobody to hire"),
    "nothing_to_build": mark("Cannot pay"),
    "row_used": mark("Used"),
    "hired_this_turn": mark("Next turn"),
    "board_face_down": mark("Face down"),
    "tile_taken": mark("Taken"),
    "level_at_top": mark("At the top"),
    "one_kind_a_turn": mark("One kind"),
    "bag_empty": mark("Bag empty"),
}
