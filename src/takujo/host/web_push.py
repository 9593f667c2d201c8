"""Web Push: a message sealed for one browser (RFC 8291), sent in this server's name (RFC 8292).

The server's pair of keys follows from its secret key, so that nothing else must be kept and every
process has the same.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import os
import time
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
RECORD: Final = 4096  # bytes of a sealed record: a message is one
LASTS: Final = 12 * 3600  # seconds for which a signature holds
KEPT: Final = 24 * 3600  # seconds for which a push service keeps a message
POINT_BYTES: Final = 65
AUTH_BYTES: Final = 16


@dataclass(frozen=True)
class Subscription:
    """Where a browser is called, and the keys with which it reads."""

    endpoint: str
    p256dh: str
    auth: str


def encoded(raw: bytes) -> str:
    """As browsers write bytes."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes again."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def is_readable(subscription: Subscription) -> bool:
    """Are these keys of a browser?"""
    try:
        point, auth = decoded(subscription.p256dh), decoded(subscription.auth)
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    except ValueError:
        return False
    return len(point) == POINT_BYTES and len(auth) == AUTH_BYTES


class PushKeys:
    """This server's pair of keys."""

    def __init__(self, key: str) -> None:
        digest = hmac.new(key.encode(), b"web push", hashlib.sha512).digest()
        self.private = ec.derive_private_key(int.from_bytes(digest) % (ORDER - 1) + 1, CURVE)
        self.public = encoded(point_of(self.private.public_key()))

    def headers(self, endpoint: str, about: str, contact: str) -> dict[str, str]:
        """What a message carries: who sends it, how long it is kept, and what it replaces."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + LASTS,
            "sub": contact,
        }
        return {
            "Authorization": f"vapid t={self.signed(claims)}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Topic": about,
            "Urgency": "normal",
        }

    def signed(self, claims: dict[str, object]) -> str:
        """A JSON Web Token (ES256)."""
        head = encoded(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
        text = f"{head}.{encoded(json.dumps(claims).encode())}"
        r, s = decode_dss_signature(self.private.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{text}.{encoded(r.to_bytes(32) + s.to_bytes(32))}"


def point_of(public: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as 65 bytes."""
    return public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """Key material (HKDF with SHA-256)."""
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def sealed(message: bytes, to: Subscription) -> bytes:
    """The message as one record that only this browser can read."""
    reader = decoded(to.p256dh)
    own, salt = ec.generate_private_key(CURVE), os.urandom(16)
    point = point_of(own.public_key())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, reader))
    both = b"WebPush: info\0" + reader + point
    secret = derived(shared, decoded(to.auth), both, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    text = AESGCM(key).encrypt(nonce, message + b"\x02", None)
    return salt + RECORD.to_bytes(4) + bytes([len(point)]) + point + text
