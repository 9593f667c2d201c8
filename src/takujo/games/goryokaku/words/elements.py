"""What is said of each element, in the rulebook and by itself: the slots of its sentences."""

from __future__ import annotations

from typing import Any, Final

from takujo.editions.forms import form
from takujo.editions.language import Language, mark
from takujo.editions.rulebook_slots import RulebookSlots
from takujo.games.goryokaku import effects
from takujo.games.goryokaku.book import edition_of
from takujo.games.goryokaku.names import AREAS, CRESTS, KINDS, ONIGIRI_ACTIONS, SPACES, TRACKS
from takujo.games.goryokaku.words.cards import Cards
from takujo.kernel.agenda import Rulebook

Entry = dict[str, Any]  # the slots of one element
STEP: Final = "daiba_"  # before the number of a step of the daiba
SPACE: Final = "space_"  # before the id of a space: some are called as what they bring

# Where a space does what a rule of its own says.
SPACE_RULES: Final = {
    effects.HIRE: mark("hire a person from your hand (6)"),
    effects.OFFICE: mark("put a building piece on a building tile (7)"),
    effects.BUILD: mark("build a castle card from your hand (8)"),
}
ACTIONS: Final = {
    "castle_card": form(
        "Take a face-up castle card, which is replaced at once; or discard all of them and turn up "
        "new ones."
    ),
    "person": form("Draw a person card from the deck."),
    "level": form("Raise the {ship_lv} or the {soil_lv} by 1."),
    "again": form(
        "Do one of the two actions of the area in which you placed a worker in this turn. Persons "
        "do not act."
    ),
}
USES: Final = {
    "ship_lv": form("The {ship_lv} hires persons (6)."),
    "soil_lv": form("The {soil_lv} stands for as much soil in every castle build (8)."),
}


class Elements(RulebookSlots):
    """The elements of one edition by their ids."""

    def __init__(self, book: Rulebook, say: Language) -> None:
        super().__init__(book, say)
        self.e = edition_of(book)
        self.cards = Cards(self.e, say)

    def title(self, table: str, id: str) -> str:
        """The name of an element by itself."""
        return self.say.name(self.e.data[table][id])

    def area(self, id: str) -> Entry:
        """An area with what its two spaces do."""
        first = AREAS.index(id) * 2
        spaces = [self.space(space) for space in SPACES[first : first + 2]]
        acts = self.say.sentences(spaces)
        return {"title": self.title("areas", id), "spaces": spaces, "acts": acts}

    def space(self, id: str) -> str:
        """What a space does; where that is a rule of its own, with its number."""
        row = self.e.space_rows[SPACES.index(id)]
        gain = row.gains[0]
        rule = SPACE_RULES.get(gain.thing) if gain.number == 1 else None
        act = self.say.say(rule) if rule else self.cards.gained(row)
        return self.say.say("{space}: {act}.", space=self.title("spaces", id), act=act)

    def kind(self, id: str) -> Entry:
        """A resource: how much there is of it, and how many cards are built of it."""
        kind = KINDS.index(id)
        built = [card for card in self.e.all_castles if self.e.kind[card] == kind]
        title = self.title("kinds", id)
        return {"title": title, "cubes": self.e.cubes[kind], "built": len(built)}

    def action(self, id: str) -> Entry:
        """An onigiri action with its price."""
        action = ONIGIRI_ACTIONS.index(id) + 1
        return {
            "title": self.title("onigiri_actions", id),
            "price": self.e.onigiri_price[action],
            "onigiri": self.cards.onigiri(self.e.onigiri_price[action]),
            "times": self.e.onigiri_times[action],
            "does": ACTIONS[id].said(self.say, self),
        }

    def track(self, id: str) -> Entry:
        """A level track, and its spaces that give something."""
        track = TRACKS.index(id)
        return {
            "title": self.title("tracks", id),
            "top": self.e.track_top[track],
            "use": USES[id].said(self.say, self),
            "icons": [
                self.say.say("Level {n}: {gain}", n=level, gain=self.icon(track, level))
                for level, rows in enumerate(self.e.track_rows[track])
                if rows
            ],
        }

    def icon(self, track: int, level: int) -> str:
        """What a space of a track gives; past its end there is none."""
        rows = self.e.track_rows[track]
        if level >= len(rows):
            return ""
        return self.say.clauses([self.cards.gained(row) for row in rows[level]]) or "–"

    def step(self, id: str) -> Entry:
        """A step of the daiba: its price, its icon, its factor."""
        step = int(id.removeprefix(STEP))
        row = self.e.steps[step - 1]
        cost, gain = self.cards.paid(row), self.cards.gained(row)
        return {"step": step, "cost": cost, "gain": gain, "factor": self.e.factor[step]}

    def crest(self, id: str) -> Entry:
        """A crest card, and how many cards show its crest."""
        crest = CRESTS.index(id)
        shown = [card for card in range(1, self.e.first_crest) if self.e.crest[card] == crest]
        castles = [card for card in shown if card >= self.e.first_castle]
        return {
            "title": self.title("crests", id),
            "crest": self.cards.crest(crest),
            "on_persons": len(shown) - len(castles),
            "on_castles": len(castles),
        }

    def tile(self, id: str) -> Entry:
        """A building tile: what it scores, how many there are, how many pieces it takes."""
        tile = self.e.tile_ids.index(id)
        return {
            "title": self.cards.tile(tile),
            "copies": self.e.tile_copies[tile],
            "pieces": self.e.tile_pieces[tile],
            "text": self.cards.tile_text(tile),
        }

    def person(self, id: str) -> Entry:
        """A person, with the dates of a known one."""
        cards, card = self.cards, self.e.card(id)
        title = cards.title(card)
        if cards.has_a_name(card):
            note = self.e.name(card)["note"]
            title = self.say.say("{card} ({facts})", card=title, facts=note)
        colour = self.say.say("pink") if self.e.pink[card] else self.say.say("grey")
        return {**self.castle(id), "title": title, "colour": colour, "price": cards.price(card)}

    def castle(self, id: str) -> Entry:
        """A castle card; of a person what both have."""
        cards, card = self.cards, self.e.card(id)
        return {
            "title": cards.title(card),
            "crest": cards.crest_of(card),
            "kind": cards.kind_of(card),
            "cost": cards.cost(card) or self.say.say("nothing"),
            "text": cards.short_text(card),
            "icons": cards.sentences(card),
        }
