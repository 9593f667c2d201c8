"""The flow of play: rules are carried out until somebody is asked."""

from __future__ import annotations

from takujo.kernel.agenda import ASIDE, PASS, Frame
from takujo.kernel.events import PASSED
from takujo.kernel.table import NOTHING, Table


def start(t: Table) -> None:
    """Begin a game whose set-up has said what comes first."""
    put_in_order(t.agenda, 0)
    settle(t)


def settle(t: Table) -> None:
    """Carry out rules until somebody has a choice, or none are left: the game is over."""
    agenda = t.agenda
    asides = t.book.asides
    while agenda:
        frame = agenda.pop()
        below = len(agenda)
        frame.rule.begin(t, frame.seat, frame.n)
        options = t.offered
        if options is NOTHING:
            if len(agenda) > below + 1:
                put_in_order(agenda, below)
            continue
        if asides:
            add_asides(t, frame)
        if len(options) > 1:
            t.asking = frame
            return
        t.offered = NOTHING
        if options:  # forced: a must with one option, a may without any
            carry_out(t, frame, options[0])
    t.asking = None


def take(t: Table, choice: int) -> None:
    """The seat that is asked takes one of ``t.offered``; legality is checked at the edges."""
    frame = t.asking
    assert frame is not None
    t.offered = NOTHING
    if choice >= ASIDE:
        t.agenda.append(frame)  # the same question again afterwards
        id = t.book.asides[choice // ASIDE - 1]
        carry_out(t, t.frames[id][frame.seat], choice % ASIDE)
    else:
        carry_out(t, frame, choice)
    settle(t)


def carry_out(t: Table, frame: Frame, choice: int) -> None:
    """Let the rule take the choice and bring what follows into the order of play."""
    agenda = t.agenda
    below = len(agenda)
    if choice == PASS and t.ear is not None:
        t.ear.append((PASSED, frame.seat, frame.id))
    frame.rule.take(t, frame.seat, frame.n, choice)
    if len(agenda) > below + 1:
        put_in_order(agenda, below)


def add_asides(t: Table, frame: Frame) -> None:
    """Offer, beside the question, what the seat may do at any moment of its turn."""
    options = t.offered
    for k, id in enumerate(t.book.asides):
        t.offered = NOTHING
        t.frames[id][frame.seat].rule.begin(t, frame.seat, 0)
        for choice in t.offered:
            if choice != PASS:
                if not options:  # nothing to offer, but an aside is open: it can be declined
                    options.append(PASS)
                options.append((k + 1) * ASIDE + choice)
    t.offered = options


def put_in_order(agenda: list[Frame], low: int) -> None:
    """Turn round what was just added: rules say it in the order of play, the last is next."""
    high = len(agenda) - 1
    while low < high:
        agenda[low], agenda[high] = agenda[high], agenda[low]
        low += 1
        high -= 1


def ask_again(t: Table) -> None:
    """Offer what the open question offers; sound because ``begin`` acts or asks, never both."""
    frame = t.asking
    if frame is None:
        return
    t.offered = NOTHING
    frame.rule.begin(t, frame.seat, frame.n)
    if t.book.asides:
        add_asides(t, frame)
    if not t.offered:
        t.offered = [PASS]


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
    t.agenda.append(asking)
    at = len(t.agenda) - 1
    while t.agenda[at].seat != seat:
        at -= 1
    t.asking = t.agenda.pop(at)
    ask_again(t)
