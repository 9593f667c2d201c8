"""What experience says about San Juan: weights found by playing many thousands of games.

Points are the unit. Everything an edition prints is read from the edition; these numbers say
only how much weight it has.
"""

from __future__ import annotations


class Weights:
    """How a player weighs what lies on the table."""

    def __init__(self) -> None:
        self.weigh_cards()
        self.weigh_the_rest()
        self.weigh_buildings()
        self.weigh_wishes()
        self.weigh_the_others()
        self.weigh_the_end()

    def weigh_cards(self) -> None:
        """A card in hand."""
        self.card = 0.960  # the most points a card can become
        self.card_phases = 2.300  # builder phases left with which it becomes half of that
        self.late_card = 1.300  # of a card's worth, near the hand limit
        self.extra_card = 0.980  # of a card's worth, above the hand limit
        self.lost_card = 0.197  # when it will have to be discarded
        self.short = 0.860  # builder phases to wait at least when cards are missing
        self.idle = 0.195  # what is lost when nothing is built in a builder phase
        self.unsold = 0.262  # of the cards a good will bring, when it could be sold now
        self.unspent = 0.650  # of the cards a good will bring, when it could pay for a building
        self.good = 0.389  # of the cards it will bring, for a good not yet sold
        self.next_good = 0.722  # each further good in the same town
        self.tile_memory = 0.447  # of a good's price, by the next tile and not by all

    def weigh_the_rest(self) -> None:
        """The rest of the game."""
        self.pace = 1.300  # buildings the fastest player adds in a builder phase
        self.income = 1.857  # of the cards income should bring: some come too late
        self.savings = 1.384  # cards saved in building, in cards drawn
        # how often in a round somebody picks the role
        self.builder_rate = 0.95
        self.producer_rate = 0.639
        self.trader_rate = 0.674
        self.councillor_rate = 1.000
        self.prospector_rate = 1.000

    def weigh_buildings(self) -> None:
        """Buildings."""
        self.production_share = 0.431  # of the buildings still to come
        self.plan = 0.097  # the share shifts by this for end points that count one kind
        self.monument_share = 0.098
        self.build_points = 1.835  # an average building's points, for the palace
        self.held = 0.461  # how surely a building with end points comes from hand into town
        self.poor_house = 0.841  # how often the hand is so small
        self.archive = 0.162  # cards a councillor phase
        self.mine_choice = 3.173  # cards that the choice from the mine is worth
        self.black_market = 0.188
        self.crane = 0.109  # cards a round
        self.tower = 0.028  # cards a round for each card above the usual limit
        self.chapel = 0.314  # how often a chapel is used in a round
        self.library = 0.457

    def weigh_wishes(self) -> None:
        """A card wanted for building."""
        self.wanted = 0.232  # of its surplus
        self.wanted_build = 0.247
        self.wanted_role = 0.205
        self.next_wanted = 0.807  # each further one
        self.saving = 1.324  # of the income, for wishes
        self.choice = 0.5  # what choosing among many drawn cards adds, in cards
        self.content = 0.114  # how little choice adds when something good is in hand

    def weigh_the_others(self) -> None:
        """The others."""
        self.foresight = 1.0  # 0: sees only what a role brings at once, and to nobody else
        self.library_kept = 0.6  # of what the library adds to the next pick, if it is still open
        self.others = 0.724
        self.others_deny = 0.45  # how much the others mind what a role brings their rivals
        self.later_picks = 0.541
        self.other_build = 0.282
        self.other_build_more = 0.397
        self.other_build_points = 0.390
        self.other_spend = 0.547
        self.leader = 0.258  # how much more what the leader gains counts
        self.race = 0.296  # how much of a lead in income is lost when the end comes nearer

    def weigh_the_end(self) -> None:
        """The end."""
        self.spread = 4.123  # points that decide little while the game goes on
        self.end_spread = 0.845  # and when it ends in this phase
        self.last_point = 0.096  # of a point, where it will not change who wins
        self.few_cards = 3.731  # a seat, in deck and discard pile: the game dries up
        self.builds_last = 0.781  # how surely somebody who can end the game does
        self.tie_card = 0.021


def beginner() -> Weights:
    """Somebody who plays for the first time: the next gain counts, the rest hardly."""
    w = Weights()
    w.foresight = 0.0
    w.income *= 0.3
    w.held = 0.0
    w.tile_memory = 0.0
    w.wanted = 0.0
    return w
