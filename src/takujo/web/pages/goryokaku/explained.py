"""What a touch in Goryokaku is about: a space, a card, a tile, a step of the daiba."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from takujo.games.goryokaku import names
from takujo.games.goryokaku.onigiri_action import kind_of
from takujo.games.goryokaku.words.elements import SPACE, STEP
from takujo.kernel.agenda import ASIDE, PASS
from takujo.web.pages.goryokaku.preview import FOLLOWS, card_of
from takujo.web.pages.goryokaku.scene import Scene
from takujo.web.pages.signs import icon


def about(s: Scene, selected: Sequence[str]) -> str:
    """The element that a selection is about; "" where its signs tell it all."""
    space = selected[0].partition(" ")[2]
    if s.frame.id == names.ACT and space in names.SPACES:
        actions = s.t.book.paragraphs[names.ONIGIRI].choices
        follow = [each.removeprefix(FOLLOWS) for each in selected if each.startswith(FOLLOWS)]
        return card_or_action(s, actions.index(follow[0])) if follow else f"{SPACE}{space}"
    wish = selected[0] if s.frame.id == names.BUILD else selected[-1]  # what follows is the payment
    choices = {s.readable(choice): choice for choice in s.at.seen.options() if choice != PASS}
    if wish in choices:
        return named(s, choices[wish])
    id = wish.partition(" ")[2]
    return id if id in s.e.ids[1:] else ""


def card_or_action(s: Scene, choice: int) -> str:
    """What an onigiri action is: the castle card that it takes, or its kind."""
    if choice <= s.e.castles:
        return s.e.ids[s.castle(choice)]
    return names.ONIGIRI_ACTIONS[kind_of(s.e, choice) - 1]


def named(s: Scene, choice: int) -> str:
    """The element that a choice of the open question names; "" if none."""
    e, rule = s.e, s.frame.id
    if choice >= ASIDE or rule in (names.HIRE, names.GIVE, names.FREE_FIRST):
        return e.ids[choice % ASIDE]
    if rule == names.ONIGIRI:
        return card_or_action(s, choice)
    if rule in (names.BUILD, names.KEEP):
        return e.ids[s.castle(choice)]
    if rule == names.ACT and choice < names.RECALL:
        return names.AREAS[names.area_of(choice)]
    if rule == names.PERSONS:
        return e.ids[card_of(s.t, choice)]
    if rule == names.OFFICE:
        return e.tile_ids[s.t.tiles[choice - 1]]
    return f"{STEP}{s.p.daiba + 1}" if rule == names.DAIBA else ""


def sign(s: Scene, id: str) -> Markup:
    """The picture of its kind."""
    if id in s.e.ids[1:]:
        return icon("goryokaku.svg", "castle" if s.e.card(id) >= s.e.first_castle else "person")
    if id.startswith(SPACE):
        return icon("goryokaku.svg", "worker")
    return icon("goryokaku.svg", "piece") if id in s.e.tile_ids else Markup("")
