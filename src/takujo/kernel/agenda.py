"""The agenda: what the rules still have to do, as ready-made shared values. Knows no game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from takujo.kernel.reason import Reason

if TYPE_CHECKING:
    from takujo.kernel.fields import Fields
    from takujo.kernel.game import Game
    from takujo.kernel.table import Table

PASS: Final = 0  # the choice not to choose; real choices count from 1
SEATS: Final = 8  # the stride of the frame tables, and so the most seats a game can have
ASIDE: Final = 4096  # choices of the k-th aside are shown from (k + 1) * ASIDE on

T = TypeVar("T", bound="Table")


class Rule(Generic[T]):
    """One paragraph of the rulebook. Keeps nothing: seat and number come from the agenda."""

    def begin(self, t: T, seat: int, n: int) -> None:
        """Act, or ask with ``must`` or ``may`` and leave the rest to ``take``; never both."""
        raise NotImplementedError

    def take(self, t: T, seat: int, n: int, choice: int) -> None:
        """Carry out the choice; what follows goes on the agenda."""
        raise NotImplementedError

    def secret(self) -> bool:
        """Are all seats with this rule lying on top asked at once, hidden from each other?"""
        return False

    def alike(self) -> bool:
        """Of a secret rule: when one seat has a choice, have all that are asked with it?"""
        return False

    def veiled(self, t: T, seat: int, n: int) -> bool:
        """Does it follow from what only the seat knows that there is no choice?

        A table that veils asks all the same, so that nobody can tell who had none.
        """
        return False

    def only_gains(self, t: T, seat: int, n: int) -> list[int]:
        """What nobody would decline, all of it in one go, where this may be passed; else nothing.

        It costs nothing, reveals nothing of the seat's and leaves nothing to choose: who plays
        against computer players alone is not asked. Called for people only.
        """
        return []

    def why_passed(self, t: T, seat: int, own: bool) -> Reason | None:
        """Why a seat that has just passed this had no choice; None: it had, or nobody may know.

        From what everybody sees; with ``own`` also from what the seat alone knows. It is told
        after the pass, so it must hold until the next question. Called for people only.
        """
        return None

    def helps(self, t: T, frame: Frame) -> bool:
        """Of an aside: may it bring a question that offers nothing now something to offer?"""
        return True

    def declinable(self) -> bool:
        """Where nothing is offered but an aside is open: may it be passed over?"""
        return True

    def together(self, t: T, seat: int, n: int) -> int:
        """How many choices of this rule a person makes in one go (a payment of 3: 3)."""
        return 1

    def ordered(self) -> bool:
        """Do such choices mean something in the order they are made, and not only together?"""
        return False

    def candidates(self, t: T, seat: int, n: int) -> list[int]:
        """All a person could point at while this is asked, possible or not; PASS left out."""
        return []

    def why_not(self, t: T, seat: int, n: int, choice: int) -> Reason | None:
        """Why this candidate is not an option now; None if it is. Called for people only."""
        return None


class Frame:
    """A rule to be carried out, for whom, and a number. A value: made once and shared."""

    def __init__(self, rule: Rule[Any], id: int, seat: int, n: int) -> None:
        self.rule: Final = rule
        self.id: Final = id
        self.seat: Final = seat
        self.n: Final = n
        # one of several asked at once, of which each must be looked at: some may have no choice
        self.mixed: Final = rule.secret() and not rule.alike()


class Paragraph:
    """A rule's entry in the rulebook: its name, the names of its choices, its clause."""

    def __init__(
        self,
        name: str,
        rule: Rule[Any],
        choices: list[str],
        clause: str = "",
        top: int = 0,
        low: int = 0,
    ) -> None:
        self.name = name
        self.rule = rule
        self.choices = ["pass", *choices]  # by choice; PASS first
        self.clause = clause
        self.top = top  # the largest number a frame of this rule may carry
        self.low = low  # and the smallest


class Rulebook:
    """The rules that stand in one edition, with every frame and action id they can give."""

    def __init__(
        self,
        game: Game[Any],
        version: int,
        identity: str,
        edition_name: str,
        edition_data: dict[str, Any],
        paragraphs: list[Paragraph],
        asides: list[int],
    ) -> None:
        self.game: Game[Table] = game  # whatever it is: every table it gets is its own
        self.version = version
        self.identity = identity  # which rules exactly: game, version and edition data
        self.edition_name = edition_name  # as in san-juan@first; the file's name if it is one
        self.edition_data = edition_data  # checked and resolved
        self.paragraphs = paragraphs
        self.asides = asides  # rules a seat may use beside any question, by id
        self.beside: list[Rule[Any]] = [paragraphs[id].rule for id in asides]
        self.frames: list[list[Frame]] = [
            [Frame(p.rule, id, seat, n) for n in range(p.top + 1) for seat in range(SEATS)]
            for id, p in enumerate(paragraphs)
        ]
        self.fields: dict[int, Fields] = {}  # what a position has, by number of seats
        self.ids: dict[str, int] = {p.name: id for id, p in enumerate(paragraphs)}
        self.no_ids: list[str] = [""] * (len(paragraphs) + 1)  # a place for each, nameless
        self.numbers: bytes | None = None  # the edition's numbers, for programs that learn
        self.first_action: list[int] = []
        actions = 0
        for p in paragraphs:
            self.first_action.append(actions)
            actions += len(p.choices)
        self.actions = actions  # how many (rule, choice) pairs there are

    def rule_of(self, frame: Frame, choice: int) -> int:
        """The rule a shown choice belongs to: the one asked, or an aside."""
        return frame.id if choice < ASIDE else self.asides[choice // ASIDE - 1]

    def action(self, frame: Frame, choice: int) -> int:
        """The action id of a choice: one number below ``actions``, fixed for an edition."""
        return self.first_action[self.rule_of(frame, choice)] + choice % ASIDE

    def readable(self, frame: Frame, choice: int) -> str:
        """The choice as people, files and programs write it: ``build library``."""
        if choice == PASS:
            return "pass"
        p = self.paragraphs[self.rule_of(frame, choice)]
        return f"{p.name} {p.choices[choice % ASIDE]}"

    def chosen(self, frame: Frame, choice: int) -> str:
        """What is chosen, without the rule: ``library``; "" for a pass."""
        p = self.paragraphs[self.rule_of(frame, choice)]
        return "" if choice == PASS else p.choices[choice % ASIDE]
