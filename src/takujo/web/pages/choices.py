"""From what a person touched to the exact choices, in the order in which they are asked."""

from __future__ import annotations

from takujo.kernel.agenda import ASIDE, PASS, Frame
from takujo.kernel.chance import FastNumbers
from takujo.kernel.flow import take
from takujo.kernel.game import Refused
from takujo.kernel.reason import Reason
from takujo.kernel.seen import Seen
from takujo.kernel.table import Table

MOST = "most"  # ``draw most``: the greatest choice offered
NO = "no"  # ``no effect``: pass when the effect asks


def exact(seen: Seen, posted: str) -> list[str]:
    """The choices to play, in readable form; Refused if a wish cannot be fulfilled.

    Wishes are played on a guess: what is asked in between follows from what the seat knows.
    Questions that turn out to be forced are not asked, and their wishes fall away.
    """
    wishes = [" ".join(wish.lower().split()) for wish in posted.split(";")]
    wishes = [wish for wish in wishes if wish]
    if not wishes:
        raise Refused("nothing was chosen", Reason("choose_more", {"need": 1}, ""))
    t = seen.table.book.game.guess(seen, FastNumbers(1))
    t.veils = seen.table.veils
    if t.asking is not None and t.asking.seat == seen.seat:
        refuse_too_many(t, t.asking, wishes)
    out: list[str] = []
    begun: set[int] = set()  # rules of which something was chosen
    several: set[int] = set()  # rules of which several choices are made in one go
    while t.asking is not None and t.asking.seat == seen.seat:
        without_forced(t, t.asking, wishes)
        if t.asking.rule.together(t, t.asking.seat, t.asking.n) > 1:
            several.add(t.asking.id)
        sorts = t.asking.id in several and not t.asking.rule.ordered()
        choice = veiled(t, t.asking, wishes) if out else None
        if choice is None:
            choice = wished(t, t.asking, wishes, sorts)
        if choice is None and t.asking.id in begun & several:
            choice = ended(t, t.asking)
        if choice is None:
            break
        if choice < ASIDE:  # what is done beside a question begins nothing of it
            begun.add(t.asking.id)
        out.append(t.book.readable(t.asking, choice))
        take(t, choice)
    if not out:
        raise Refused(f"'{wishes[0]}' is not asked now")
    return out


def veiled(t: Table, frame: Frame, wishes: list[str]) -> int | None:
    """What is asked for form's sake, on the way to something else that was wished."""
    if len(t.offered) > 1 or not wishes or t.book.readable(frame, t.offered[0]) in wishes:
        return None
    return t.offered[0]


def ended(t: Table, frame: Frame) -> int:
    """Fewer were picked than might have been: a pass; Refused where all had to be."""
    if PASS in t.offered:
        return PASS
    more = frame.rule.together(t, frame.seat, frame.n)
    raise Refused(f"{more} more must be chosen", Reason("choose_more", {"need": more}, ""))


def refuse_too_many(t: Table, frame: Frame, wishes: list[str]) -> None:
    """Of the open question no more than it takes: none of them may fall away unsaid."""
    more = beyond(t, frame, picks_of(t, frame, wishes))
    if more > 0:
        raise Refused(f"{more} too many were chosen", Reason("choose_fewer", {"more": more}, ""))


def picks_of(t: Table, frame: Frame, wishes: list[str]) -> list[str]:
    """The wishes for this rule."""
    name = t.book.paragraphs[frame.id].name
    return [wish for wish in wishes if wish.split(" ")[0] == name]


def beyond(t: Table, frame: Frame, picked: list[str]) -> int:
    """How many of them are more than the rule will still ask for."""
    if len(picked) < 2:
        return 0
    return len(picked) - max(frame.rule.together(t, frame.seat, frame.n), in_a_row(t, frame))


def without_forced(t: Table, frame: Frame, wishes: list[str]) -> None:
    """Several that must be picked are picked in order: those that were forced came first."""
    paragraph = t.book.paragraphs[frame.id]
    picked = picks_of(t, frame, wishes)
    more = 0 if PASS in t.offered else beyond(t, frame, picked)
    if more > 0:
        named = [f"{paragraph.name} {choice}" for choice in paragraph.choices]
        if not frame.rule.ordered():
            picked.sort(key=lambda wish: named.index(wish) if wish in named else len(named))
        for wish in picked[:more]:
            wishes.remove(wish)


def in_a_row(t: Table, frame: Frame) -> int:
    """How often the rule would go on asking: goods that must pay are asked for one by one."""
    supposed, count = t.copy(), 0
    while supposed.asking is not None and supposed.asking.id == frame.id:
        own = [choice for choice in supposed.offered if PASS < choice < ASIDE]
        if supposed.asking.seat != frame.seat or not own:
            break
        take(supposed, own[0])
        count += 1
    return count


def wished(t: Table, frame: Frame, wishes: list[str], sorts: bool) -> int | None:
    """The next choice; None leaves the question to the person. What is used is taken off."""
    rule = t.book.paragraphs[frame.id].name
    named = {t.book.readable(frame, choice): choice for choice in t.offered}
    named[f"{rule} {MOST}"] = max(t.offered)
    if PASS in t.offered:
        named[f"{NO} {rule}"] = PASS
    possible = [wish for wish in wishes if wish in named]
    if possible:
        # several are picked in the order in which the rule asks for them, a pass last
        wish = min(possible, key=lambda w: named[w] or 1 << 30) if sorts else possible[0]
        wishes.remove(wish)
        return named[wish]
    impossible = picks_of(t, frame, wishes)
    if impossible:
        game = t.book.game
        raise game.refusal(t, frame, game.parse(t, frame.seat, impossible[0]))
    return None
