"""Takujo: San Juan, 4bit Town and Goryokaku as software to play, host, tune and study."""

from __future__ import annotations

from takujo.api import from_json, guess, new_table, view

__all__ = ["from_json", "guess", "new_table", "view"]
