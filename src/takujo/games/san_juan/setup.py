"""Setup (3): the opening buildings, the hands and the first governor."""

from __future__ import annotations

from takujo.games.san_juan import names
from takujo.games.san_juan.table import Player, SanJuan


def set_up(t: SanJuan) -> None:
    """One opening building each, out of the deck; four cards each; a random governor."""
    e = t.edition
    for card in range(1, len(e.copies)):
        t.deck += [card] * (e.copies[card] - (t.seats if card == e.opening_building else 0))
    t.shuffle(t.deck, names.DECK, "deck")
    t.tiles = list(range(1, len(e.tiles)))
    t.shuffle(t.tiles, names.TILES, "tiles")
    for _ in range(t.seats):
        p = Player(sorted(t.draw_cards(e.opening_hand)), [e.opening_building], [0], [])
        p.owned = 1 << e.opening_building
        t.players.append(p)
    t.then(names.ROUND, t.below(t.seats, names.GOVERNOR, "governor"))
