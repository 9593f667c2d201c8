"""The end: ranking, points by source, proof of the shuffles, the next game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from markupsafe import Markup

from takujo.editions.language import Language, mark
from takujo.host.entries import Entry, LostEntry
from takujo.host.match import CPU
from takujo.host.stints import Stint
from takujo.kernel.table import Result
from takujo.web.pages.course import Stand, course, marks_of
from takujo.web.pages.game_files import files_of, folder_of, sprite_of
from takujo.web.pages.game_words import words_of
from takujo.web.pages.people import called, level, names
from takujo.web.pages.points import Source
from takujo.web.pages.reader import At
from takujo.web.pages.registry import pages_of
from takujo.web.pages.table import texts
from takujo.web.pages.templates import whole

# A place in words, by rank; further ones are numbers.
PLACES: Final = [mark("You came first"), mark("You came second"), mark("You came third"),
                 mark("You came fourth")]  # fmt: skip


@dataclass(frozen=True)
class Proof:
    """What shows that the shuffles were fixed before the first choice."""

    commitment: str
    seed: str
    identity: str
    line_up: Sequence[str]
    good: bool


@dataclass(frozen=True)
class Ranked:
    """One seat's place."""

    seat: int
    rank: int
    name: str
    score: int
    detail: str
    width: float
    sources: list[Source]
    board: Markup  # what lies before the seat at the end


def page(
    at: At,
    proof: Proof,
    here: str = "",
    stints: Sequence[Stint] = (),
    stands: Sequence[Stand] = (),
) -> str:
    """The whole document; ``here`` is its address, for who shares it, stints say who played."""
    book, say = at.seen.table.book, at.reader.say
    result = book.game.result(at.seen.table)
    assert result is not None
    ranking, played = ranked(at, result), book.game.rounds(at.seen.table)
    legend = {source.id: source for row in ranking for source in row.sources}
    return whole(
        "end.html",
        at.reader,
        game=book.game.name,
        folder=folder_of(book.game.name),
        files=files_of(book.game.name),
        own=sprite_of(book.game.name),
        visitor=at.visitor,
        title=words_of(book).title(say),
        match=at.match,
        rounds=say.many("{n} round", "{n} rounds", played) if played else "",
        verdict=verdict(at, result),
        told=verdict(replace(at, visitor=True), result),
        score=max(result.scores),
        gap=gap(at, result, say),
        ranking=ranking,
        legend=list(legend.values()),
        proof=proof,
        mark_text=" ".join(
            [proof.commitment[:4], proof.commitment[4:8], "…", proof.commitment[-4:]]
        ),
        here=here,
        preview=preview(at, ranking),
        course=course(stands, marks_of(at, at.entry), called(at), say),
        played=who_played(at, stints),
        unit=say.many("point", "points", max(result.scores)),
        words=words(say, proof.good),
        texts=texts(say),
    )


def who_played(at: At, stints: Sequence[Stint]) -> list[tuple[int, str]]:
    """For each seat that changed hands: who played it from which move on."""
    say, out = at.reader.say, list[tuple[int, str]]()
    for seat in range(at.seen.table.seats):
        mine = [each for each in stints if each.seat == seat]
        if len(mine) > 1:
            told = [stint_told(each, at) for each in mine]
            out.append((seat, say.say(" → ").join(told)))
        lost = sum(is_lost(entry.about, seat) for entry in at.log)
        if lost:
            drawn = say.many(
                "{name}: {n} move was drawn by lot for a bot without a valid answer",
                "{name}: {n} moves were drawn by lot for a bot without a valid answer",
                lost,
                name=called(at)[seat],
            )
            out.append((seat, drawn))
    return out


def is_lost(entry: Entry | None, seat: int) -> bool:
    """Does it say that the bot of this seat lost its turn?"""
    return isinstance(entry, LostEntry) and entry.seat == seat


def stint_told(stint: Stint, at: At) -> str:
    """Who, and from which move on."""
    say = at.reader.say
    name = stint.name or say.say("Guest {n}", n=stint.seat + 1)
    if stint.kind == CPU:
        name = say.say("CPU {level}", level=level(stint.level, say))
    if stint.from_entry == 1:
        return name
    return say.say("{name} (from move {n})", name=name, n=stint.from_entry)


def ranked(at: At, result: Result) -> list[Ranked]:
    """The seats by rank; a bar is as long as its share of the best score."""
    pages = pages_of(at)
    s, players = pages.scene(at), called(at)
    best = max(1, *result.scores)
    order = sorted(range(len(result.scores)), key=lambda seat: (result.ranks[seat], seat))
    return [
        Ranked(
            seat,
            result.ranks[seat],
            players[seat],
            result.scores[seat],
            pages.detail(s, seat),
            100 * result.scores[seat] / best,
            [source for source in pages.sources(s, seat) if source.points],
            board_of(at, seat),
        )
        for seat in order
    ]


