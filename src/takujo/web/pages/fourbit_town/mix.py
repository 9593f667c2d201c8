"""A payment in any mix, or what of a cost is free: so many units of each kind, in one go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from takujo.games.fourbit_town import build, effects, names, share
from takujo.games.fourbit_town.effects import HELD_IDS
from takujo.host.preview import Preview
from takujo.web.pages.asked import Fact, Question, Sign, Tray
from takujo.web.pages.fourbit_town.options import Fan
from takujo.web.pages.fourbit_town.parts import NAMES
from takujo.web.pages.fourbit_town.scene import Scene


@dataclass(frozen=True)
class Pot:
    """One kind: how many units of it there are, and how large a unit is."""

    kind: int
    res: str
    name: str
    unit: int
    most: int
    have: int


@dataclass(frozen=True)
class Pots(Fan):
    """All kinds of one payment."""

    pots: tuple[Pot, ...] = ()


@dataclass(frozen=True)
class Mix:
    """What is paid or free in units: of which kinds, how many of each at most, how many in all."""

    rule: str
    kinds: list[int]
    sizes: list[int]
    units: list[int]
    total: int


def mix_of(s: Scene) -> Mix:
    """The mix that is asked for."""
    frame = s.frame
    if frame.id == names.SHARE:
        kinds = share.MIXES[frame.n // names.HELD][frame.n % names.HELD :]
        units = [share.units(s.t, s.me, frame.n + i) for i in range(len(kinds))]
        sizes = [share.unit(s.t, frame.n + i) for i in range(len(kinds))]
        return Mix("share", kinds, sizes, units, s.t.owed)
    kinds = list(range(frame.n % names.HELD, build.last_kind(frame.n) + 1))
    left = build.price_left(s.t, s.me)
    units = [left[kind] // 2 for kind in kinds]
    return Mix("waive", kinds, [2] * len(kinds), units, build.pool_left(s.t, s.me, frame.n) // 2)


def pots(s: Scene, mix: Mix) -> tuple[Pot, ...]:
    """The kinds of which there are units."""
    return tuple(
        Pot(kind, HELD_IDS[kind], s.say.say(NAMES[kind]), mix.sizes[i],
            min(mix.units[i], mix.total), s.p.thing(kind))
        for i, kind in enumerate(mix.kinds)
        if mix.sizes[i]
    )  # fmt: skip


def ask(s: Scene) -> Question:
    """Steppers that must add up; most of what there is most of is proposed."""
    mix = mix_of(s)
    chosen = proposal(mix.kinds, mix.units, mix.total)
    first = [f"{mix.rule} {n}" for i, n in enumerate(chosen) if mix.sizes[i]]
    return Question(
        rule=mix.rule,
        kind="share",
        title=s.title(),
        first=tray(s, first),
        fan=[Pots("share", pots=pots(s, mix))],
    )


def settled(selected: Sequence[str], touch: str) -> list[str]:
    """One unit more or less of a kind: ``+more 2``, ``+less 0``."""
    step, _, at = touch[1:].partition(" ")
    rule, _, n = selected[int(at)].partition(" ")
    now = list(selected)
    now[int(at)] = f"{rule} {int(n) + {'more': 1, 'less': -1}[step]}"
    return now


def tray(s: Scene, selected: Sequence[str]) -> Tray:
    """What is left of each kind then; what is free costs nothing."""
    mix, say = mix_of(s), s.say
    shown, units = pots(s, mix), [int(each.removeprefix(f"{mix.rule} ")) for each in selected]
    if len(units) != len(shown):
        raise KeyError(";".join(selected))
    missing, made = mix.total - sum(units), Preview(s.ahead, selected)
    act = say.say("Pay this") if mix.rule == "share" else say.say("This is free")
    if missing:
        more = say.many("{n} more unit", "{n} more units", missing)
        act = more if missing > 0 else say.say("too many")
    paid = zip(shown, units, strict=True) if mix.rule == "share" else []
    return Tray(
        label=act,
        selected=selected,
        wishes=selected,
        ready=made.complete and not missing,
        facts=[Fact(pot.name, pot.have, pot.have - n * pot.unit) for pot, n in paid],
        around=steppers(shown, units),
    )


def steppers(shown: Sequence[Pot], units: list[int]) -> list[Sign]:
    """The number of each kind, and which way it can go."""
    out: list[Sign] = []
    for at, (pot, n) in enumerate(zip(shown, units, strict=True)):
        out.append(Sign(f"amount {at}", inside=str(n * pot.unit)))
        out += [Sign(f"less {at}", touch=f"+less {at}")] if n > 0 else []
        out += [Sign(f"more {at}", touch=f"+more {at}")] if n < pot.most else []
    return out


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
