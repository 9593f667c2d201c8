"""Requests read by httptools, where it is installed: the quick reader, with an end to a head."""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST_HEAD: Final = 16 * 1024  # bytes, as many as h11 allows; httptools itself reads on


class ShortHeads(HttpToolsProtocol):
    """Leaves whoever sends a head that does not end, also while an answer is under way."""

    heading = False  # has a head begun that is not complete?
    so_far = 0  # bytes of it, at most

    def on_message_begin(self) -> None:
        """A head begins."""
        super().on_message_begin()
        self.heading, self.so_far = True, 0

    def on_headers_complete(self) -> None:
        """The head is complete."""
        super().on_headers_complete()
        self.heading = False

    def data_received(self, data: bytes) -> None:
        """Some bytes."""
        super().data_received(data)
        if self.heading:
            self.so_far += len(data)
            if self.so_far > MOST_HEAD:
                self.transport.abort()
