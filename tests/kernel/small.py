"""The smallest tables that show how the kernel works: rules that take notes, and rules that ask."""

from __future__ import annotations

from collections.abc import Sequence

from takujo.kernel.agenda import PASS, Paragraph, Rule, Rulebook
from takujo.kernel.chance import Chance, fast
from takujo.kernel.events import own_events
from takujo.kernel.fields import Fields, value_field
from takujo.kernel.flow import start
from takujo.kernel.game import Game
from takujo.kernel.game_parts import GameParts
from takujo.kernel.table import Result, Table

Follows = tuple[int, int, int]  # rule, seat, n


class SmallTable(Table):
    """Nothing but notes."""

    def __init__(self, book: Rulebook, seats: int, chance: Chance) -> None:
        super().__init__(book, seats, chance, 1)
        self.notes: list[str] = []

    def copy(self) -> SmallTable:
        """An independent table."""
        other = SmallTable(self.book, self.seats, self.chance)
        self.copy_agenda(other)
        other.notes = self.notes[:]
        return other


class Does(Rule[SmallTable]):
    """Notes that it was carried out, and says what follows."""

    def __init__(self, name: str, *following: Follows) -> None:
        self.name = name
        self.following = following

    def begin(self, t: SmallTable, seat: int, n: int) -> None:
        """Note it."""
        t.notes.append(f"{self.name}{seat}{n}")
        for rule, whose, number in self.following:
            t.then(rule, whose, number)


class DoesForEach(Rule[SmallTable]):
    """Lets every seat do a rule, from its own seat on."""

    def __init__(self, rule: int) -> None:
        self.rule = rule

    def begin(self, t: SmallTable, seat: int, n: int) -> None:
        """The first seat gets the number."""
        t.then_each(self.rule, seat, n)


class Ends(Rule[SmallTable]):
    """Ends the game."""

    def begin(self, t: SmallTable, seat: int, n: int) -> None:
        """At once."""
        t.notes.append("end")
        t.end()


class Asks(Rule[SmallTable]):
    """Asks for one of its options, and notes the answer."""

    def __init__(self, name: str, options: list[int], *following: Follows) -> None:
        self.name = name
        self.options = options
        self.following = following
        self.optional = False
        self.hidden = False

    def begin(self, t: SmallTable, seat: int, n: int) -> None:
        """May or must."""
        if self.optional:
            t.may(self.options[:])
        else:
            t.must(self.options[:])

    def take(self, t: SmallTable, seat: int, n: int, choice: int) -> None:
        """Note it."""
        t.notes.append(f"{self.name}{seat}={choice}")
        for rule, whose, number in self.following:
            t.then(rule, whose, number)

    def secret(self) -> bool:
        """As it was made."""
        return self.hidden


class MayAsk(Asks):
    """The same, and it can be declined."""

    def __init__(self, name: str, options: list[int], *following: Follows) -> None:
        super().__init__(name, options, *following)
        self.optional = True


class SecretlyAsks(Asks):
    """The same, of several seats at once."""

    def __init__(self, name: str, options: list[int], *following: Follows) -> None:
        super().__init__(name, options, *following)
        self.hidden = True


class OnceAside(Asks):
    """An aside that each seat may use until it is noted once."""

    def begin(self, t: SmallTable, seat: int, n: int) -> None:
        """Only while nothing was noted for this seat."""
        used = [note for note in t.notes if note.startswith(f"{self.name}{seat}=")]
        t.may([] if used else self.options[:])


class SmallGame(Game[SmallTable]):
    """A game of whatever rules a test gives it."""

    def __init__(self) -> None:
        parts = GameParts(
            rulebook=lambda game, version, name, data: book_of([]),
            empty_table=SmallTable,
            set_up=lambda t: None,
            result=everybody_wins,
            hide=lambda t, seat: None,
            redeal=lambda t, seat, numbers: None,
            fields=notes_field,
        )
        super().__init__("small", 1, [3], own_events(), parts)


def everybody_wins(t: SmallTable) -> Result:
    """Whoever took part."""
    return Result([0] * t.seats, [1] * t.seats, "done")


def notes_field(t: SmallTable) -> Fields:
    """The notes."""
    return Fields(value_field("notes", list, lambda reader: reader.texts("notes", [])))


def book_of(rules: Sequence[Rule[SmallTable]], asides: list[int] | None = None) -> Rulebook:
    """A rulebook of these rules; each may carry numbers up to 9 and offer choices up to 9."""
    names = [str(choice) for choice in range(PASS + 1, 10)]
    paragraphs = [Paragraph(f"rule{id}", rule, names, str(id), 9) for id, rule in enumerate(rules)]
    return Rulebook(SmallGame(), 1, "", "small", {}, paragraphs, asides or [])


def started(
    rules: Sequence[Rule[SmallTable]],
    first: list[Follows],
    asides: list[int] | None = None,
    seats: int = 3,
) -> SmallTable:
    """A table on which these things are to be done, begun and heard."""
    t = SmallTable(book_of(rules, asides), seats, fast(1))
    t.ear = []
    for rule, seat, n in first:
        t.then(rule, seat, n)
    start(t)
    return t
