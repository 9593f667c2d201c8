"""What fills the slots of questions and choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from takujo.editions.amounts import Amounts
from takujo.editions.effects import Row
from takujo.editions.language import Language
from takujo.editions.slots import Asked
from takujo.games.goryokaku import effects, names, scoring
from takujo.games.goryokaku.castle_build import bill
from takujo.games.goryokaku.edition import Edition
from takujo.games.goryokaku.magistrate import board_of
from takujo.games.goryokaku.onigiri_action import KINDS_OF_ACTION, RAISE, SPACE, kind_of
from takujo.games.goryokaku.place import onigiri_for
from takujo.games.goryokaku.player import Player
from takujo.games.goryokaku.storehouse import overflow
from takujo.games.goryokaku.table import Goryokaku
from takujo.games.goryokaku.words.cards import Cards
from takujo.kernel.agenda import Frame
from takujo.kernel.seen import Seen

SLOTS: Final[dict[str, Callable[[GoryokakuAsked], object]]] = {
    # what the seat has in hand
    "workers": lambda asked: asked.cards.workers(asked.p.workers),
    "onigiri": lambda asked: asked.cards.onigiri(asked.p.onigiri),
    "koban": lambda asked: asked.cards.amount(effects.KOBAN, asked.p.koban),
    "level": lambda asked: asked.p.levels[names.SHIP_LV],
    "pieces": lambda asked: asked.p.pieces,
    # the worker, and onigiri actions
    "place": lambda asked: asked.cards.place(asked.choice),
    "stacked": lambda asked: asked.cards.onigiri(asked.under),
    "area": lambda asked: asked.cards.area(names.area_of(asked.t.space)),
    "action": lambda asked: asked.cards.onigiri_action(asked.frame.n % KINDS_OF_ACTION),
    "laid": lambda asked: asked.cards.onigiri(asked.e.onigiri_price[asked.kind]),
    "again": lambda asked: asked.cards.place(asked.other - SPACE),
    "track": lambda asked: asked.cards.track(asked.raised),
    "before": lambda asked: asked.p.levels[asked.raised],
    "after": lambda asked: min(asked.p.levels[asked.raised] + 1, asked.e.track_top[asked.raised]),
    # persons and castle cards
    "card": lambda asked: asked.cards.the(asked.choice),
    "price": lambda asked: asked.cards.price(asked.choice),
    "gain": lambda asked: asked.cards.discarding(asked.choice),
    "castle": lambda asked: asked.cards.the(asked.castle_card),
    "site": lambda asked: asked.cards.the(asked.p.castles[-1]),  # what is being paid for
    "source": lambda asked: asked.cards.the(asked.row.source),
    # cubes
    "cube": lambda asked: asked.cards.amount(asked.choice - 1, 1),
    "kinds": lambda asked: asked.cards.kinds(),  # the order in which several are named
    # the next step of the daiba
    "step": lambda asked: asked.p.daiba + 1,
    "icon": lambda asked: asked.cards.gained(asked.e.steps[asked.p.daiba]),
    "factor": lambda asked: asked.e.factor[asked.p.daiba + 1],
    "cost": lambda asked: asked.cards.effects.goods(asked.step_price()),
}


class GoryokakuAsked(Asked[Goryokaku]):
    """A question, and one of its choices: a card, a space, a tile, a cube, or a way to use."""

    fills = SLOTS

    def __init__(
        self,
        seen: Seen[Goryokaku],
        frame: Frame,
        say: Language,
        players: list[str],
        choice: int = 0,
    ) -> None:
        super().__init__(seen, frame, say, players, choice)
        self.seat: int = frame.seat
        self.e: Edition = self.t.edition
        self.p: Player = self.t.players[frame.seat]
        self.cards: Cards = Cards(self.e, say)
        self.castle_card: int = self.choice + self.e.first_castle - 1
        self.other: int = self.choice - self.e.castles  # an onigiri action after the castle cards
        self.kind: int = kind_of(self.e, self.choice)  # of onigiri action
        self.raised: int = self.other - RAISE  # the track that it raises

    @property
    def row(self) -> Row:
        """The reward that leaves a choice."""
        return self.e.effects.rows[self.frame.n]

    @property
    def under(self) -> int:
        """The onigiri under the worker on the space chosen."""
        return onigiri_for(self.t, self.seat, self.choice)

    @property
    def over(self) -> int:
        """How many cubes have no storehouse."""
        return overflow(self.t, self.seat)

    @property
    def owed(self) -> str:
        """The cubes still to be paid for the castle card chosen."""
        return self.cards.bill(bill(self.t, self.seat, self.castle_card))

    @property
    def put(self) -> str:
        """How many pieces go on the tile chosen, and where that lies."""
        return self.say.many(
            "Put {n} piece on {place}", "Put {n} pieces on {place}", self.takes(), place=self.lies()
        )

    @property
    def points(self) -> int:
        """What the tile chosen would score now."""
        return scoring.points_with(self.t, self.seat, self.choice)

    def takes(self) -> int:
        """How many pieces the tile chosen takes."""
        return self.e.tile_pieces[self.t.tiles[self.choice - 1]]

    def lies(self) -> str:
        """The tile and its board; with a number where several equal ones lie there."""
        tile, board = self.t.tiles[self.choice - 1], board_of(self.t, self.choice)
        name = self.say.say(
            "“{tile}” on the {board} board", tile=self.cards.tile(tile), board=self.cards.era(board)
        )
        equal = [
            place
            for place, other in enumerate(self.t.tiles, start=1)
            if other == tile and board_of(self.t, place) == board
        ]
        if len(equal) == 1:
            return name
        return self.say.say("{place}, no. {n}", place=name, n=equal.index(self.choice) + 1)

    def step_price(self) -> Amounts:
        """What is paid for the step of the daiba in the way chosen."""
        return self.e.step_price(self.p.daiba, self.choice)
