"""Secrets that stand for a person without an account; only their hashes are kept."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that look alike
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


def link_secret(key: str, match: str, seat: int) -> str:
    """The secret in a seat's join link: made from the server's key, so that it need not be kept."""
    digest = hmac.new(key.encode(), f"join/{match}/{seat}".encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest[:18]).decode()


def recovery_code(key: str, match: str, seat: int, used: int) -> str:
    """A seat's code that can be read aloud, 40 bits: made from the key, so that it is not kept."""
    whose = f"code/{match}/{seat}/{used}" if used else f"code/{match}/{seat}"
    digest = hmac.new(key.encode(), whose.encode(), hashlib.sha256).digest()
    return in_groups("".join(CODE_LETTERS[byte % len(CODE_LETTERS)] for byte in digest[:8]))


def in_groups(typed: str) -> str:
    """A code as it is shown, however it was typed."""
    letters = "".join(letter for letter in typed.upper() if letter.isalnum())
    return f"{letters[:4]}-{letters[4:]}"


def new_seed() -> str:
    """A seed for sealed chance."""
    return secrets.token_hex(32)
