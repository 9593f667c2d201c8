"""What the API's description shows of each answer, and which refusals it names."""

from __future__ import annotations

from typing import Any, Final

from takujo.web.routes.api_shapes import Problem

REFUSALS: Final = {
    400: "The body is no readable text.",
    401: "No token, or not this seat's.",
    403: "Sent by a page of another site, or a match that is not public.",
    404: "No such match or seat.",
    409: "Not now: another question is open, the match has not started or is not over.",
    413: "The body is too large.",
    422: "Refused, with the reason.",
    429: "Too often from one address: Retry-After says how many seconds to wait.",
}
OF_POSTS: Final = (400, 403, 413, 422)
OF_SEATS: Final = (401, 404, 409, 422)
PROBLEM: Final = "#/components/schemas/Problem"
Responses = dict[int | str, dict[str, Any]]


def answers(example: Any, *refusals: int, status: int = 200, kind: str = "json") -> Responses:
    """The responses of an operation: what it gives, and how it may refuse."""
    shown: Responses = {status: {"content": {KINDS[kind]: {"example": example}}}}
    for each in refusals:
        shown[each] = {"description": REFUSALS[each]}
        if kind == "json":
            shown[each]["model"] = Problem
        else:  # a model would be described in the kind of the good answer
            shown[each]["content"] = {KINDS["json"]: {"schema": {"$ref": PROBLEM}}}
    return shown


KINDS: Final = {
    "json": "application/json",
    "stream": "text/event-stream",
    "record": "text/plain",
}
GAME: Final = {
    "game": "san-juan",
    "title": {"ja": "サンファン", "en": "San Juan"},
    "seats": [2, 3, 4],
    "editions": ["first"],
    "levels": ["random", "easy", "normal", "hard", "expert"],
}
MATCH: Final = {
    "match": "k3x9p2mtqa",
    "game": "san-juan",
    "edition": "first",
    "rules": "1755c98284a8c6a8",
    "commitment": "5d1f0c7e9b3a4826",
    "state": "playing",
    "entry": 12,
    "waiting": [0],
    "seats": ["human", "normal", "normal", "easy"],
    "scores": None,
    "ranks": None,
    "public": False,
    "lost": [0, 0, 0, 0],
    "request": None,
}
MADE: Final = {**MATCH, "entry": 0, "tokens": ["vYb0sQm2Jr4xTq9LkE1wZc7u", "", "", ""]}
VIEW: Final = {"game": "san-juan", "seats": 4, "players": [{"hand": ["library", "well"]}]}
SEAT: Final = {
    "question": 7,
    "asked": "What do you build?",
    "together": 1,
    "options": [{"choice": "build well", "text": "Build the well"}],
    "refused": [
        {
            "choice": "build library",
            "code": "too_dear",
            "numbers": {"price": 5, "cards": 3},
            "clause": "4-2",
            "text": "2 cards short (needs 5, you have 3)",
        }
    ],
    "undo": 0,
    "view": VIEW,
}
STEP: Final = {
    "entry": 12,
    "events": [{"event": "role_picked", "seat": 2, "role": "builder"}],
    "sentences": ["#2 picks the builder."],
    "view": VIEW,
}
WATCH: Final = {"entry": 12, "waiting": [0], "view": VIEW}
STREAM: Final = (
    'data: {"entry": 12, "waiting": [0], "over": false, "state": "playing", "away": [], '
    '"signs": []}\n\n'
)
RECORD: Final = "takujo 1\ngame san-juan\n"
WEIGHED: Final = {
    "choices": ["build well"],
    "text": "Build the well",
    "win": 0.31,
    "error": 0.012,
    "lead": -1.5,
    "guesses": 54,
    "leaning": 1.2,
    "why": ["On average 2 points behind.", "Tried 54 times."],
}
COURSE: Final = {
    "entries": [0, 40, 81],
    "shares": [[0.25, 0.25, 0.25, 0.25], [0.4, 0.3, 0.2, 0.1], [1.0, 0.0, 0.0, 0.0]],
    "guesses": 32,
}
