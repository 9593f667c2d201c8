"""The words San Juan's tests speak: a position in short, choices by name, what was said."""

import json
from typing import Any, Self

import takujo
from takujo.games.san_juan.edition import ROLES
from takujo.games.san_juan.table import SanJuan
from takujo.kernel.game import Impossible, Refused
from takujo.kernel.hidden import UNKNOWN, card_of
from takujo.kernel.reason import Reason
from takujo.kernel.table import Event

Position = dict[str, Any]


def player(hand: str = "", town: str = "", chapel: str = "", shown: str = "") -> Position:
    """One player; cards are names with spaces between, and a town may be empty."""
    zones = {"hand": hand, "buildings": town, "chapel": chapel, "shown": shown}
    return {zone: cards.split() for zone, cards in zones.items()}


def frame(text: str) -> list[Any]:
    """``pay 2 3`` as a position holds it; the number may be left out."""
    rule, seat, *number = text.split()
    return [rule, int(seat), int(number[0]) if number else 0]


def position(
    *players: Position,
    seats: int = 4,
    asking: str = "role 0",
    agenda: str = "",
    deck: str = "...",
    discard: str = "",
    **more: Any,
) -> Position:
    """A position; seats that are not described have neither cards nor buildings.

    Where the deck does not end in ``...`` all other cards lie under the last seat's chapel.
    """
    data: Position = {"game": "san-juan", "seats": seats, **more}
    data["players"] = [*players, *[player() for _ in range(seats - len(players))]]
    data["deck"] = deck.split()
    data["discard"] = discard.split()
    if asking:
        data["asking"] = frame(asking)
    if agenda:
        data["agenda"] = [frame(text) for text in agenda.split(",")]
    if data["deck"][-1:] != ["..."]:
        away = data["players"][-1]
        data["players"][-1] = away | {"chapel": away["chapel"] + ["?"] * (110 - named(data))}
    return data


def named(data: Position) -> int:
    """How many cards a position names."""
    cards = data["deck"] + data["discard"]
    for p in data["players"]:
        cards += p["hand"] + p["buildings"] + p["chapel"]
        cards += [building for building in p["buildings"] if "=" in building]
    return len(cards)


