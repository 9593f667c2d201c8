"""A payment in any mix, or what of a cost is free: so many units of each kind, in one go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from takujo.games.fourbit_town import build, names, share
from takujo.games.fourbit_town.effects import HELD_IDS
from takujo.games.fourbit_town.table import Town
from takujo.games.fourbit_town.words.upkeep import worth_of_unit
from takujo.host.preview import Preview
from takujo.web.pages.asked import Question, Sign, Term, Tray
from takujo.web.pages.fourbit_town.after import counts
from takujo.web.pages.fourbit_town.options import Fan
from takujo.web.pages.fourbit_town.proposal import mixed
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
        Pot(kind, HELD_IDS[kind], s.w.kind(kind), mix.sizes[i],
            min(mix.units[i], mix.total), s.p.thing(kind))
        for i, kind in enumerate(mix.kinds)
        if mix.sizes[i]
    )  # fmt: skip


def ask(s: Scene) -> Question:
    """Steppers that must add up; what ``normal`` would pay is proposed."""
    mix = mix_of(s)
    first = [f"{mix.rule} {n}" for n in proposal(s, mix)]
    return Question(
        rule=mix.rule,
        kind="share",
        title=title(s, mix),
        first=tray(s, first),
        fan=[Pots("share", pots=pots(s, mix))],
    )


def title(s: Scene, mix: Mix) -> str:
    """How much in all; of upkeep also what a unit is."""
    if mix.rule == "waive":
        site = s.w.title(s.t.site)
        return s.say.say("{site}: {n} of its cost are free. Which?", site=site, n=2 * mix.total)
    if s.frame.n // names.HELD != names.SHARE_UPKEEP:
        return s.say.say("Pay {n} in any mix", n=2 * mix.total)
    owed = s.say.many("Upkeep: pay {n} unit", "Upkeep: pay {n} units", mix.total)
    return s.say.say("{owed} (1 unit = {unit})", owed=owed, unit=worth_of_unit(s.w))


def proposal(s: Scene, mix: Mix) -> list[int]:
    """So many units of each kind."""
    t, p = mixed(s)
    before, after = free_of(s.t), free_of(t)
    if mix.rule == "share":
        before, after = counts(p), counts(s.p)
    kinds = [(kind, size) for kind, size in zip(mix.kinds, mix.sizes, strict=True) if size]
    return [(after[kind] - before[kind]) // size for kind, size in kinds]


def free_of(t: Town) -> list[int]:
    """What of each kind is free already."""
    return [t.off_wood, t.off_stone, t.off_coin]


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
    amounts = [(pot.name, n * pot.unit) for pot, n in zip(shown, units, strict=True) if n]
    return Tray(
        label=act,
        selected=selected,
        wishes=selected,
        ready=made.complete and not missing,
        terms=[Term(name, n, "＋" if at else "") for at, (name, n) in enumerate(amounts)],
        total=Term(say.many("of {n} unit", "of {n} units", mix.total), sum(units)),
        around=steppers(shown, units, mix.rule == "share"),
    )


def steppers(shown: Sequence[Pot], units: list[int], paid: bool) -> list[Sign]:
    """The number of each kind, what is left of it where it is paid, and which way it can go."""
    out: list[Sign] = []
    for at, (pot, n) in enumerate(zip(shown, units, strict=True)):
        out.append(Sign(f"amount {at}", inside=str(n * pot.unit)))
        left = pot.have - n * pot.unit
        out += [Sign(f"left {at}", inside=f"{pot.have}→{left}")] if paid and n else []
        out += [Sign(f"less {at}", touch=f"+less {at}")] if n > 0 else []
        out += [Sign(f"more {at}", touch=f"+more {at}")] if n < pot.most else []
    return out