def board_of(at: At, seat: int) -> Markup:
    """What lies before a seat, drawn as in its sheet; "" where a game has no such sheet."""
    pages = pages_of(at)
    show = pages.sheets.get(pages.seat_sheet)
    return show(pages.scene(replace(at, bare=True)), str(seat)) if show else Markup("")


def preview(at: At, ranking: Sequence[Ranked]) -> str:
    """The result in one line, for who is sent the link; names as others read them."""
    say = at.reader.say
    named = names(at.seats, -1, say)
    told = [f"{r.rank}. {named[r.seat]} {r.score}" for r in ranking]
    return say.say(" · ").join(told)


def verdict(at: At, result: Result) -> str:
    """Who has won, in a few words."""
    say, winners = at.reader.say, result.winners()
    players = called(at)
    if at.seen.seat in winners and not at.visitor:
        return say.say("You win") if len(winners) == 1 else say.say("You share the victory")
    if len(winners) > 1:
        return say.say(
            "{names} share the victory", names=say.clauses([players[s] for s in winners])
        )
    return say.say("{name} wins", name=players[winners[0]])


def gap(at: At, result: Result, say: Language) -> str:
    """Under the winner's points: how far it was to the next, or my own and what they lacked."""
    first, mine = max(result.scores), result.scores[at.seen.seat]
    rank = result.ranks[at.seen.seat]
    if at.visitor or at.seen.seat in result.winners():
        ranked = sorted(result.scores, reverse=True)
        return say.many("{n} point ahead", "{n} points ahead", first - ranked[1])
    placed = say.say(PLACES[rank - 1]) if rank <= len(PLACES) else str(rank)
    return say.many(
        "{place}: {points}, {n} point behind",
        "{place}: {points}, {n} points behind",
        first - mine,
        place=placed,
        points=say.many("{n} point", "{n} points", mine),
    )


def words(say: Language, good: bool) -> dict[str, str]:
    """The words of the page."""
    return {
        "back": say.say("Back to the tables"),
        "over": say.say("Final score"),
        "ranking": say.say("Ranking and points"),
        "legend": say.say("What the colours mean"),
        "fair": say.say("The shuffles were fixed before play")
        if good
        else say.say("The shuffles do not match"),
        "proof": say.say("The seal from before the first choice fits the seed")
        if good
        else say.say("The seal from before the first choice does not fit the seed"),
        "stamp": say.say("seal fits") if good else say.say("seal broken"),
        "how": say.say("How to check it"),
        "replay": say.say("Replay"),
        "again": say.say("Play again"),
        "again_price": say.say("With the same seats"),
        "share": say.say("Share"),
        "picture": say.say("Picture"),
        "picture_how": say.say("A picture of the result"),
        "link_how": say.say("A link to this result"),
        "link": say.say("Link"),
        "boards": say.say("What lies on the table"),
        "course": say.say("The course of the game"),
        "chart": say.say("Points of every seat, round by round"),
        "rounds": say.say("See it again from here"),
        "new": say.say("Play too"),
        "new_price": say.say("Choose a game"),
        "copied": say.say("Copied"),
        "log": say.say("Log"),
        "played": say.say("Who played"),
        "review": say.say("Who was going to win"),
    }


def verify(at: At, proof: Proof) -> str:
    """What exactly is proved, and how anybody can check it."""
    say = at.reader.say
    return whole(
        "verify.html",
        at.reader,
        game=at.seen.table.book.game.name,
        match=at.match,
        proof=proof,
        rows=[
            (say.say("Seed"), proof.seed),
            (say.say("Match"), at.match),
            (say.say("Rules identity"), proof.identity),
            (say.say("Line-up"), " ".join(proof.line_up)),
            (say.say("Seal"), proof.commitment),
        ],
        words={
            **words(say, proof.good),
            "title": say.say("How the shuffles are checked"),
            "what": say.say(
                "Before the first choice the server showed the seal: a SHA-256 over the four lines "
                "below. Now the seed is open, and anybody can compute the seal again."
            ),
            "proves": say.say(
                "If both are equal, every shuffle was fixed before the first choice and did not "
                "change during the game. That is what it proves, and nothing else."
            ),
            "compute": say.say("Each of the four lines ends with a line break:"),
            "file": say.say("The whole match as a file"),
        },
    )
