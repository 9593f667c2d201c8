"""What experience says about San Juan: weights found by playing many thousands of games.

Points are the unit. Everything an edition prints is read from the edition; these numbers say
only how much weight it has.
"""

from __future__ import annotations


class Weights:
    """How a player weighs what lies on the table."""

    def __init__(self) -> None:
        # a card in hand
        self.card = 0.75  # the most points a card can become
        self.card_phases = 1.5  # builder phases left with which it becomes half of that
        self.late_card = 0.85  # of a card's worth, near the hand limit
        self.extra_card = 0.3  # of a card's worth, above the hand limit
        self.good = 0.75  # of the cards it will bring, for a good not yet sold
        # the rest of the game
        self.pace = 0.85  # buildings the fastest player adds in a builder phase
        self.income = 0.8  # of the cards income should bring: some come too late
        # how often in a round somebody picks the role
        self.builder_rate = 0.95
        self.producer_rate = 0.85
        self.trader_rate = 0.8
        self.councillor_rate = 0.75
        self.prospector_rate = 0.6
        # buildings
        self.production_share = 0.4  # of the buildings still to come
        self.monument_share = 0.1
        self.build_points = 2.2  # an average building's points, for the palace
        self.held = 0.5  # how surely a building with end points comes from hand into town
        self.poor_house = 0.4  # how often the hand is so small
        self.archive = 0.4  # cards a councillor phase
        self.mine_choice = 1.3  # cards that the choice from the mine is worth
        self.black_market = 0.5
        self.crane = 0.15  # cards a round
        self.tower = 0.08  # cards a round for each card above the usual limit
        self.chapel = 0.8  # how often a chapel is used in a round
        self.library = 1.0
        # a card wanted for building
        self.wanted = 0.6  # of its surplus
        self.next_wanted = 0.9  # each further one
        self.saving = 2.5  # cards a builder phase that can be saved for a wish
        self.choice = 0.5  # what choosing among many drawn cards adds, in cards
        # the others
        self.others = 0.35
        self.later_picks = 0.5
        self.other_build = 0.3
        self.other_build_more = 0.2
        self.other_build_points = 0.5
        self.other_spend = 0.6
        # the end
        self.spread = 4.0  # points that decide little while the game goes on
        self.end_spread = 1.0  # and when it ends in this phase
        self.last_point = 0.1  # of a point, where it will not change who wins
        self.few_cards = 4.0  # a seat, in deck and discard pile: the game dries up
        self.builds_last = 0.9  # how surely somebody who can end the game does
        self.tie_card = 0.02
