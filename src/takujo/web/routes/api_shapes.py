"""What the API takes and gives."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from takujo.games.catalogue import GAMES

FIRST: Final = GAMES[0].name
# "program", a level, or a bot that the host lets in
Player = Annotated[str, Field(pattern="^[a-z][a-z0-9-]*$", max_length=12)]


class Shape(BaseModel):
    """Nothing unknown is accepted."""

    model_config = ConfigDict(extra="forbid")


class MatchIn(Shape):
    """A match to be made."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [{"game": FIRST, "seats": ["program", "normal", "normal", "easy"]}]
        },
    )
    game: Annotated[str, Field(max_length=40)] = FIRST
    edition: Annotated[str, Field(pattern="^[a-z0-9_-]*$", max_length=40)] = ""
    seats: Annotated[list[Player], Field(min_length=2, max_length=8)]
    speed: Literal["off", "fast", "normal", "slow"] = "off"
    public: bool = False  # anybody may watch
    hints: bool = True  # may be asked for


class AnswerIn(Shape):
    """An answer: the seat's question number, and choices in readable form."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={"examples": [{"question": 7, "choices": ["build well", "pay smithy"]}]},
    )
    question: Annotated[int, Field(ge=1, le=1_000_000)]
    choices: Annotated[
        list[Annotated[str, Field(max_length=80)]], Field(min_length=1, max_length=40)
    ]


class UndoIn(Shape):
    """The entry to be taken back."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"entry": 12}]})
    entry: Annotated[int, Field(ge=1, le=1_000_000)]


class PlayerIn(Shape):
    """Who plays a seat from now on."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"player": "easy"}]})
    player: Literal["program", "resign", "random", "easy", "normal"]


class AskIn(Shape):
    """The answer before which the table would stand."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"back_to": 12}]})
    back_to: Annotated[int, Field(ge=1, le=1_000_000)]


class ReplyIn(Shape):
    """A seat's word on a request to go back."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"request": 16, "agrees": True}]}
    )
    request: Annotated[int, Field(ge=1, le=1_000_000)]
    agrees: bool


class EntryOut(Shape):
    """The entry that was written."""

    entry: int


class GameOut(Shape):
    """A game."""

    game: str
    title: dict[str, str]
    seats: list[int]
    editions: list[str]
    levels: list[str]


class RequestOut(Shape):
    """A request to go back that is open."""

    entry: int
    seat: int
    back_to: int
    agreed: list[int]


class WatchOut(Shape):
    """A match as who has no seat sees it."""

    entry: int
    waiting: list[int]
    view: dict[str, Any]


class MatchOut(Shape):
    """A match as everybody may know it."""

    match: str
    game: str
    edition: str
    rules: str
    commitment: str
    state: str  # gathering, playing, stuck, over, ended or aside
    entry: int
    waiting: list[int]
    seats: list[str]
    scores: list[int] | None = None
    ranks: list[int] | None = None
    public: bool = False
    lost: list[int] = []  # by seat: turns that its bot lost to chance
    request: RequestOut | None = None


class MatchMade(MatchOut):
    """A new match with the tokens of the programs' seats, "" for the others."""

    tokens: list[str]


class OptionOut(Shape):
    """Something that may be chosen."""

    choice: str
    text: str


class ReasonOut(Shape):
    """Why something may not be chosen."""

    choice: str
    code: str
    numbers: dict[str, int]
    clause: str
    text: str


class SeatOut(Shape):
    """What a seat knows."""

    question: int
    asked: str
    together: int
    options: list[OptionOut]
    refused: list[ReasonOut]
    undo: int
    view: dict[str, Any]


class StepOut(Shape):
    """One entry, as a seat may know it."""

    entry: int
    events: list[dict[str, Any]]
    sentences: list[str]
    view: dict[str, Any]


class WeighedOut(Shape):
    """An answer that was thought about, with what came of it."""

    choices: list[str]
    text: str
    win: float  # the share of the win to expect; 0 where nobody thought ahead
    error: float  # of its distance to what judgement alone prefers
    lead: float  # points beyond the best of the others
    guesses: int  # tries of the table; 0: judgement alone
    leaning: float  # what judgement makes of it, in points
    why: list[str]


class CourseOut(Shape):
    """Everybody's share of the win after these entries, by moment and seat."""

    entries: list[int]
    shares: list[list[float]]
    guesses: int  # for each moment


class RuleReason(Shape):
    """Why a rule refuses: a code, the numbers behind it, and the rulebook's clause."""

    code: str
    numbers: dict[str, int]
    clause: str


class Problem(BaseModel):
    """What went wrong, and where the table stands if that is why."""

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"error": "refused", "message": "seat 0 is not asked now"}]}
    )
    error: str
    message: str
    question: int | None = None  # the seat's open question, 0 if it is not asked
    entry: int | None = None  # the newest entry
    reason: RuleReason | None = None
