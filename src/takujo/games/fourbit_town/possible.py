"""What must fit together in a position that was written by hand."""

from __future__ import annotations

from typing import Final

from takujo.editions.effects import MOST_TIMES
from takujo.games.fourbit_town import effects, names
from takujo.games.fourbit_town.build import last_kind
from takujo.games.fourbit_town.player import Player, number_of
from takujo.games.fourbit_town.seen import visible_buildings, visible_cards
from takujo.games.fourbit_town.share import MIXES, all_units
from takujo.games.fourbit_town.table import Town
from takujo.kernel.hidden import UNKNOWN
from takujo.kernel.position import Reader

# Questions and steps of one worker's turn.
OF_A_WORKER: Final = [
    names.SECOND, names.PLACE, names.GAVE, names.RECEIVE, names.CARDS, names.END_OF_WORKER,
    names.PLAN, names.CANCEL, names.BUILD, names.SELL, names.HIRE, names.LEVEL, names.ADVANCE,
    names.WAIVE, names.ERECT, names.GIVE_UP,
]  # fmt: skip
OF_A_ROW: Final = [names.REAP, names.EITHER, names.ONE_OF, names.EFFECT, names.WAY, names.RECEIVE]


def check(t: Town, reader: Reader) -> None:
    """Everything that does not fit; nothing that the reading has found already."""
    for name, known in (("cards", visible_cards(t)), ("buildings", visible_buildings(t))):
        ids = t.edition.cards if name == "cards" else t.edition.buildings
        for card in sorted(set(known)):
            if known.count(card) > 1:
                reader.wrong(name, f"{ids[card]}: {known.count(card)} times on the table, not once")
    for seat, p in enumerate(t.players):
        check_player(t, seat, p, reader)
    if not reader.problems:
        check_draft(t, reader)
        check_frames(t, reader)


def check_player(t: Town, seat: int, p: Player, reader: Reader) -> None:
    """Cards, stack and workers of one player."""
    where = f"players.{seat}."
    if len(p.stack) > names.BITS or (p.place >= 0 and len(p.stack) != names.BITS):
        reader.wrong(f"{where}stack", f"must be {names.BITS} sides where a worker has been placed")
    if p.stack and not p.sending:
        reader.wrong(f"{where}stack", "cards are set only by who sends a worker: sending = 1")
    used: list[int] = []
    for side in p.stack:
        if side != UNKNOWN:
            card = side // 2 + 1
            if card in used or (UNKNOWN not in p.cards and card not in p.cards):
                reader.wrong(f"{where}stack", f"card {t.edition.cards[card]} cannot be set")
            used.append(card)
        elif p.place >= 0:
            reader.wrong(f"{where}stack", "everybody sees it where a worker has been placed")
    if p.place >= 0 and UNKNOWN not in p.stack and p.place not in (number_of(p.stack), names.HALL):
        reader.wrong(f"{where}place", f"the stack names place {number_of(p.stack)}")
    if p.place >= 0 and not p.shown:
        reader.wrong(f"{where}shown", "must be 1 where a worker has been placed")
    if p.shown and UNKNOWN in p.cards:
        reader.wrong(f"{where}cards", "everybody has seen these cards: ? is none of them")
    if p.sent > p.hired:
        reader.wrong(f"{where}sent", f"{p.sent} workers are sent, but {p.hired} are hired")
    if len(p.passed) not in (0, 3, 5, 6):
        reader.wrong(f"{where}passed", "must be the cards passed on: 3, then 2, then 1 more")


def check_draft(t: Town, reader: Reader) -> None:
    """All hands are alike in size, but for those who have picked already."""
    drafting = [frame for frame in frames(t) if frame[0] in (names.DRAFT, names.PASS_ON)]
    still = [frame[1] for frame in drafting if frame[0] == names.DRAFT]
    most = max([len(p.hand) for p in t.players])
    if bool(drafting) != bool(most) and not (drafting and not still):
        reader.wrong("agenda", "hands are there exactly while cards are drafted")
        return
    for seat, p in enumerate(t.players):
        if still and len(p.hand) != most - (0 if seat in still else 1):
            reader.wrong(f"players.{seat}.hand", "must be as large as the others")
        if len(p.hand) + len(p.cards) != names.BITS:
            reader.wrong(f"players.{seat}.cards", f"must be {names.BITS}, with those in hand")


def frames(t: Town) -> list[list[int]]:
    """Rule, seat and number of everything asked and to be done."""
    out = [[frame.id, frame.seat, frame.n] for frame in t.agenda]
    if t.asking is not None:
        out.append([t.asking.id, t.asking.seat, t.asking.n])
    return out


def check_frames(t: Town, reader: Reader) -> None:
    """What is being done has what it needs."""
    for id, seat, n in frames(t):
        p = t.players[seat]
        name = t.book.paragraphs[id].name
        if id in OF_A_WORKER and t.worker != seat + 1:
            reader.wrong("worker", f"{name} belongs to the acting worker of seat {seat}")
        if id in (names.SECOND, names.PLACE) and not 0 <= p.place < names.PLACES:
            reader.wrong(f"players.{seat}.place", f"{name} needs a place")
        if id in (names.WORKER, names.CARDS) and p.place < 0:
            reader.wrong(f"players.{seat}.place", f"{name} needs a worker that has been placed")
        if id == names.SET and (not p.sending or len(p.stack) != n):
            reader.wrong(f"players.{seat}.stack", f"set {n} needs sending = 1 and {n} sides")
        if id == names.REVEAL and not reveal_ready(t):
            reader.wrong("agenda", "reveal needs a whole stack of everybody who sends a worker")
        if id in (names.ERECT, names.WAIVE) and not site_ready(t, seat):
            reader.wrong("site", "a building is being built: which, and can it be paid?")
        check_row(t, id, n, reader)
        check_payment(t, id, seat, n, reader)


def check_row(t: Town, id: int, n: int, reader: Reader) -> None:
    """A row that is asked can be asked, and is used in a way it has."""
    if id not in OF_A_ROW:
        return
    row = t.edition.effects.rows[n]
    if t.edition.effects.words.moments[row.moment].sums:
        reader.wrong("agenda", f"row {n} is added up, and never asked")
    elif id in (names.EITHER, names.ONE_OF) and not row.either:
        reader.wrong("agenda", f"row {n} is no choice of one")
    ways = MOST_TIMES if row.at_once else len(row.pays) * len(row.gains)
    if id == names.REAP and not 1 <= t.way <= ways:
        reader.wrong("now.way", f"row {n} is used in one of {ways} ways")


def check_payment(t: Town, id: int, seat: int, n: int, reader: Reader) -> None:
    """What is picked kind by kind has kinds, and can be paid."""
    if id == names.SHARE:
        purpose, kind = n // names.KINDS, n % names.KINDS
        if kind >= len(MIXES[purpose]):
            reader.wrong("agenda", f"there is no kind {kind} to share")
        elif t.owed > all_units(t, seat, purpose, kind):
            reader.wrong("now.owed", f"{t.owed} units cannot be paid")
    elif id == names.WAIVE and n % names.KINDS > last_kind(n):
        reader.wrong("agenda", f"there is no kind {n % names.KINDS} to waive")


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
