"""From what a person touched to the exact choices, in the order in which they are asked."""

from __future__ import annotations

from takujo.host.ahead import Ahead
from takujo.host.picks import pick
from takujo.kernel.agenda import ASIDE, PASS, Frame
from takujo.kernel.game import Refused
from takujo.kernel.reason import Reason
from takujo.kernel.said import Said
from takujo.kernel.seen import Seen
from takujo.kernel.table import Table

MOST = "most"  # ``draw most``: the greatest choice offered
NOTHING_OF_IT = "0"  # an amount: ``share 0``
NO = "no"  # ``no effect``: pass when the effect asks


def fulfilled(seen: Seen[Table], posted: str) -> tuple[list[str], str]:
    """The choices to play, in readable form, and the wishes left for after a reveal.

    Wishes are tried ahead: what is asked in between follows from what the seat knows. Questions
    that turn out to be forced are not asked, and their wishes fall away. Refused if a wish
    cannot be fulfilled.
    """
    made = Fulfilled(Ahead(seen), single(posted))
    made.begin()
    return made.choices, ";".join(made.later)


def single(posted: str) -> list[str]:
    """What was posted as single wishes: ``build library;pay smithy``."""
    wishes = [" ".join(wish.lower().split()) for wish in posted.split(";")]
    return [wish for wish in wishes if wish]


class Fulfilled:
    """Wishes put into the order of the rules, made one after the other ahead of the table."""

    def __init__(self, ahead: Ahead[Table], wishes: list[str]) -> None:
        self.ahead = ahead
        self.wishes = wishes  # those that are used are taken off
        self.choices: list[str] = []  # made so far, in readable form
        self.later: list[str] = []  # the wishes left for after a reveal
        self.going_on = Selections()

    def begin(self) -> None:
        """Make every choice that is wished; Refused if one cannot be, or nothing is."""
        if not self.wishes:
            raise Refused(Said("nothing was chosen"), Reason("choose_more", {"need": 1}, ""))
        if self.ahead.asking is not None:
            refuse_too_many(self.ahead, self.ahead.asking, self.wishes)
            refuse_other_order(self.ahead, self.ahead.asking, self.wishes)
        self.go_on()
        if not self.choices:
            raise Refused(Said("'{choice}' is not asked now", choice=self.wishes[0]))

    def go_on(self) -> None:
        """From where the table stands ahead to the first question without a wish."""
        ahead, t = self.ahead, self.ahead.table
        while (frame := ahead.asking) is not None:
            choice = self.next(frame)
            if choice is None:
                break
            self.choices.append(t.book.readable(frame, choice))
            ahead.take(choice)
        if ahead.revealed:
            self.later = left(t, self.wishes, self.going_on.begun)

    def next(self, frame: Frame) -> int | None:
        """What is chosen of this question; None leaves it to the person."""
        t, wishes, going_on = self.ahead.table, self.wishes, self.going_on
        without_forced(self.ahead, frame, wishes)
        several = going_on.asked(t, frame)
        choice = veiled(t, frame, wishes) if self.choices else None
        if choice is None:
            choice = wished(t, frame, wishes, several and not frame.rule.ordered())
        if choice is None and frame.id in going_on.begun:
            choice = ended(t, frame)
        if choice is not None and choice < ASIDE and several:
            going_on.begun.add(frame.id)  # what is done beside a question begins nothing of it
        return choice


class Selections:
    """The rules of which several choices are being made in one go."""

    def __init__(self) -> None:
        self.begun: set[int] = set()  # those of which something was chosen
        self.left: dict[int, int] = {}  # how many choices of each there were to make

    def asked(self, t: Table, frame: Frame) -> bool:
        """Is this one of several choices? As many again are a selection of their own."""
        left = frame.rule.together(t, frame.seat, frame.n)
        if left >= self.left.get(frame.id, left):
            self.begun.discard(frame.id)
            self.left.pop(frame.id, None)
        several = left > 1 or frame.id in self.left
        if several:
            self.left[frame.id] = left
        return several


def left(t: Table, wishes: list[str], begun: set[int]) -> list[str]:
    """What is wished after a reveal: the rest, and no more of what was picked in one go."""
    ends = [f"{NO} {t.book.paragraphs[id].name}" for id in sorted(begun)]
    return [*wishes, *[end for end in ends if end not in wishes]]


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
    problem = Said("{n} more must be chosen", n=more)
    raise Refused(problem, Reason("choose_more", {"need": more}, ""))


def refuse_too_many(ahead: Ahead[Table], frame: Frame, wishes: list[str]) -> None:
    """Of the open question no more than it takes: none of them may fall away unsaid."""
    more = beyond(ahead, frame, picks_of(ahead.table, frame, wishes))
    if more > 0:
        problem = Said("{n} too many were chosen", n=more)
        raise Refused(problem, Reason("choose_fewer", {"more": more}, ""))


def refuse_other_order(ahead: Ahead[Table], frame: Frame, wishes: list[str]) -> None:
    """Where the order counts each pick must be possible in its place, forced ones too.

    Otherwise a payment that does not add up would be made up with something else.
    """
    wanted = picks_of(ahead.table, frame, wishes)
    t, asked = ahead.table.copy(), True
    if len(wanted) < 2 or not frame.rule.ordered():
        return
    game = t.book.game
    for wish in wanted:
        if not asked and not wish.endswith(f" {NOTHING_OF_IT}"):
            problem = Said("'{choice}' is too much", choice=wish)
            raise Refused(problem, Reason("choose_fewer", {"more": 1}, ""))
        if asked:
            now = t.asking
            assert now is not None
            choice = game.parse(t, frame.seat, wish)
            if choice not in t.offered:
                raise game.refusal(t, now, choice)
            asked = pick(t, choice)


def picks_of(t: Table, frame: Frame, wishes: list[str]) -> list[str]:
    """The wishes for this rule."""
    name = t.book.paragraphs[frame.id].name
    return [wish for wish in wishes if wish.split(" ")[0] == name]


def beyond(ahead: Ahead[Table], frame: Frame, picked: list[str]) -> int:
    """How many of them are more than the rule will still ask for."""
    if len(picked) < 2:
        return 0
    together = frame.rule.together(ahead.table, frame.seat, frame.n)
    return len(picked) - max(together, in_a_row(ahead, frame))


def without_forced(ahead: Ahead[Table], frame: Frame, wishes: list[str]) -> None:
    """Several that must be picked are picked in order: those that were forced came first."""
    t = ahead.table
    paragraph = t.book.paragraphs[frame.id]
    picked = picks_of(t, frame, wishes)
    more = 0 if PASS in t.offered else beyond(ahead, frame, picked)
    if more > 0:
        named = [f"{paragraph.name} {choice}" for choice in paragraph.choices]
        if not frame.rule.ordered():
            picked.sort(key=lambda wish: named.index(wish) if wish in named else len(named))
        for wish in picked[:more]:
            wishes.remove(wish)


def in_a_row(ahead: Ahead[Table], frame: Frame) -> int:
    """How often the rule would go on asking: goods that must pay are asked for one by one."""
    supposed, count = ahead.copy(), 0
    while (asking := supposed.asking) is not None and asking.id == frame.id:
        own = [choice for choice in supposed.table.offered if PASS < choice < ASIDE]
        if not own:
            break
        supposed.take(own[0])
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
