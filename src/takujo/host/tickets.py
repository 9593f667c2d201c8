"""Secrets that stand for a person without an account; only their hashes are kept."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that look alike
TABLE_LETTERS = 6  # of a table's code
SEAT_LETTERS = 8  # of a seat's, which opens more
ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


def hashed(secret: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_match_id() -> str:
    """A short name for a match, as in its address; not a secret."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(10))


def new_secret() -> str:
    """A secret nobody can guess, for a device or a program."""
    return secrets.token_urlsafe(18)


def made_from(key: str, what: str, used: int = 0) -> bytes:
    """Bytes for a secret that need not be kept: the same at every call, until it is used up."""
    whole = f"{what}/{used}" if used else what
    return hmac.new(key.encode(), whole.encode(), hashlib.sha256).digest()


def link_secret(key: str, match: str, seat: int, used: int) -> str:
    """The secret in a seat's join link, 144 bits."""
    return base64.urlsafe_b64encode(made_from(key, f"join/{match}/{seat}", used)[:18]).decode()


def watch_secret(key: str, match: str) -> str:
    """The secret in the link by which a table that is not public is watched, 144 bits."""
    return base64.urlsafe_b64encode(made_from(key, f"watch/{match}")[:18]).decode()


def recovery_code(key: str, match: str, seat: int, used: int) -> str:
    """A seat's code that can be read aloud, 40 bits."""
    return in_letters(made_from(key, f"code/{match}/{seat}", used)[:SEAT_LETTERS])


def table_code(key: str, match: str) -> str:
    """A table's code, 30 bits: it leads to open seats only, and ends when the table starts."""
    return in_letters(made_from(key, f"table/{match}")[:TABLE_LETTERS])


def in_letters(digest: bytes) -> str:
    """A code that can be read aloud."""
    return in_groups("".join(CODE_LETTERS[byte % len(CODE_LETTERS)] for byte in digest))


def in_groups(typed: str) -> str:
    """A code as it is shown, however it was typed: ABC-DEF of a table, ABCD-EFGH of a seat."""
    letters = "".join(letter for letter in typed.upper() if letter.isalnum())
    half = TABLE_LETTERS // 2 if len(letters) == TABLE_LETTERS else SEAT_LETTERS // 2
    return f"{letters[:half]}-{letters[half:]}"


def is_table_code(typed: str) -> bool:
    """Does it look like the code of a table, not of a seat?"""
    return len(in_groups(typed)) == TABLE_LETTERS + 1


def new_seed() -> str:
    """A seed for sealed chance."""
    return secrets.token_hex(32)
