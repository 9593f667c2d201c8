"""What can be measured of a server, for Prometheus: counts and times, nothing about anybody."""

from __future__ import annotations

import time

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from takujo.host.match import Match
from takujo.host.matches import Matches

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10)
OTHER = "other"  # an address where nothing is: whoever tries many must not make many figures


class Measures:
    """The figures of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "takujo_requests", "Requests answered", ["route", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "takujo_request_seconds", "Time until an answer begins", ["route"],
            buckets=SECONDS, registry=self.registry,
        )  # fmt: skip
        self.changes = Counter(
            "takujo_changes", "Changes of matches that were stored", registry=self.registry
        )
        self.streams = Gauge("takujo_streams", "Open streams", registry=self.registry)
        self.kept = Gauge("takujo_matches_kept", "Matches in memory", registry=self.registry)
        self.troubled = Gauge(
            "takujo_matches_troubled", "Matches set aside or stuck", registry=self.registry
        )

    def watch(self, matches: Matches) -> None:
        """Count what these matches do."""
        matches.news.listen(self.changed)
        self.kept.set_function(lambda: len(matches.kept()))
        self.troubled.set_function(lambda: len(matches.troubled))

    def changed(self, match: Match) -> None:
        """A match was changed here."""
        self.changes.inc()


class Measured:
    """Counts requests by their route and status, and times them until the answer begins."""

    def __init__(self, app: ASGIApp, measures: Measures) -> None:
        self.app = app
        self.measures = measures

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()

        async def measured(message: Message) -> None:
            """The answer begins."""
            if message["type"] == "http.response.start":
                route = str(getattr(scope.get("route"), "path", OTHER))
                self.measures.requests.labels(route, str(message["status"])).inc()
                self.measures.seconds.labels(route).observe(time.perf_counter() - begun)
            await send(message)

        await self.app(scope, receive, measured)
