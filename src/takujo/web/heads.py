"""HEAD: what a GET would answer, without its body."""

from __future__ import annotations

import asyncio

from starlette.types import ASGIApp, Message, Receive, Scope, Send


class Heads:
    """Asks the application as for a GET, and lets only the head of the answer through."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await self.app(scope, receive, send)
            return
        answered = asyncio.Event()
        asked = False

        async def gone_after_the_head() -> Message:
            """The empty request; then nobody listens any more, so that a stream ends."""
            nonlocal asked
            if not asked:
                asked = True
                return {"type": "http.request", "body": b"", "more_body": False}
            await answered.wait()
            return {"type": "http.disconnect"}

        async def send_head(message: Message) -> None:
            """The head, and an empty body in the place of whatever follows."""
            if message["type"] == "http.response.start":
                await send(message)
            elif not answered.is_set():
                answered.set()
                await send({"type": "http.response.body", "body": b"", "more_body": False})

        await self.app({**scope, "method": "GET"}, gone_after_the_head, send_head)
