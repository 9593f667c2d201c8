"""What must fit together in a position that was written by hand."""

from __future__ import annotations

from typing import Final

from takujo.editions.effects import MOST_TIMES
from takujo.games.fourbit_town import effects, names
from takujo.games.fourbit_town.build import last_kind
from takujo.games.fourbit_town.player import Player, number_of
from takujo.games.fourbit_town.share import MIXES, all_units
from takujo.games.fourbit_town.table import Town
from takujo.kernel.hidden import UNKNOWN
from takujo.kernel.position import PositionReader
from takujo.kernel.said import Said

# Questions and steps of one worker's turn.
OF_A_WORKER: Final = [
    names.SECOND, names.PLACE, names.GAVE, names.RECEIVE, names.CARDS, names.END_OF_WORKER,
    names.PLAN, names.CANCEL, names.BUILD, names.SELL, names.HIRE, names.LEVEL, names.ADVANCE,
    names.WAIVE, names.ERECT, names.GIVE_UP,
]  # fmt: skip
OF_A_ROW: Final = [names.REAP, names.EITHER, names.ONE_OF, names.EFFECT, names.WAY, names.RECEIVE]


def check(t: Town, reader: PositionReader) -> None:
    """Everything that does not fit; nothing that the reading has found already."""
    for seat, p in enumerate(t.players):
        check_player(t, seat, p, reader)
    if not reader.mistakes:
        check_draft(t, reader)
        check_frames(t, reader)


def check_player(t: Town, seat: int, p: Player, reader: PositionReader) -> None:
    """Cards, stack and workers of one player."""
    where = f"players.{seat}."
    if len(p.stack) > names.BITS or (p.place >= 0 and len(p.stack) != names.BITS):
        sides = names.BITS
        reader.wrong(
            f"{where}stack", Said("must be {n} sides where a worker has been placed", n=sides)
        )
    if p.stack and not p.sending:
        reader.wrong(f"{where}stack", Said("cards are set only by who sends a worker: sending = 1"))
    used: list[int] = []
    for side in p.stack:
        if side != UNKNOWN:
            card = side // 2 + 1
            if card in used or (UNKNOWN not in p.cards and card not in p.cards):
                reader.wrong(
                    f"{where}stack", Said("card {card} cannot be set", card=t.edition.cards[card])
                )
            used.append(card)
        elif p.place >= 0:
            reader.wrong(f"{where}stack", Said("everybody sees it where a worker has been placed"))
    if p.place >= 0 and UNKNOWN not in p.stack and p.place not in (number_of(p.stack), names.HALL):
        reader.wrong(
            f"{where}place", Said("the stack names place {place}", place=number_of(p.stack))
        )
    if p.place >= 0 and not p.shown:
        reader.wrong(f"{where}shown", Said("must be 1 where a worker has been placed"))
    if p.shown and UNKNOWN in p.cards:
        reader.wrong(f"{where}cards", Said("everybody has seen these cards: ? is none of them"))
    if p.sent > p.hired:
        reader.wrong(
            f"{where}sent",
            Said("{sent} workers are sent, but {hired} are hired", sent=p.sent, hired=p.hired),
        )
    if len(p.passed) not in (0, 3, 5, 6):
        reader.wrong(f"{where}passed", Said("must be the cards passed on: 3, then 2, then 1 more"))


def check_draft(t: Town, reader: PositionReader) -> None:
    """All hands are alike in size, but for those who have picked already."""
    drafting = [frame for frame in frames(t) if frame[0] in (names.DRAFT, names.PASS_ON)]
    still = [frame[1] for frame in drafting if frame[0] == names.DRAFT]
    most = max([len(p.hand) for p in t.players])
    if bool(drafting) != bool(most) and not (drafting and not still):
        reader.wrong("agenda", Said("hands are there exactly while cards are drafted"))
        return
    for seat, p in enumerate(t.players):
        if still and len(p.hand) != most - (0 if seat in still else 1):
            reader.wrong(f"players.{seat}.hand", Said("must be as large as the others"))
        if len(p.hand) + len(p.cards) != names.BITS:
            reader.wrong(
                f"players.{seat}.cards", Said("must be {n}, with those in hand", n=names.BITS)
            )


