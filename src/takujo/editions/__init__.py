"""Editions as data: reading, checking, changing and naming one printing of a game's rules."""
