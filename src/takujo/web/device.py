"""Who is asking: a signed cookie per device, and how its person wants pages."""

from __future__ import annotations

from itsdangerous import BadSignature, Signer
from starlette.requests import Request
from starlette.responses import Response

from takujo.editions.language import LANGUAGES
from takujo.editions.language_choice import language_for
from takujo.host.tickets import new_secret
from takujo.web.pages.reader import SPEEDS, THEMES, Reader

DEVICE = "takujo_device"
SETTINGS = {"language": LANGUAGES, "theme": THEMES, "speed": SPEEDS}
YEAR = 365 * 24 * 3600


class Devices:
    """Reads and gives out device cookies; nobody can make one without the server's key."""

    def __init__(self, key: str) -> None:
        self.signer = Signer(key, salt="device")

    def read(self, request: Request) -> str:
        """The device's secret id; "" if it has none, or one that was not signed here."""
        cookie = request.cookies.get(DEVICE, "")
        try:
            return self.signer.unsign(cookie).decode()
        except BadSignature:
            return ""

    def give(self, request: Request, response: Response) -> str:
        """The device's id, a new one in a cookie if it has none."""
        known = self.read(request)
        if known:
            return known
        fresh = new_secret()
        set_cookie(request, response, DEVICE, self.signer.sign(fresh).decode())
        return fresh


def set_cookie(request: Request, response: Response, name: str, value: str) -> None:
    """A cookie no script reads and no other site sends; over https it stays there."""
    response.set_cookie(
        name,
        value,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        path="/",
    )


def reader_of(request: Request) -> Reader:
    """Language, theme and speed from cookies; until one was chosen, the browser's language."""
    cookies = request.cookies
    wished = [cookies.get("language", ""), request.headers.get("accept-language", "")]
    theme = cookies.get("theme", "")
    speed = cookies.get("speed", "")
    return Reader(
        language_for(wished),
        theme if theme in THEMES else "system",
        speed if speed in SPEEDS else "normal",
        request.url.path,
    )
