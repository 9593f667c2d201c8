"""What a server looks after all the time, whatever goes wrong once."""

from __future__ import annotations

import asyncio

import structlog

log = structlog.get_logger()


class Watch:
    """Looks again and again, from ``begin`` to ``close``."""

    every: float  # seconds between two looks
    failed: str  # what the log says of a look that went wrong
    _looking: asyncio.Task[None] | None = None

    async def once(self) -> int:
        """Look, and do what is to be done; how many times something was."""
        raise NotImplementedError

    def begin(self) -> None:
        """From now on, as long as the server runs."""
        self._looking = asyncio.get_running_loop().create_task(self._always())

    async def _always(self) -> None:
        """The next look comes also after one that failed."""
        while True:
            try:
                await self.once()
            except Exception as error:
                log.error(self.failed, exc_info=error)
            await asyncio.sleep(self.every)

    async def close(self) -> None:
        """Stop looking."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)
