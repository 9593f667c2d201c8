"""What stands before every request: origin, size, and the headers that keep pages safe."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from takujo.web.server import answer_problem

MOST_BYTES = 64 * 1024  # of a request's body: more than any answer needs
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
TOO_LARGE = f"at most {MOST_BYTES} bytes are read"
SAFE = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Refuses posts from other sites and bodies that are too large; adds the safe headers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            """The answer with the safe headers."""
            if message["type"] == "http.response.start":
                make_safe(MutableHeaders(scope=message))
            await send(message)

        refused = refusal(Request(scope))
        if refused is not None:
            await refused(scope, receive, send_safely)
        else:
            await self.app(scope, limited(receive), send_safely)


def make_safe(headers: MutableHeaders) -> None:
    """The headers every answer carries, unless it has its own."""
    for name, value in SAFE.items():
        headers.setdefault(name, value)
    headers.setdefault("Cache-Control", "no-store")


def refusal(request: Request) -> Response | None:
    """What is answered to a request that is not even looked at; None lets it in."""
    headers = request.headers
    if request.method not in ("GET", "HEAD", "OPTIONS") and from_elsewhere(headers):
        return answer_problem(request, 403, "foreign", "this came from another site")
    length = headers.get("content-length", "0")
    if not length.isdecimal() or int(length) > MOST_BYTES:
        return answer_problem(request, 413, "too_large", TOO_LARGE)
    return None


def from_elsewhere(headers: Headers) -> bool:
    """Did a page of another site send this? Programs send no Origin and carry no cookie."""
    site = headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return True
    origin = headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != headers.get("host", "")


def limited(receive: Receive) -> Receive:
    """A body that ends with an error once it grows too large, whatever its header said."""
    seen = 0

    async def receive_some() -> Message:
        """The next part of the body."""
        nonlocal seen
        message = await receive()
        if message["type"] == "http.request":
            seen += len(message.get("body", b""))
            if seen > MOST_BYTES:
                raise HTTPException(413, TOO_LARGE)
        return message

    return receive_some
