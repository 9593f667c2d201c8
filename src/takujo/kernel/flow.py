"""The flow of play: rules are carried out until somebody is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from takujo.kernel.agenda import ASIDE, PASS, Frame
from takujo.kernel.events import PASSED
from takujo.kernel.said import Said
from takujo.kernel.table import NOTHING, Table

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine's own number, for the compiler alone

MOST_RULES: Final = 50_000  # between two questions; the longest of any game takes some hundreds


class Endless(Exception):
    """Rules that call each other for ever: an edition whose effects go round in a circle."""

    def __init__(self, problem: Said) -> None:
        super().__init__(str(problem))
        self.problem = problem


def endless(t: Table) -> Endless:
    """The error for such a table, with what it would do next."""
    following = ", ".join([t.book.paragraphs[frame.id].name for frame in t.agenda[-8:]])
    edition = t.book.edition_name
    return Endless(
        Said("the rules of {edition} never come to an end: {way}", edition=edition, way=following)
    )


def start(t: Table) -> None:
    """Begin a game whose set-up has said what comes first."""
    t.put_in_order(0)
    settle(t)


def settle(t: Table) -> None:
    """Carry out rules until somebody has a choice, or none are left: the game is over."""
    beside = t.book.beside
    left: i64 = MOST_RULES
    while t.depth:
        left -= 1
        if left == 0:
            raise endless(t)
        frame = t.lift()
        below = t.depth
        frame.rule.begin(t, frame.seat, frame.n)
        options = t.offered
        if options is NOTHING:
            if t.depth > below + 1:
                t.put_in_order(below)
            continue
        if beside:
            add_asides(t, frame)
        if len(options) > 1:
            t.asking = frame
            if frame.mixed and forced_beneath(t):
                continue
            return
        if options and t.veils and frame.rule.veiled(t, frame.seat, frame.n):
            t.asking = frame
            return
        t.offered = NOTHING
        if options:  # forced: a must with one option, a may without any
            if options[0] < ASIDE:
                carry_out(t, frame, options[0])
            else:
                step_aside(t, frame, options[0])
    t.asking = None


def take(t: Table, choice: int) -> None:
    """The seat that is asked takes one of ``t.offered``; legality is checked at the edges."""
    frame = t.asking
    assert frame is not None
    options = t.offered
    t.offered = NOTHING
    if choice >= ASIDE:
        step_aside(t, frame, choice)
    elif choice == PASS and (len(options) == 1 or options[1] >= ASIDE):
        decline(t, frame)
    else:
        carry_out(t, frame, choice)
    settle(t)


def step_aside(t: Table, frame: Frame, choice: int) -> None:
    """Do what is open beside a question; the same question is asked again afterwards."""
    t.lay(frame)
    id = t.book.asides[choice // ASIDE - 1]
    carry_out(t, t.frames[id][frame.seat], choice % ASIDE)


def decline(t: Table, frame: Frame) -> None:
    """Pass where a rule may have had nothing to offer: a ``must`` is then left out."""
    frame.rule.begin(t, frame.seat, frame.n)
    offered = t.offered
    t.offered = NOTHING
    if offered:
        carry_out(t, frame, PASS)
    elif t.ear is not None:
        t.ear.append((PASSED, frame.seat, frame.id))


def carry_out(t: Table, frame: Frame, choice: int) -> None:
    """Let the rule take the choice and bring what follows into the order of play."""
    below = t.depth
    if choice == PASS and t.ear is not None:
        t.ear.append((PASSED, frame.seat, frame.id))
    frame.rule.take(t, frame.seat, frame.n, choice)
    if t.depth > below + 1:
        t.put_in_order(below)


def add_asides(t: Table, frame: Frame) -> None:
    """Offer, beside the question, what the seat may do at any moment of its turn."""
    options = t.offered
    alone = not options or (len(options) == 1 and options[0] == PASS)
    shown = 0
    for rule in t.book.beside:
        shown += ASIDE
        t.offered = NOTHING
        rule.begin(t, frame.seat, 0)
        if t.offered is not NOTHING and not (alone and not rule.helps(t, frame)):
            for choice in t.offered:
                if choice != PASS:
                    if not options and frame.rule.declinable():
                        options.append(PASS)  # nothing to offer, but an aside is open
                    options.append(shown + choice)
    t.offered = options


def ask_again(t: Table) -> None:
    """Offer what the open question offers; sound because ``begin`` acts or asks, never both."""
    frame = t.asking
    if frame is None:
        return
    offer(t, frame)
    if not t.offered:
        t.offered = [PASS]


def offer(t: Table, frame: Frame) -> None:
    """Offer what this question would offer if it were asked now; nothing is taken."""
    t.offered = NOTHING
    frame.rule.begin(t, frame.seat, frame.n)
    if t.offered is NOTHING:  # only in a guess: what the seat holds there leaves nothing to ask
        t.offered = []
    add_asides(t, frame)


# --- several seats asked together: search goes seat by seat, people answer in any order -------
def open_frames(t: Table) -> list[Frame]:
    """The question asked, and with a secret rule the equal ones lying beneath it."""
    asking = t.asking
    if asking is None:
        return []
    open = [asking]
    if asking.rule.secret():
        for frame in reversed(t.agenda):
            if frame.id != asking.id:
                break
            open.append(frame)
    return open


def turn_to(t: Table, seat: int) -> None:
    """Ask this one of the waiting seats first."""
    asking = t.asking
    assert asking is not None
    if asking.seat == seat:
        return
    t.lay(asking)
    t.asking = pick_up(t, seat)
    ask_again(t)


def pick_up(t: Table, seat: int) -> Frame:
    """Take this seat's next frame off the agenda."""
    agenda = t.agenda
    at = len(agenda) - 1
    while agenda[at].seat != seat:
        at -= 1
    frame = agenda.pop(at)
    t.stack = agenda
    t.depth = len(agenda)
    return frame


def forced_beneath(t: Table) -> bool:
    """Lay a question of the same time that leaves no choice on top: it is carried out first."""
    asking = t.asking
    assert asking is not None
    options = t.offered
    for frame in open_frames(t):
        if frame is not asking:
            offer(t, frame)
            veiled = t.veils and frame.rule.veiled(t, frame.seat, frame.n)
            if len(t.offered) < 2 and not veiled:
                t.offered = NOTHING
                t.lay(asking)
                t.lay(pick_up(t, frame.seat))
                return True
    t.offered = options
    return False
