"""Takujo: San Juan, 4bit Town and Goryokaku as software to play, host, tune and study."""

from __future__ import annotations

from takujo.api import (
    features,
    from_json,
    guess,
    guesses,
    new_table,
    play_out,
    rulebook,
    scores,
    view,
)

__all__ = [
    "features",
    "from_json",
    "guess",
    "guesses",
    "new_table",
    "play_out",
    "rulebook",
    "scores",
    "view",
]