def frames(t: Town) -> list[list[int]]:
    """Rule, seat and number of everything asked and to be done."""
    out = [[frame.id, frame.seat, frame.n] for frame in t.agenda]
    if t.asking is not None:
        out.append([t.asking.id, t.asking.seat, t.asking.n])
    return out


def check_frames(t: Town, reader: PositionReader) -> None:
    """What is being done has what it needs."""
    for id, seat, n in frames(t):
        p = t.players[seat]
        name = t.book.paragraphs[id].name
        if id in OF_A_WORKER and t.worker != seat + 1:
            reader.wrong(
                "worker",
                Said("{rule} belongs to the acting worker of seat {seat}", rule=name, seat=seat),
            )
        if id in (names.SECOND, names.PLACE) and not 0 <= p.place < names.PLACES:
            reader.wrong(f"players.{seat}.place", Said("{rule} needs a place", rule=name))
        if id in (names.WORKER, names.CARDS) and p.place < 0:
            reader.wrong(
                f"players.{seat}.place",
                Said("{rule} needs a worker that has been placed", rule=name),
            )
        if id == names.SET and (not p.sending or len(p.stack) != n):
            reader.wrong(
                f"players.{seat}.stack", Said("set {n} needs sending = 1 and {n} sides", n=n)
            )
        if id == names.REVEAL and not reveal_ready(t):
            reader.wrong(
                "agenda", Said("reveal needs a whole stack of everybody who sends a worker")
            )
        if id in (names.ERECT, names.WAIVE) and not site_ready(t, seat):
            reader.wrong("site", Said("a building is being built: which, and can it be paid?"))
        check_row(t, id, n, reader)
        check_payment(t, id, seat, n, reader)


def check_row(t: Town, id: int, n: int, reader: PositionReader) -> None:
    """A row that is asked can be asked, and is used in a way it has."""
    if id not in OF_A_ROW:
        return
    row = t.edition.effects.rows[n]
    if t.edition.effects.words.moments[row.moment].sums:
        reader.wrong("agenda", Said("row {n} is added up, and never asked", n=n))
    elif id in (names.EITHER, names.ONE_OF) and not row.either:
        reader.wrong("agenda", Said("row {n} is no choice of one", n=n))
    ways = MOST_TIMES if row.at_once else row.ways_in_all()
    if id == names.REAP and not 1 <= t.way <= ways:
        reader.wrong("now.way", Said("row {n} is used in one of {ways} ways", n=n, ways=ways))


def check_payment(t: Town, id: int, seat: int, n: int, reader: PositionReader) -> None:
    """What is picked kind by kind has kinds, and can be paid."""
    if id == names.SHARE:
        purpose, kind = n // names.HELD, n % names.HELD
        if kind >= len(MIXES[purpose]):
            reader.wrong("agenda", Said("there is no kind {kind} to share", kind=kind))
        elif t.owed > all_units(t, seat, purpose, kind):
            reader.wrong("now.owed", Said("{n} units cannot be paid", n=t.owed))
    elif id == names.WAIVE and n % names.HELD > last_kind(n):
        reader.wrong("agenda", Said("there is no kind {kind} to waive", kind=n % names.HELD))


def reveal_ready(t: Town) -> bool:
    """Has everybody who sends set four cards, or is going to?"""
    waiting = [frame[1] for frame in frames(t) if frame[0] in (names.SET, names.SETTING)]
    for seat, p in enumerate(t.players):
        if p.sending and seat not in waiting and len(p.stack) != names.BITS:
            return False
    return True


def site_ready(t: Town, seat: int) -> bool:
    """Is there a site that the seat can get, with something it can pay?"""
    if not t.site:
        return False
    if t.site not in t.row and t.site not in t.planned(seat):
        return False
    return t.stock(seat, effects.COIN) >= 0
