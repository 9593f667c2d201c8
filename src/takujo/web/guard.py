"""What stands before every request: origin, size, and the headers that keep pages safe."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from takujo.host.limits import Limits
from takujo.kernel.said import Said
from takujo.web.server import RefusedRequest, answer_problem, from_this_machine, server_of

MOST_BYTES = 64 * 1024  # of a request's body: more than any answer needs
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
TOO_LARGE = Said("at most {n} bytes are read", n=MOST_BYTES)
TOO_SLOW = Said("the request took too long to arrive")
SAFE = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Refuses posts from other sites and bodies that are too large; adds the safe headers."""

    def __init__(self, app: ASGIApp, public_url: str = "", limits: Limits | None = None) -> None:
        self.app = app
        self.public_url = public_url  # as people reach this site; "" if nobody has said
        self.body_seconds = (limits or Limits()).body_seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        if self.public_url.startswith("https://") and from_this_machine(scope):
            scope["scheme"] = "https"  # brought by the proxy that people reach

        with ExitStack() as served:
            served.enter_context(server_of(Request(scope)).order.serving())

            async def send_safely(message: Message) -> None:
                """The answer with the safe headers; a begun stream keeps nobody waiting."""
                if message["type"] == "http.response.start":
                    make_safe(MutableHeaders(scope=message))
                    served.close()
                await send(message)

            refused = refusal(Request(scope), self.public_url)
            if refused is not None:
                await refused(scope, receive, send_safely)
            else:
                await self.app(scope, limited(receive, self.body_seconds), send_safely)


def make_safe(headers: MutableHeaders) -> None:
    """The headers every answer carries, unless it has its own."""
    for name, value in SAFE.items():
        headers.setdefault(name, value)
    headers.setdefault("Cache-Control", "no-store")


def refusal(request: Request, public_url: str) -> Response | None:
    """What is answered to a request that is not even looked at; None lets it in."""
    headers = request.headers
    safe = request.method in ("GET", "HEAD", "OPTIONS")
    if not safe and from_elsewhere(headers, public_url):
        return answer_problem(request, 403, "foreign", Said("this came from another site"))
    length = headers.get("content-length", "0")
    if not length.isdecimal() or int(length) > MOST_BYTES:
        return answer_problem(request, 413, "too_large", TOO_LARGE)
    return None


def from_elsewhere(headers: Headers, public_url: str) -> bool:
    """Did a page of another site send this? Programs send no Origin and carry no cookie."""
    site = headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return True
    origin = headers.get("origin")
    # A proxy may put its own name into Host: then the browser's word or the public address counts.
    if origin is None or site == "same-origin" or origin == public_url:
        return False
    try:
        return urlsplit(origin).netloc != headers.get("host", "")
    except ValueError:  # no address at all
        return True


def limited(receive: Receive, seconds: int) -> Receive:
    """A body that ends with an error once it grows too large, or does not come."""
    seen = 0
    whole = False
    until = asyncio.get_running_loop().time() + seconds

    async def receive_some() -> Message:
        """The next part of the body; after it, whatever comes, in its own time."""
        nonlocal seen, whole
        if whole:
            return await receive()
        try:
            async with asyncio.timeout_at(until):
                message = await receive()
        except TimeoutError:
            raise RefusedRequest(408, TOO_SLOW) from None
        if message["type"] == "http.request":
            whole = not message.get("more_body", False)
            seen += len(message.get("body", b""))
            if seen > MOST_BYTES:
                raise RefusedRequest(413, TOO_LARGE)
        return message

    return receive_some
