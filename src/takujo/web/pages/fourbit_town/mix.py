"""A payment in any mix, or what of a cost is free: so many units of each kind, in one go."""

from __future__ import annotations

from dataclasses import dataclass

from takujo.games.fourbit_town import build, effects, names, share
from takujo.games.fourbit_town.edition import KINDS
from takujo.web.pages.asked import Question, Tray
from takujo.web.pages.fourbit_town.options import Fan
from takujo.web.pages.fourbit_town.parts import NAMES
from takujo.web.pages.fourbit_town.scene import Scene
from takujo.web.pages.game_words import words_of


@dataclass(frozen=True)
class Pot:
    """One kind: how many units of it there are, and how large a unit is."""

    res: str
    name: str
    unit: int
    most: int
    have: int
    first: int  # how many are proposed


@dataclass(frozen=True)
class Pots(Fan):
    """All kinds of one payment."""

    pots: tuple[Pot, ...] = ()


def pay(s: Scene) -> Question:
    """Units of each kind until nothing is owed."""
    frame = s.asked
    assert frame is not None
    mix = share.MIXES[frame.n // names.KINDS][frame.n % names.KINDS :]
    first = frame.n // names.KINDS * names.KINDS + frame.n % names.KINDS
    units = [share.units(s.t, s.me, first + i) for i in range(len(mix))]
    sizes = [share.unit(s.t, first + i) for i in range(len(mix))]
    return question(s, "share", mix, sizes, units, s.t.owed)


def waive(s: Scene) -> Question:
    """What of the cost is free, kind by kind."""
    frame = s.asked
    assert frame is not None
    kinds = list(range(frame.n % names.KINDS, build.last_kind(frame.n) + 1))
    left = build.price_left(s.t, s.me)
    units = [left[kind] // 2 for kind in kinds]
    pool = build.pool_left(s.t, s.me, frame.n) // 2
    return question(s, "waive", kinds, [2] * len(kinds), units, pool)


def question(
    s: Scene, rule: str, kinds: list[int], sizes: list[int], units: list[int], total: int
) -> Question:
    """Steppers that must add up; most of what there is most of is proposed."""
    frame = s.asked
    assert frame is not None
    chosen = proposal(kinds, units, total)
    pots = tuple(
        Pot(KINDS[kind], s.say.say(NAMES[kind]), sizes[i], min(units[i], total),
            s.p.thing(kind), chosen[i])
        for i, kind in enumerate(kinds)
        if sizes[i]
    )  # fmt: skip
    act = s.say.say("Pay this") if rule == "share" else s.say.say("This is free")
    more = [s.say.many("{n} more unit", "{n} more units", n) for n in range(total + 1)]
    return Question(
        rule=rule,
        kind="share",
        title=words_of(s.t.book).question(s.at.seen, frame, s.names, s.say),
        least=total,
        most=total,
        trays=[Tray(label=act)],
        texts={"missing": more, "over": [s.say.say("too many")]},
        fan=[Pots("share", pots=pots)],
    )


def proposal(kinds: list[int], units: list[int], total: int) -> list[int]:
    """So many of each: always one more of what most is left of, VP last."""
    chosen = [0] * len(kinds)
    for _ in range(total):
        # VP last: everything else can be earned again
        left = [(kinds[i] != effects.VP, units[i] - chosen[i]) for i in range(len(kinds))]
        full = [i for i in range(len(kinds)) if left[i][1] > 0]
        at = max(full, key=lambda i: left[i])
        chosen[at] += 1
    return chosen