class AtTheTable:
    """A table that is played by name and remembers what was said at it."""

    def __init__(self, t: Any) -> None:
        assert isinstance(t, SanJuan)
        self.t = t
        self.ear: list[Event] = []
        t.ear = self.ear

    # --- playing ------------------------------------------------------------------------
    def play(self, seat: int, *choices: str) -> Self:
        """The seat makes these choices, each when it is asked; anything else is Refused."""
        for choice in choices:
            self.t.play(seat, choice)
        return self

    def build(self, seat: int, card: str, pay: str = "", place: str = "") -> Self:
        """Build a card, where, and pay with these cards."""
        before = len(self.ear)
        self.play(seat, f"build {card}")
        if place:
            self.play(seat, f"place {place}")
        return self.give(seat, "pay", pay, before)

    def give(self, seat: int, rule: str, cards: str, before: int | None = None) -> Self:
        """Pay or discard exactly these cards; some of them may be forced and go by themselves."""
        start = len(self.ear) if before is None else before
        while self.asked.startswith(f"{rule} {seat} "):
            left = sorted(self.number(card) for card in cards.split())
            for card in self.gone(start):
                left.remove(card)
            assert left, f"more than {cards} is asked for"
            self.t.play(seat, left[0])
        gone = " ".join(sorted(map(self.card, self.gone(start))))
        assert gone == " ".join(sorted(cards.split()))
        return self

    def gone(self, start: int) -> list[int]:
        """The cards paid or discarded since then."""
        kinds = self.t.book.game.events
        names = ("paid_card", "discarded")
        return [event[2] for event in self.ear[start:] if kinds[event[0]].name in names]

    def everybody_passes(self) -> Self:
        """All pass until somebody must choose."""
        while self.t.asking is not None and self.t.offered[0] == 0:
            self.t.play(self.t.asking.seat, 0)
        return self

    def refusal(self, seat: int, choice: int | str) -> Refused:
        """How the table refuses a choice; it fails if the choice is taken."""
        try:
            self.t.copy().play(seat, choice)
        except Refused as refused:
            return refused
        raise AssertionError(f"{choice} was not refused")

    def reason(self, seat: int, choice: str) -> Reason:
        """Why the rule refuses a choice."""
        reason = self.refusal(seat, choice).reason
        assert reason is not None
        return reason

    # --- reading ------------------------------------------------------------------------
    @property
    def asked(self) -> str:
        """What is asked, as in ``pay 2 3``; nothing once the game is over."""
        asking = self.t.asking
        if asking is None:
            return ""
        return f"{self.t.book.paragraphs[asking.id].name} {asking.seat} {asking.n}"

    def over(self) -> bool:
        """Has the game ended?"""
        return self.t.result is not None

    @property
    def owed(self) -> int:
        """How many cards the building that is being paid for costs, forced ones included."""
        left = int(self.asked.split()[2]) if self.asked.startswith("pay ") else 0
        return left + len(self.said("paid_card"))

    @property
    def options(self) -> list[str]:
        """What the asked seat may choose from, without the name of the rule."""
        asking = self.t.asking
        assert asking is not None
        names = self.t.book.paragraphs[asking.id].choices
        return [names[choice] for choice in self.t.options(asking.seat)]

    def names(self, cards: list[int]) -> str:
        """Cards by name, in the order of the alphabet."""
        return " ".join(sorted(self.card(card) for card in cards))

    def card(self, card: int) -> str:
        """A card's name, ``?`` where it is not known."""
        return "?" if card == UNKNOWN else self.t.edition.ids[card]

    def number(self, card: str) -> int:
        """A card's number, as reasons give it."""
        return self.t.edition.card(card)

    def hand(self, seat: int) -> str:
        """The cards in hand."""
        return self.names(self.t.players[seat].hand)

    def held(self, seat: int) -> int:
        """How many cards are in hand."""
        return len(self.t.players[seat].hand)

    def town(self, seat: int) -> str:
        """The buildings, in their order."""
        return " ".join(self.card(card) for card in self.t.players[seat].buildings)

    def goods(self, seat: int) -> list[int]:
        """The places in town on which a good lies."""
        return [slot for slot, good in enumerate(self.t.players[seat].goods, 1) if good]

    def chapel(self, seat: int) -> str:
        """The cards under the chapel."""
        return self.names(self.t.players[seat].chapel)

    def discards(self) -> str:
        """The discard pile."""
        return self.names([card_of(entry) for entry in self.t.discard])

    def view(self, seat: int) -> dict[str, Any]:
        """What the seat knows."""
        return takujo.view(self.t, seat)

    def data(self) -> dict[str, Any]:
        """The whole position as plain data."""
        data: dict[str, Any] = json.loads(self.t.to_json())
        return data

    # --- listening ----------------------------------------------------------------------
    def said(self, *kinds: str) -> list[str]:
        """What happened, of these kinds or all, as in ``built 0 library``."""
        return [text for text in map(self.told, self.ear) if not kinds or text.split()[0] in kinds]

    def heard(self, seat: int, *kinds: str) -> list[str]:
        """The same as this seat may know it."""
        events = self.t.book.game.events
        texts = [self.told(events[event[0]].for_seat(event, seat)) for event in self.ear]
        return [text for text in texts if not kinds or text.split()[0] in kinds]

    def told(self, event: Event) -> str:
        """One event in words."""
        kind = self.t.book.game.events[event[0]]
        fields = kind.fields + [kind.fields[-1]] * (len(event) - 1 - len(kind.fields))
        words = [self.field(field, n) for field, n in zip(fields, event[1:], strict=False)]
        return " ".join([kind.name, *words])

    def field(self, field: str, n: int) -> str:
        """A field of an event in words."""
        if field in ("card", "old", "building", "cards..."):
            return self.card(n)
        if field in ("rule", "why"):
            return self.t.book.paragraphs[n].name
        if field == "row":
            return self.card(self.t.edition.effects.rows[n].source)
        return ROLES[n - 1] if field == "role" else str(n)


def at_table(*players: Position, **more: Any) -> AtTheTable:
    """Sit down at a position."""
    return AtTheTable(takujo.from_json(json.dumps(position(*players, **more))))


def new_game(seats: int = 4, seed: int = 1) -> AtTheTable:
    """Sit down at a new game."""
    return AtTheTable(takujo.new_table("san-juan", seats=seats, seed=seed))


def problems(data: Position) -> list[str]:
    """Everything that is wrong with a position; it fails if nothing is."""
    try:
        takujo.from_json(json.dumps(data))
    except Impossible as impossible:
        return [str(mistake) for mistake in impossible.mistakes]
    raise AssertionError("the position was accepted")
