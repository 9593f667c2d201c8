"""A hint, and after the match a CPU player's reasons: answers with the figures of the search."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from takujo.editions.language import Language
from takujo.host.ahead import Ahead
from takujo.host.weighing import Feared, Weighed
from takujo.kernel.seen import Seen
from takujo.kernel.table import Table
from takujo.web.pages.game_words import words_of
from takujo.web.pages.people import called, level, names
from takujo.web.pages.reader import At, Reader
from takujo.web.pages.templates import whole

LIKE = 0.005  # of a win: what is closer is told as equal
FEARED = 0.02  # of a win: a reply that costs less is not told


@dataclass(frozen=True)
class WeighedLine:
    """One answer: the act, how often it wins, and why it stands where it stands."""

    act: str
    win: str  # "" where nobody thought ahead
    why: list[str]


def hint_sheet(at: At, found: Sequence[Weighed]) -> str:
    """The best answers to the reader's own question."""
    say = at.reader.say
    note = say.say(
        "From what you can know and nothing else: what is hidden was dealt anew for every try, "
        "and computer players went on from there."
    )
    lines = told(at.seen, found, called(at), say)
    return sheet(at.reader, say.say("Hint"), lines, note)


def reasons_sheet(
    at: At, seen: Seen[Table], found: Sequence[Weighed], cpu: str, chosen: str
) -> str:
    """What a CPU player weighed, as it saw the table then; the match is over."""
    say = at.reader.say
    players = names(at.seats, None, say)
    title = say.say("Why {name} did this", name=f"{players[seen.seat]} ({level(cpu, say)})")
    note = say.say("It chose: {act}. It knew no more than its own seat did then.", act=chosen)
    return sheet(at.reader, title, told(seen, found, players, say), note)


def sheet(reader: Reader, title: str, lines: Sequence[WeighedLine], note: str) -> str:
    """Answers one below the other."""
    close = reader.say.say("Close")
    return whole("hint_sheet.html", reader, title=title, lines=lines, note=note, close=close)


def told(
    seen: Seen[Table], found: Sequence[Weighed], players: Sequence[str], say: Language
) -> list[WeighedLine]:
    """Every answer in words."""
    out: list[WeighedLine] = []
    for at, each in enumerate(found):
        why = [compared(found, at, say), *figures(seen, each, list(players), say)]
        win = say.say("Wins {n}%", n=round(100 * each.win)) if each.guesses else ""
        out.append(WeighedLine(act(seen, each.choices, say), win, [line for line in why if line]))
    return out


def act(seen: Seen[Table], choices: Sequence[int], say: Language) -> str:
    """A whole answer in the words of buttons."""
    ahead, game = Ahead(seen), seen.table.book.game
    parts: list[str] = []
    for choice in choices:
        frame = ahead.asking
        if frame is None:
            break
        now = seen if not parts else game.seen(ahead.table, seen.seat)
        parts.append(words_of(seen.table.book).choice(now, frame, choice, say))
        ahead.take(choice)
    return say.clauses(list(dict.fromkeys(parts)))


def said(seen: Seen[Table], choices: Sequence[str], say: Language) -> str:
    """An answer as it stands in a record, in the words of buttons."""
    ahead, game = Ahead(seen), seen.table.book.game
    numbers: list[int] = []
    for choice in choices:
        numbers.append(game.parse(ahead.table, seen.seat, choice))
        ahead.take(numbers[-1])
        if ahead.asking is None:
            break
    return act(seen, numbers, say)


def compared(found: Sequence[Weighed], at: int, say: Language) -> str:
    """How an answer stands beside the best, and the best beside the next."""
    each = found[at]
    if not each.guesses:
        return say.say("Judged without thinking ahead: {n} points.", n=f"{each.leaning:.1f}")
    if len(found) == 1:
        return say.say("Nothing else is worth a thought.")
    other = found[1] if at == 0 else found[0]
    gap = abs(each.win - other.win)
    n = f"{100 * gap:.0f}"
    if at == 0:
        if gap < LIKE:
            return say.say("Hardly better than the next.")
        return say.say("Wins {n} in a hundred more often than the next.", n=n)
    if gap < LIKE:
        return say.say("About as good as the first.")
    return say.say("Wins {n} in a hundred less often than the first.", n=n)


def figures(seen: Seen[Table], each: Weighed, players: list[str], say: Language) -> list[str]:
    """What came of it: points, tries, and the reply it fears."""
    if not each.guesses:
        return []
    lead = round(abs(each.lead))
    ahead = say.many("On average {n} point ahead.", "On average {n} points ahead.", lead)
    behind = say.many("On average {n} point behind.", "On average {n} points behind.", lead)
    tries = say.many("Tried {n} time.", "Tried {n} times.", each.guesses)
    equal = say.say("On average as many points as the best of the others.")
    told = [(ahead if each.lead > 0 else behind) if lead else equal, tries]
    if each.feared is not None and each.feared.win < each.win - FEARED:
        told.append(reply(seen, each.feared, players, say))
    return told


def reply(seen: Seen[Table], feared: Feared, players: list[str], say: Language) -> str:
    """The reply that would hurt most."""
    book = seen.table.book
    told = [words_of(book).event(book, event, players, say) for event in feared.events]
    happened = [each for each in told if each]
    if not happened:
        return ""
    win = round(100 * feared.win)
    return say.say("To be feared: {what}; then it wins {win}%.", what=happened[0], win=win)
