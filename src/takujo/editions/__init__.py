"""Editions as data: reading, checking, changing and naming one edition of a game's rules."""
