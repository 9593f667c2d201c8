"""The end: ranking, points by source, proof of the shuffles, the next game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from takujo.editions.language import Language
from takujo.host.match import CPU
from takujo.host.stints import Stint
from takujo.kernel.table import Result
from takujo.web.pages.game_files import folder_of
from takujo.web.pages.game_words import words_of
from takujo.web.pages.people import called, level
from takujo.web.pages.points import Source
from takujo.web.pages.reader import At
from takujo.web.pages.registry import pages_of
from takujo.web.pages.templates import whole


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


def page(at: At, proof: Proof, share: str = "", stints: Sequence[Stint] = ()) -> str:
    """The whole document; stints say who played, where that changed."""
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
        title=words_of(book).title(say),
        match=at.match,
        rounds=say.many("{n} round", "{n} rounds", played) if played else "",
        verdict=verdict(at, result),
        score=max(result.scores),
        gap=gap(at, result, say),
        ranking=ranking,
        legend=list(legend.values()),
        proof=proof,
        mark_text=" ".join(
            [proof.commitment[:4], proof.commitment[4:8], "…", proof.commitment[-4:]]
        ),
        share=share,
        played=who_played(at, stints),
        unit=say.many("point", "points", max(result.scores)),
        words=words(say, proof.good),
    )


def who_played(at: At, stints: Sequence[Stint]) -> list[tuple[int, str]]:
    """For each seat that changed hands: who played it from which move on."""
    say, out = at.reader.say, list[tuple[int, str]]()
    for seat in range(at.seen.table.seats):
        mine = [each for each in stints if each.seat == seat]
        if len(mine) > 1:
            told = [stint_told(each, at) for each in mine]
            out.append((seat, say.say(" → ").join(told)))
    return out


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
        )
        for seat in order
    ]


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
    if at.visitor or at.seen.seat in result.winners():
        ranked = sorted(result.scores, reverse=True)
        return say.many("{n} point ahead", "{n} points ahead", first - ranked[1])
    return say.many(
        "You: {points}, {n} point behind",
        "You: {points}, {n} points behind",
        first - mine,
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
        "copied": say.say("Copied"),
        "log": say.say("Log"),
        "played": say.say("Who played"),
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
