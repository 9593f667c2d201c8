"""What an effect row may say: checked before anything is compiled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from takujo.editions.effect_words import EffectWords, Moment
from takujo.editions.effects import ANY
from takujo.editions.mistakes import Report, must_be, shown
from takujo.editions.shape import Flag, ListOf, Node, Number, below
from takujo.kernel.mistake import between, nearest
from takujo.kernel.said import Said

MOST_OF_ELEMENT: Final = 20  # rows
MOST_WAYS: Final = 12  # to pay or to gain, in one row


class EffectRows(Node):
    """A list of effect rows in the words a game has declared, for one kind of element."""

    def __init__(self, words: EffectWords, moments: Sequence[str] = ()) -> None:
        self.words = words
        # those that this kind of element has; without any named, all of the game
        self.moments: list[str] = list(moments) or words.moment_ids()

    def check(self, value: Any, key: str, report: Report) -> None:
        """Every row, every key, every word."""
        if not isinstance(value, list):
            report.add(key, must_be(Said("a list of effects"), value), self.allowed())
            return
        if len(value) > MOST_OF_ELEMENT:
            problem = Said("has too many items ({n})", n=len(value))
            report.add(key, problem, between(0, MOST_OF_ELEMENT))
            return
        for i, row in enumerate(value):
            inner = below(key, str(i))
            if isinstance(row, dict):
                self.check_row(row, inner, report)
            else:
                report.add(inner, must_be(Said("an effect"), row), self.allowed())

    def allowed(self) -> str:
        """How a row looks."""
        return "{when = MOMENT, if = {COUNT = n}, pay = {THING = n}, gain = {THING = n}}"

    def check_row(self, row: dict[str, Any], key: str, report: Report) -> None:
        """One row: ``when`` and ``gain`` are needed, the rest as wanted."""
        for name, value in row.items():
            if report.full():
                return
            self.check_part(name, value, "per" in row, below(key, name), report)
        for name in ("when", "gain"):
            if name not in row:
                report.add(below(key, name), Said("is missing"), self.allowed())
        self.check_per(row, key, report)
        self.check_pay(row, key, report)
        moment = self.words.moment(str(row.get("when")))
        if moment is not None and moment.id in self.moments:
            self.check_moment(moment, row, key, report)

    def check_part(self, name: str, value: Any, per: bool, key: str, report: Report) -> None:
        """One part of a row by itself."""
        counts = self.words.count_ids()
        if name == "when":
            self.check_when(value, key, report)
        elif name in ("if", "if_at_most"):
            self.check_counts(value, key, report)
        elif name == "pay":
            things_of(value, self.words, self.words.payable_ids(), False, key, report)
        elif name == "gain":
            things_of(value, self.words, self.words.thing_ids(), per, key, report)
        elif name == "up_to" and isinstance(value, str):
            one_of(value, [*counts, ANY], key, report)
        elif name in ("per", "pay_at_most"):
            one_of(value, counts, key, report)
        elif name in ("each", "up_to", "per_round"):
            Number(1, 99).check(value, key, report)
        elif name == "at" and self.words.places:
            places = Number(0, self.words.places - 1)
            ListOf(places, 1, self.words.places).check(value, key, report)
        elif name == "order":
            Number(0, 99).check(value, key, report)
        elif name in self.flags():
            Flag().check(value, key, report)
        else:
            known = self.known()
            report.add(key, Said("is no part of an effect"), ", ".join(known), nearest(name, known))

    def check_when(self, value: Any, key: str, report: Report) -> None:
        """A moment of the game, and one that this kind of element has."""
        if value in self.moments or value not in self.words.moment_ids():
            one_of(value, self.moments, key, report)
        else:
            problem = Said("{moment} never comes for this element", moment=shown(value))
            report.add(key, problem, ", ".join(self.moments))

    def flags(self) -> list[str]:
        """The parts that are true or false; some need words that not every game has."""
        return ["may", "at_once", "either", *(["per_turn"] if self.words.once else [])]

    def known(self) -> list[str]:
        """Every part a row may have."""
        known = ["when", "if", "if_at_most", "pay", "gain", "per", "each"]
        known += ["up_to", "per_round", "order", "may", "at_once", "pay_at_most", "either"]
        known += ["at"] if self.words.places else []
        return known + (["per_turn"] if self.words.once else [])

    def check_counts(self, value: Any, key: str, report: Report) -> None:
        """A table of declared counts, and no condition that one of them can never meet."""
        words = self.words.count_ids()
        if not is_table_of(value, words, key, report):
            return
        most = {count.id: count.most for count in self.words.counts}
        for word, n in value.items():
            one_of(word, words, below(key, word), report)
            Number(0, most.get(word, 999)).check(n, below(key, word), report)

    def check_per(self, row: dict[str, Any], key: str, report: Report) -> None:
        """``each`` says of how many, and a list stands for the whole gain."""
        if "each" in row and "per" not in row:
            allowed = Said("per = COUNT beside it")
            report.add(below(key, "each"), Said("needs a count to divide"), allowed)
        gain = row.get("gain")
        if isinstance(gain, dict) and len(gain) > 1:
            for thing, amount in gain.items():
                if isinstance(amount, list):
                    problem = Said("must be the only thing gained")
                    report.add(below(below(key, "gain"), thing), problem)

    def check_pay(self, row: dict[str, Any], key: str, report: Report) -> None:
        """How often in one go needs a limit, one price and one gain; a mix is paid alone."""
        pay = row.get("pay")
        if row.get("at_once"):
            inner = below(key, "at_once")
            if "up_to" not in row or not isinstance(pay, dict):
                report.add(inner, Said("needs one price, and a limit by up_to"))
            if isinstance(row.get("gain"), list):
                report.add(inner, Said("needs a single gain"))
        several = [name for name in ("pay", "gain") if isinstance(row.get(name), list)]
        if self.words.one_way and "pay" in row and several:
            report.add(below(key, several[0]), Said("must be one where something is paid"))
        if "pay_at_most" in row and not row.get("at_once"):
            report.add(below(key, "pay_at_most"), Said("needs at_once = true beside it"))
        tables: list[Any] = pay if isinstance(pay, list) else [pay]
        for table in tables:
            for thing in self.words.things if isinstance(table, dict) and len(table) > 1 else []:
                if thing.asks and thing.id in table:
                    problem = Said("must be the only thing paid")
                    report.add(below(below(key, "pay"), thing.id), problem)

    def check_moment(self, moment: Moment, row: dict[str, Any], key: str, report: Report) -> None:
        """What this moment allows: at a summed one nobody is asked, a rule adds the rows up."""
        when = f"when = {shown(moment.id)}"
        barred = moment.bars + (["may", "at_once", "either", "per_turn"] if moment.sums else [])
        barred += ["pay", "up_to", "per_round"] if moment.sums and not moment.turns_in else []
        barred += ["if", "if_at_most", "per", "each"] if moment.plain else []
        for name in barred:
            if name in row:
                report.add(below(key, name), Said("cannot stand with {moment}", moment=when))
        for name in moment.needs:
            if name not in row:
                report.add(below(key, name), Said("is missing with {moment}", moment=when))
        gain = row.get("gain")
        several = isinstance(gain, list) or (isinstance(gain, dict) and len(gain) != 1)
        if moment.single and several:
            report.add(below(key, "gain"), Said("must be one thing with {moment}", moment=when))
        limits = ["pay", "per_round", "per_turn"]
        if moment.any_time and not any(name in row for name in limits):
            problem = Said("needs a price or a limit with {moment}", moment=when)
            report.add(key, problem, ", ".join(limits))
        tables: list[Any] = gain if isinstance(gain, list) else [gain]
        for table in tables:
            for thing in table if isinstance(table, dict) else {}:
                if moment.gives and thing in self.words.thing_ids() and thing not in moment.gives:
                    problem = Said("is not gained {moment}", moment=when)
                    inner = below(below(key, "gain"), thing)
                    report.add(inner, problem, ", ".join(moment.gives))


def one_of(value: Any, words: list[str], key: str, report: Report) -> None:
    """One of the words the game has declared."""
    if not isinstance(value, str) or value not in words:
        close = nearest(value, words) if isinstance(value, str) else ""
        report.add(key, Said("{value} is not known", value=shown(value)), ", ".join(words), close)


def is_table_of(value: Any, words: list[str], key: str, report: Report) -> bool:
    """Whether this is a table of amounts with something in it; reported if not."""
    if not isinstance(value, dict):
        report.add(key, must_be(Said("a table of amounts"), value), ", ".join(words))
        return False
    if not value:
        report.add(key, Said("has no amounts"), ", ".join(words))
    return True


def things_of(
    value: Any, words: EffectWords, allowed: list[str], per: bool, key: str, report: Report
) -> None:
    """A table of amounts by thing, or a list of at least two to choose from."""
    if not isinstance(value, list):
        amounts(value, words, allowed, per, key, report)
        return
    if len(value) < 2:
        report.add(key, Said("needs two or more to choose from"))
    if len(value) > MOST_WAYS:
        report.add(key, Said("has too many items ({n})", n=len(value)), between(2, MOST_WAYS))
        return
    for i, table in enumerate(value):
        amounts(table, words, allowed, False, below(key, str(i)), report)


def amounts(
    value: Any, words: EffectWords, allowed: list[str], per: bool, key: str, report: Report
) -> None:
    """A table of amounts; with ``per`` an amount may be a list: for the first, second, ..."""
    if not is_table_of(value, allowed, key, report):
        return
    for id, n in value.items():
        inner = below(key, id)
        one_of(id, allowed, inner, report)
        thing = words.thing(id)
        most, even = (999, False) if thing is None else (thing.most, thing.even)
        if per and isinstance(n, list):
            ListOf(Number(0, most, even), 1, 99).check(n, inner, report)
        else:
            Number(2 if even else 1, most, even).check(n, inner, report)
