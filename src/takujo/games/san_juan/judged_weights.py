"""What experience says about San Juan: weights found by playing many thousands of games.

Points are the unit. Everything an edition prints is read from the edition; these numbers say
only how much weight it has.
"""

from __future__ import annotations


class Weights:
    """How a player weighs what lies on the table."""

    def __init__(self) -> None:
        # a card in hand
        self.card = 0.860  # the most points a card can become
        self.card_phases = 1.971  # builder phases left with which it becomes half of that
        self.late_card = 1.100  # of a card's worth, near the hand limit
        self.extra_card = 0.705  # of a card's worth, above the hand limit
        self.lost_card = 0.2  # when it will have to be discarded
        self.idle = 0.2  # what is lost when nothing is built in a builder phase
        self.unsold = 0.35  # of the cards a good will bring, when it could be sold now
        self.unspent = 0.6  # of the cards a good will bring, when it could pay for a building
        self.good = 0.298  # of the cards it will bring, for a good not yet sold
        self.next_good = 0.786  # each further good in the same town
        self.tile_memory = 0.524  # of a good's price, by the next tile and not by all
        # the rest of the game
        self.pace = 1.100  # buildings the fastest player adds in a builder phase
        self.income = 1.737  # of the cards income should bring: some come too late
        self.savings = 1.310  # cards saved in building, in cards drawn
        # how often in a round somebody picks the role
        self.builder_rate = 0.95
        self.producer_rate = 0.522
        self.trader_rate = 0.585
        self.councillor_rate = 0.947
        self.prospector_rate = 0.954
        # buildings
        self.production_share = 0.380  # of the buildings still to come
        self.plan = 0.095  # the share shifts by this for end points that count one kind
        self.monument_share = 0.105
        self.build_points = 2.069  # an average building's points, for the palace
        self.held = 0.442  # how surely a building with end points comes from hand into town
        self.poor_house = 0.812  # how often the hand is so small
        self.archive = 0.223  # cards a councillor phase
        self.mine_choice = 2.324  # cards that the choice from the mine is worth
        self.black_market = 0.227
        self.crane = 0.156  # cards a round
        self.tower = 0.037  # cards a round for each card above the usual limit
        self.chapel = 0.412  # how often a chapel is used in a round
        self.library = 0.651
        # a card wanted for building
        self.wanted = 0.233  # of its surplus
        self.wanted_build = 0.23
        self.wanted_role = 0.23
        self.next_wanted = 0.761  # each further one
        self.saving = 1.402  # of the income, for wishes
        self.choice = 0.337  # what choosing among many drawn cards adds, in cards
        self.content = 0.105  # how little choice adds when something good is in hand
        # the others
        self.others = 0.690
        self.later_picks = 0.565
        self.other_build = 0.307
        self.other_build_more = 0.324
        self.other_build_points = 0.413
        self.other_spend = 0.523
        self.leader = 0.310  # how much more what the leader gains counts
        self.race = 0.288  # how much of a lead in income is lost when the end comes nearer
        # the end
        self.spread = 3.831  # points that decide little while the game goes on
        self.end_spread = 0.836  # and when it ends in this phase
        self.last_point = 0.096  # of a point, where it will not change who wins
        self.few_cards = 3.731  # a seat, in deck and discard pile: the game dries up
        self.builds_last = 0.919  # how surely somebody who can end the game does
        self.tie_card = 0.021
