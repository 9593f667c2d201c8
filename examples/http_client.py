"""Plays a seat of a takujo server over HTTP; needs nothing but Python's standard library.

    takujo serve                                    # in another terminal
    python examples/http_client.py http://127.0.0.1:8000 san-juan normal,normal,easy

It makes a match against computer players, takes seat 0, answers whenever it is asked, and prints
how the match ended. ``choose`` is the place for ideas of your own.
"""

from __future__ import annotations

import json
import random
import sys
import urllib.error
import urllib.request
from typing import Any


class TakujoClient:
    """The API of a server, as far as a player needs it."""

    def __init__(self, address: str) -> None:
        self.api = address.rstrip("/") + "/api/v1"
        self.token = ""

    def open(self, path: str, body: Any = None) -> Any:
        """An open answer; what the server refuses is said in its own words."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json", "authorization": f"Bearer {self.token}"}
        request = urllib.request.Request(self.api + path, data, headers)
        try:
            return urllib.request.urlopen(request)
        except urllib.error.HTTPError as error:
            refused = json.load(error)
            raise SystemExit(f"{refused['error']}: {refused['message']}") from error

    def ask(self, path: str, body: Any = None) -> Any:
        """A whole answer as data."""
        with self.open(path, body) as answer:
            return json.load(answer)

    def new_match(self, game: str, others: list[str]) -> str:
        """A match in which this program has seat 0."""
        made = self.ask("/matches", {"game": game, "seats": ["program", *others]})
        self.token = made["tokens"][0]
        return str(made["match"])


def choose(seat: dict[str, Any]) -> str:
    """One of the options; ``seat["view"]`` holds all that may be known."""
    options: list[str] = [option["choice"] for option in seat["options"]]
    return random.choice(options)


def play(address: str, game: str, others: list[str]) -> dict[str, Any]:
    """A whole match; its result."""
    client = TakujoClient(address)
    match = client.new_match(game, others)
    here = f"/matches/{match}/seats/0"
    with client.open(f"{here}/stream") as news:  # a line whenever something has happened
        while True:
            state = client.ask(f"/matches/{match}")
            if state["scores"] is not None:
                return dict(state)
            seat = client.ask(here)
            if not seat["question"]:
                news.readline()
                continue
            client.ask(f"{here}/answer", {"question": seat["question"], "choices": [choose(seat)]})


def main(arguments: list[str]) -> None:
    """Play one match and say how it ended."""
    usual = ["http://127.0.0.1:8000", "san-juan", "normal"]
    address, game, others = [*arguments, *usual[len(arguments) :]][:3]
    result = play(address, game, others.split(","))
    for seat, points in enumerate(result["scores"]):
        who = "this program" if seat == 0 else result["seats"][seat]
        print(f"seat {seat}, {who}: {points} points, place {result['ranks'][seat]}")


if __name__ == "__main__":
    main(sys.argv[1:])
