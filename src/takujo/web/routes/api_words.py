"""What the API gives, made from matches and from what a seat has seen."""

from __future__ import annotations

import json
from typing import Any

from takujo.editions.language import LANGUAGES, Language, language
from takujo.editions.printed import PrintedGame
from takujo.games.catalogue import game
from takujo.host.entries import LostEntry
from takujo.host.going_back import Request
from takujo.host.match import Match, line_up
from takujo.host.record import Record
from takujo.kernel.events import EventKind
from takujo.kernel.hidden import ONLOOKER
from takujo.kernel.seen import Seen
from takujo.kernel.table import Event, Table
from takujo.web.routes.api_shapes import (
    GameOut,
    MatchOut,
    OptionOut,
    ReasonOut,
    RequestOut,
    SeatOut,
    StepOut,
    WatchOut,
)


def game_out(each: PrintedGame[Table], levels: list[str]) -> GameOut:
    """A game of the list."""
    return GameOut(
        game=each.name,
        title={code: each.words.title(language(code)) for code in LANGUAGES},
        seats=sorted(each.seats),
        editions=each.editions(),
        levels=levels,
    )


def match_out(match: Match) -> MatchOut:
    """A match as everybody may know it."""
    facts = match.facts
    result: dict[str, Any] = json.loads(facts.result) if facts.result else {}
    return MatchOut(
        match=facts.id,
        game=facts.game,
        edition=facts.edition_name,
        rules=facts.rules,
        commitment=facts.commitment,
        state=match.state,
        entry=facts.newest,
        waiting=[int(seat) for seat in facts.waiting.split()],
        seats=list(line_up(match.seats)),
        scores=result.get("scores"),
        ranks=result.get("ranks"),
        public=facts.public,
        lost=lost_turns(match),
        request=request_out(match.record.request) if match.record is not None else None,
    )


def lost_turns(match: Match) -> list[int]:
    """By seat: how many turns its bot lost to chance."""
    entries = match.record.entries if match.record is not None else []
    lost = [entry.seat for entry in entries if isinstance(entry, LostEntry)]
    return [lost.count(seat) for seat in range(len(match.seats))]


def request_out(request: Request | None) -> RequestOut | None:
    """A request to go back, if one is open."""
    if request is None:
        return None
    agreed = sorted(request.agreed)
    return RequestOut(
        entry=request.entry, seat=request.seat, back_to=request.back_to, agreed=agreed
    )


def watch_out(record: Record) -> WatchOut:
    """What everybody may see."""
    view = record.view(ONLOOKER)
    return WatchOut(entry=len(record.entries), waiting=record.waiting, view=view)


def names_of(seats: int) -> list[str]:
    """Seats as programs call them."""
    return [f"#{seat}" for seat in range(seats)]


def seat_out(record: Record, seat: int, say: Language) -> SeatOut:
    """Everything a seat needs to answer."""
    seen = record.seen(seat)
    words = game(record.header.game).words
    t = seen.table
    names = names_of(t.seats)
    asking = t.asking
    mine = asking is not None and asking.seat == seat and record.question(seat) > 0
    options: list[OptionOut] = []
    refused: list[ReasonOut] = []
    asked = ""
    together = 0
    if asking is not None and mine:
        asked = words.question(seen, asking, names, say)
        together = asking.rule.together(t, seat, asking.n)
        offered = seen.options()
        for choice in offered:
            text = words.choice(seen, asking, choice, say)
            options.append(OptionOut(choice=t.book.readable(asking, choice), text=text))
        for choice in t.book.game.candidates(t, asking):
            why = t.book.game.why_not(t, asking, choice)
            if why is not None:
                refused.append(
                    ReasonOut(
                        choice=t.book.readable(asking, choice),
                        code=why.code,
                        numbers=why.numbers,
                        clause=why.clause,
                        text=words.reason(t.book, why, names, say),
                    )
                )
    return SeatOut(
        question=record.question(seat), asked=asked, together=together, options=options,
        refused=refused, undo=record.undoable(seat), view=record.view(seat),
    )  # fmt: skip


def steps_out(match: Match, record: Record, seat: int, after: int, say: Language) -> list[StepOut]:
    """Every later entry, as a seat or who has none may know it."""
    seens = match.seen_after(seat, after)
    return [step_out(record, number, seen, say) for number, seen in seens]


def step_out(record: Record, number: int, seen: Seen[Table], say: Language) -> StepOut:
    """One entry as a seat may know it."""
    rules = game(record.header.game)
    events = record.events_for(number, seen.seat)
    names = names_of(seen.table.seats)
    sentences = [rules.words.event(record.book, event, names, say) for event in events]
    return StepOut(
        entry=number,
        events=[event_data(rules.events, event) for event in events],
        sentences=[sentence for sentence in sentences if sentence],
        view=rules.view(seen),
    )


def event_data(kinds: list[EventKind], event: Event) -> dict[str, Any]:
    """An event with its fields named; a field ending in ``...`` takes all that is left."""
    kind = kinds[event[0]]
    data: dict[str, Any] = {"event": kind.name}
    for i, field in enumerate(kind.fields):
        if field.endswith("..."):
            data[field[:-3]] = list(event[i + 1 :])
        else:
            data[field] = event[i + 1]
    return data
