"""What experience says about 4bit Town: how much things weigh that no edition prints.

Points are the unit. Everything an edition prints is read from the edition.
"""

from __future__ import annotations


class Weights:
    """How a player weighs what lies on the table."""

    def __init__(self) -> None:
        self.weigh_goods()
        self.weigh_workers()
        self.weigh_buildings()
        self.weigh_places()
        self.weigh_cards()

    def weigh_goods(self) -> None:
        """Wood, stone and coins."""
        self.unit = 0.22  # one of a kind, while there is time to use it
        self.capacity = 4.0  # so many of a kind can be used with each worker still to be sent
        self.converter = 0.7  # and more, of what the own cards turn into VP
        self.tie = 0.004  # a coin that will not be used any more
        self.income = 7.0  # what a worker still to be sent in this round adds towards upkeep
        self.needed = 1.2  # of a unit, for what upkeep will take

    def weigh_workers(self) -> None:
        """Workers and the marker that limits them."""
        self.action = 2.4  # what sending a worker brings
        self.crowd = 0.05  # by how much less for each further worker
        self.future = 1.0  # of what workers bring in later rounds
        self.slot = 0.1  # of what hiring would bring, where the limit allows it
        self.ahead = 0.1  # being first by the marker, for each round
        self.steps = 1.4  # spaces on the track a player still advances, for each round

    def weigh_buildings(self) -> None:
        """Buildings, built and planned."""
        self.use = 0.6  # how often in a round an effect bound to places or actions is used
        self.sale = 0.5  # of what selling brings beyond a usual worker
        self.usual_gain = 12.0  # what a worker usually brings, in goods
        self.plan = 0.1  # of what building it would bring
        self.any_plan = 0.1  # and in any case, up to two of them
        self.growth = 0.3  # buildings, workers: what is counted at the end still grows
        self.end_goods = 0.35  # of points for goods at the end, while rounds are still to come

    def weigh_places(self) -> None:
        """Places that others may want as well."""
        self.foresight = True  # thinks about the others at all
        self.looked_at = 16  # places whose cards are thought through in order: all
        self.wanted = 0.6  # points by which a place must be better to be wanted far more
        self.urgency = 0.7  # of what is lost when the place is blocked in the next step
        self.contested = 0.3  # how likely another comes, for a place to count as contested
        self.mixing = 0.15  # points between which chance decides at a contested place
        self.far = 3.8  # points by which the third place may be worse, where another surely comes
        self.most_share = 0.6  # the best place is set no more often, if it is contested
        self.least_third = 0.08  # and the third best at least as often

    def weigh_cards(self) -> None:
        """Cards in the draft."""
        self.condition = 0.35  # how often a condition holds
        self.paid = 0.6  # of a unit: what is paid by choice is what there is too much of
        self.liquid = 0.1  # being able to convert something
        self.other_side = 0.5  # of the worse side of a card


def beginner() -> Weights:
    """Somebody who plays for the first time: this worker counts, what follows hardly."""
    w = Weights()
    w.foresight = False
    w.looked_at = 5
    w.future = 0.3
    w.slot = 0.0
    w.steps = 0.0
    w.sale = 0.0
    w.any_plan = 0.0
    w.use = 0.0
    return w
