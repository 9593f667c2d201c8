"""What an effect row may say: checked before anything is compiled."""

from __future__ import annotations

from typing import Any

from takujo.editions.effect_words import EffectWords, Moment
from takujo.editions.effects import ANY
from takujo.editions.mistakes import Report, nearest, shown
from takujo.editions.shape import Flag, ListOf, Node, Number, below

AMOUNT = Number(0, 999)


class EffectRows(Node):
    """A list of effect rows in the words a game has declared."""

    def __init__(self, words: EffectWords) -> None:
        self.words = words

    def check(self, value: Any, key: str, report: Report) -> None:
        """Every row, every key, every word."""
        if not isinstance(value, list):
            report.add(key, f"must be a list of effects, not {shown(value)}", self.allowed())
            return
        for i, row in enumerate(value):
            inner = below(key, str(i))
            if isinstance(row, dict):
                self.check_row(row, inner, report)
            else:
                report.add(inner, f"must be an effect, not {shown(row)}", self.allowed())

    def allowed(self) -> str:
        """How a row looks."""
        return "{when = MOMENT, if = {COUNT = n}, pay = {THING = n}, gain = {THING = n}}"

    def check_row(self, row: dict[str, Any], key: str, report: Report) -> None:
        """One row: ``when`` and ``gain`` are needed, the rest as wanted."""
        counts = self.words.count_ids()
        for name, value in row.items():
            inner = below(key, name)
            if name == "when":
                one_of(value, self.words.moment_ids(), inner, report)
            elif name in ("if", "if_at_most"):
                amounts(value, counts, AMOUNT, inner, report)
                self.check_counts(value, inner, report)
            elif name == "pay":
                ways(value, self.words.payable_ids(), AMOUNT, inner, report)
            elif name == "gain":
                amount = AmountBy() if "per" in row else AMOUNT
                ways(value, self.words.thing_ids(), amount, inner, report)
            elif name == "up_to" and isinstance(value, str):
                one_of(value, [*counts, ANY], inner, report)
            elif name in ("per", "pay_at_most"):
                one_of(value, counts, inner, report)
            elif name in ("each", "up_to", "per_round"):
                Number(1, 99).check(value, inner, report)
            elif name == "at" and self.words.places:
                ListOf(Number(0, self.words.places - 1), at_least=1).check(value, inner, report)
            elif name == "order":
                Number(0, 99).check(value, inner, report)
            elif name in self.flags():
                Flag().check(value, inner, report)
            else:
                known = self.known()
                report.add(inner, "is no part of an effect", ", ".join(known), nearest(name, known))
        for name in ("when", "gain"):
            if name not in row:
                report.add(below(key, name), "is missing", self.allowed())
        self.check_per(row, key, report)
        self.check_pay(row, key, report)
        for moment in self.words.moments:
            if moment.id == row.get("when"):
                self.check_moment(moment, row, key, report)

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
        """No condition that a count can never meet."""
        for count in self.words.counts:
            if isinstance(value, dict) and count.id in value:
                Number(0, count.most).check(value[count.id], below(key, count.id), report)

    def check_per(self, row: dict[str, Any], key: str, report: Report) -> None:
        """``each`` says of how many, and a list stands for the whole gain."""
        if "each" in row and "per" not in row:
            report.add(below(key, "each"), "needs a count to divide", "per = COUNT beside it")
        gain = row.get("gain")
        if isinstance(gain, dict) and len(gain) > 1:
            for thing, amount in gain.items():
                if isinstance(amount, list):
                    report.add(below(below(key, "gain"), thing), "must be the only thing gained")

    def check_pay(self, row: dict[str, Any], key: str, report: Report) -> None:
        """How often in one go needs a limit, one price and one gain; a mix is paid alone."""
        pay = row.get("pay")
        if row.get("at_once"):
            inner = below(key, "at_once")
            if "up_to" not in row or not isinstance(pay, dict):
                report.add(inner, "needs one price, and a limit by up_to")
            if isinstance(row.get("gain"), list):
                report.add(inner, "needs a single gain")
        if "pay_at_most" in row and not row.get("at_once"):
            report.add(below(key, "pay_at_most"), "needs at_once = true beside it")
        tables: list[Any] = pay if isinstance(pay, list) else [pay]
        for table in tables:
            for thing in self.words.things if isinstance(table, dict) and len(table) > 1 else []:
                if thing.asks and thing.id in table:
                    report.add(below(below(key, "pay"), thing.id), "must be the only thing paid")

    def check_moment(self, moment: Moment, row: dict[str, Any], key: str, report: Report) -> None:
        """What this moment allows: at a summed one nobody is asked, a rule adds the rows up."""
        when = f"when = {shown(moment.id)}"
        barred = moment.bars + (["may", "at_once", "either", "per_turn"] if moment.sums else [])
        barred += ["pay", "up_to", "per_round"] if moment.sums and not moment.turns_in else []
        barred += ["if", "if_at_most", "per", "each"] if moment.plain else []
        for name in barred:
            if name in row:
                report.add(below(key, name), f"cannot stand with {when}")
        gain = row.get("gain")
        if moment.sums and (isinstance(gain, list) or (isinstance(gain, dict) and len(gain) != 1)):
            report.add(below(key, "gain"), f"must be one thing with {when}")
        tables: list[Any] = gain if isinstance(gain, list) else [gain]
        for table in tables:
            for thing in table if isinstance(table, dict) else {}:
                if moment.gives and thing in self.words.thing_ids() and thing not in moment.gives:
                    allowed = ", ".join(moment.gives)
                    report.add(below(below(key, "gain"), thing), f"is not gained {when}", allowed)


class AmountBy(Node):
    """With ``per``: a number for each, or a list for the first, second, ... in all."""

    def check(self, value: Any, key: str, report: Report) -> None:
        """Either is fine."""
        if isinstance(value, list):
            ListOf(AMOUNT, at_least=1).check(value, key, report)
        else:
            AMOUNT.check(value, key, report)

    def allowed(self) -> str:
        """A number or several."""
        return "a whole number, or a list of them"


def one_of(value: Any, words: list[str], key: str, report: Report) -> None:
    """One of the words the game has declared."""
    if not isinstance(value, str) or value not in words:
        close = nearest(value, words) if isinstance(value, str) else ""
        report.add(key, f"{shown(value)} is not known", ", ".join(words), close)


def amounts(value: Any, words: list[str], amount: Node, key: str, report: Report) -> None:
    """A table of amounts by declared word."""
    if not isinstance(value, dict):
        report.add(key, f"must be a table of amounts, not {shown(value)}", ", ".join(words))
        return
    if not value:
        report.add(key, "has no amounts", ", ".join(words))
    for word, n in value.items():
        one_of(word, words, below(key, word), report)
        amount.check(n, below(key, word), report)


def ways(value: Any, words: list[str], amount: Node, key: str, report: Report) -> None:
    """A table of amounts, or a list of at least two to choose from."""
    if not isinstance(value, list):
        amounts(value, words, amount, key, report)
        return
    if len(value) < 2:
        report.add(key, "needs two or more to choose from")
    for i, table in enumerate(value):
        amounts(table, words, AMOUNT, below(key, str(i)), report)
