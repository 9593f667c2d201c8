"""Bots that do what a bot must not do."""

import os
import time
from typing import Any


class Raises:
    """Has a mistake in it."""

    def choose(self, view: dict[str, Any]) -> str:
        """Never gets there."""
        raise ZeroDivisionError("by zero")


class Hangs:
    """Never has an answer."""

    def choose(self, view: dict[str, Any]) -> str:
        """Sleeps for ever."""
        while True:
            time.sleep(60)


class Nonsense:
    """Answers what nobody asked."""

    def choose(self, view: dict[str, Any]) -> object:
        """Not even a text."""
        return {"build": "castle"}


class Dies:
    """Ends its process."""

    def choose(self, view: dict[str, Any]) -> str:
        """And says nothing."""
        os._exit(1)


class Peeks:
    """Says what it was given."""

    def choose(self, view: dict[str, Any]) -> str:
        """Its last option, if no other hand can be read."""
        hands = [p["hand"] for seat, p in enumerate(view["players"]) if seat != view["seat"]]
        known = [card for hand in hands for card in hand if card != "?"]
        return str(known) if known or "seed" in view else str(view["options"][-1])


class Talks:
    """Prints what it thinks."""

    def choose(self, view: dict[str, Any]) -> str:
        """Its first option, after some words."""
        print("I take the first")
        return str(view["options"][0])
