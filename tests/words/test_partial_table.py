"""A table of words may be partial: what it does not say is said plainly."""

from typing import Any, ClassVar, Final

from takujo.editions.forms import SILENT, form, forms
from takujo.editions.language import language
from takujo.editions.slots import Asked, Told
from takujo.editions.tabled_words import TabledWords
from takujo.editions.word_table import RuleWords, WordTable, several
from takujo.kernel.agenda import PASS
from takujo.kernel.events import PASSED
from takujo.kernel.reason import Reason
from tests.toy import events, names
from tests.toy.at_the_fair import FAIR, laid_out
from tests.toy.table import HarvestFair
from tests.words.as_markdown import markdown_of

PLAYERS: Final = ["You", "Eda"]
ENGLISH: Final = language("en")


class FairAsked(Asked[HarvestFair]):
    """The fair's questions."""

    fills: ClassVar = {"stake": lambda asked: 2 * asked.coins}

    @property
    def coins(self) -> int:
        """What the seat has."""
        return self.t.coins(self.frame.seat)


WORDS: Final = TabledWords[Any, FairAsked, Told](
    FAIR.seats,
    FAIR.edition,
    WordTable(
        asked=FairAsked,
        told=Told,
        rules={
            names.BUY: RuleWords(
                asked=forms("{n} coin buys what?", "{n} coins buy what?", "coins"),
                others=lambda asked: several(asked, form("buying."), SILENT, form("{stake}!")),
                choice=lambda asked: f"no. {asked.choice}",
                passed=form("{name} went home"),
            )
        },
        events={events.SHOWN: lambda told: f"{told.name} {told.listed}"},
        refusals={"too_dear": form("{short} short of {inn:title}, {wheat}")},
    ),
)


def at_the_stalls() -> HarvestFair:
    """A question of the table's one rule."""
    return laid_out(["buy", 0, 0], {"coins": 3}, {})


def test_what_the_table_says_is_said_so() -> None:
    t = at_the_stalls()
    assert t.asking is not None
    seen = FAIR.seen(t, 0)
    assert WORDS.question(seen, t.asking, PLAYERS, ENGLISH) == "3 coins buy what?"
    others = WORDS.question(FAIR.seen(t, 1), t.asking, PLAYERS, ENGLISH)
    assert others == "You: buying. 6!"
    assert WORDS.choice(seen, t.asking, 2, ENGLISH) == "no. 2"
    passed = (PASSED, 1, names.BUY)
    assert WORDS.event(t.book, passed, PLAYERS, ENGLISH) == "Eda went home"
    shown = (events.SHOWN, 1, 2, 3)
    assert WORDS.event(t.book, shown, PLAYERS, ENGLISH) == "Eda [2, 3]"
    reason = Reason("too_dear", {"short": 2}, "4")
    assert WORDS.reason(t.book, reason, PLAYERS, ENGLISH) == "2 short of Inn, wheat (rule 4)"


def test_what_the_table_does_not_say_is_said_plainly() -> None:
    t = at_the_stalls()
    assert t.asking is not None
    plain = FAIR.words
    assert WORDS.title(ENGLISH) == plain.title(ENGLISH)
    assert WORDS.choice(FAIR.seen(t, 0), t.asking, PASS, ENGLISH) == "Pass"
    bought = (events.BOUGHT, 1, 1, 2)
    for event in [(PASSED, 1, names.SELL), bought]:
        told = WORDS.event(t.book, event, PLAYERS, ENGLISH)
        assert told == plain.event(t.book, event, PLAYERS, ENGLISH)
    reason = Reason("closed", {}, "4")
    assert WORDS.reason(t.book, reason, PLAYERS, ENGLISH) == "Closed (rule 4)"
    assert markdown_of(WORDS, t.book, ENGLISH) == markdown_of(plain, t.book, ENGLISH)
