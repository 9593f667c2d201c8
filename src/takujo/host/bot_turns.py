"""Bots at hosted tables: which the host lets in, and their turns in a worker process."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from takujo.cpu.levels import LEVELS, player
from takujo.editions.mistakes import one_mistake
from takujo.games.catalogue import game
from takujo.host.bots import BARRED, BotDoor, check_bot
from takujo.host.thinking import Thought, asked_in, whole_answer
from takujo.kernel.said import Said

NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,11}")  # of a seat's player, as it is stored
TAKEN: Final = [*LEVELS, "human", "me", "open", "program", "resign"]  # mean something else already


class BotAnswer(NamedTuple):
    """A bot's answer, and why its turn was lost to chance; "" if it was not."""

    choices: list[int]
    lost: str


_doors: dict[str, BotDoor] = {}  # of a worker process: a bot is the same one at all tables


def bot_answer(bot: str, thought: Thought) -> BotAnswer:
    """In a worker: what the bot answers; nothing but a view reaches it."""
    seen = asked_in(thought)
    if not bot:
        anybody = player("random", game(thought.game), thought.seed)
        return BotAnswer(whole_answer(anybody, seen), BARRED)
    door = _doors.setdefault(bot, BotDoor(bot))
    choices = whole_answer(door.player(thought.seed), seen)
    return BotAnswer(choices, door.why_lost())


def bots_of(entries: Sequence[str], where: str) -> dict[str, str]:
    """``builder=mybots:Builder``, or the name alone that a package has entered."""
    found: dict[str, str] = {}
    for entry in entries:
        name, _, bot = entry.partition("=")
        found[name.strip()] = bot.strip() or name.strip()
    refuse_names(found, where)
    return found


def refuse_names(bots: Mapping[str, str], where: str) -> None:
    """Every bot needs a short name of its own, and must be able to begin."""
    for name, bot in bots.items():
        if not NAME.fullmatch(name) or name in TAKEN:
            problem = Said("{name} cannot be the name of a bot", name=repr(name))
            raise one_mistake("", where, problem, Said("up to twelve small letters, and no level"))
        check_bot(bot)
