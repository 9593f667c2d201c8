"""What experience says about Goryokaku: how much weight a player gives to what it reads.

Points are the unit. Everything an edition prints is read from the edition; these numbers say
only how much weight it has.
"""

from __future__ import annotations

from typing import Final

from takujo.games.goryokaku.names import AREAS

FULL: Final = 18.0  # placements of a whole game, roughly: what depends on time is measured by it


class Weights:
    """How a player weighs what lies on the table."""

    def __init__(self) -> None:
        self.weigh_time()
        self.weigh_cubes()
        self.weigh_cards()
        self.weigh_discs()
        self.weigh_tiles()
        self.weigh_asides()

    def weigh_time(self) -> None:
        """Placements: what everything else costs."""
        self.placement = 1.54  # points that a placement brings
        self.fade = 1.71  # placements left with which it brings half of that
        self.delay = 0.12  # how much less a wish counts for every placement it still takes
        self.recall = 1.80  # of a placement: what a recall brings besides its daiba step
        self.unplaced = 0.0  # points lost with every worker that was not placed
        self.recall_step = 0.38  # of the step that can be paid now
        self.lead = 0.90  # points ahead with which the game is ended

    def weigh_cubes(self) -> None:
        """Cubes, and what they are wanted for."""
        self.rare = 1.10  # placements for a cube that no space gives
        self.any_cube = 0.62  # placements for a cube of any kind
        self.discarded = 0.55  # placements for a cube that a person in hand would bring
        self.spare = 0.24  # of a cube's worth, if nothing in hand needs it
        self.next_wish = 0.85  # each further wish
        self.store = 0.35  # points of a storehouse

    def weigh_cards(self) -> None:
        """Castle cards and persons."""
        self.builds = 0.25  # of all placements are castle builds
        self.hires = 0.12
        self.area = [0.21, 0.16, 0.21, 0.22]  # of all placements, by area
        self.row = 0.44  # of what a row would bring
        self.standing = 0.60  # of the cubes that lasting resources could save
        self.level = 0.78  # of the soil that a soil level could save
        self.ship = 0.34  # points of a black-ship level whatever is in hand
        self.opens = 0.45  # of a person that a black-ship level makes payable
        self.person = 0.90  # points of a person card that was not seen yet, for its discard
        self.unseen = 2.0  # of what an average person brings once it is hired
        self.next_plan = 0.78  # each further castle card in hand
        self.new_row = 0.35  # points of four new castle cards to take from
        self.idle_koban = 0.16  # of a koban's worth, if nobody in hand needs it

    def weigh_discs(self) -> None:
        """Onigiri and workers."""
        self.onigiri = 0.34  # points of an onigiri in hand
        self.next_onigiri = 0.50  # each further one
        self.kept_onigiri = 0.45  # of it, if it is kept for a later worker
        self.own_onigiri = 0.87  # how often an onigiri in the bag is drawn, in a recall

    def weigh_tiles(self) -> None:
        """Building tiles, audits and the daiba."""
        self.pace = 1.20  # daiba steps in a recall
        self.hope = 0.20  # of what a tile brings that is still free
        self.next_tile = 1.00  # each further piece in hand
        self.piece_time = 2.51  # placements left with which a piece counts half
        self.audit = 1.45  # how sharply an audit is decided by one card more
        self.tie = 0.93  # an equal number also gets the circle
        self.future_tile = 2.42  # points on each board that are still to come
        self.levels = 0.06  # levels raised in a placement
        self.in_hand = 0.26  # how surely a castle card in hand will be built
        self.reach = 1.34  # how sharply a number that must be reached is

    def weigh_asides(self) -> None:
        """Persons in hand that could be discarded."""
        self.discard = 0.45  # of what the discard brings, while it is kept for later
        self.prospect = 0.65  # of what a person in hand would bring if it were hired


def beginner() -> Weights:
    """Somebody who plays for the first time: the next gain counts, the rest hardly."""
    w = Weights()
    w.recall = 0.9
    w.unplaced = 0.12
    w.area = [0.1] * len(AREAS)
    w.level = 0.1
    w.unseen = 0.0
    w.standing = 0.1
    w.hope = 0.0
    w.future_tile = 0.0
    w.pace = 0.3
    w.delay = 0.3
    w.next_wish = 0.3
    w.kept_onigiri = 0.2
    return w
