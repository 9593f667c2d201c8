"""The rulebook's end: the last round, points by source, and ties (10)."""

from __future__ import annotations

from takujo.editions.markdown import bullets, grid
from takujo.games.fourbit_town import effects
from takujo.games.fourbit_town.edition import COMMON
from takujo.games.fourbit_town.words.printed import buildings_at
from takujo.games.fourbit_town.words.wording import Wording


def end(w: Wording) -> list[str]:
    """Chapter 10."""
    say, e = w.say, w.e
    out = [
        say.say(
            "After the effects at the end of round {n} the game is over. Everybody adds up:",
            n=e.rounds,
        ),
        *bullets([say.say("the VP that were taken during play;"), *everybody(w), track_line(w)]),
    ]
    if e.track_points:
        out.append(track_table(w))
    acting = buildings_at(w, effects.END)
    if acting:
        out += [say.say("and what buildings score, in this order:"), *bullets(acting)]
    return [
        *out,
        say.say(
            "The sum has no upper limit. The most VP win. In a tie, the player with more coins "
            "left wins, then the one with more hired workers; if these are equal too, the "
            "victory is shared."
        ),
    ]


def everybody(w: Wording) -> list[str]:
    """What everybody scores by an effect of the edition itself."""
    out: list[str] = []
    for row in w.e.effects.at[effects.END]:
        if row.source >= COMMON:
            source = w.capital(w.source(row.source))
            text = w.brief.act_of(row)
            out.append(w.say.say("**{source}**: {text};", source=source, text=text))
    return out


def track_line(w: Wording) -> str:
    """The track, where it scores."""
    if not w.e.track_points:
        return ""
    return w.say.say(
        "**Track**: the VP of your space; beyond the table {n} more for every space:",
        n=w.e.track_beyond,
    )


def track_table(w: Wording) -> str:
    """What the spaces score."""
    points = w.e.track_points
    spaces = [str(space) for space in range(1, len(points) + 1)]
    return grid([w.say.say("Space"), *spaces], [[w.say.say("VP"), *[str(n) for n in points]]])
