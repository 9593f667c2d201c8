"""A vocabulary no game has, with its Japanese: every feature of an effect row can be said."""

import gettext

from takujo.editions.effect_words import Count, EffectWords, Moment, Thing
from takujo.editions.language import Language, language

MOMENTS = [
    Moment("harvest", "At the harvest in {valley}"),
    Moment("toll", "At the gate", sums=True, one="pay {n} coin less", more="pay {n} coins less"),
]
THINGS = [
    Thing(
        "card",
        "draw {n} card",
        "draw {n} cards",
        may_one="you may draw {n} card",
        may_more="you may draw {n} cards",
    ),
    Thing("wood", "gain {n} log", "gain {n} logs", pay_one="{n} log", pay_more="{n} logs"),
    Thing("stone", "gain {n} stone", "gain {n} stones", pay_one="{n} stone", pay_more="{n} stones"),
]
COUNTS = [
    Count(
        "workers",
        "if you have {n} or more workers",
        "if you have {n} or fewer workers",
        "for each worker",
        "for every {n} workers",
        "the number of your workers",
    ),
    Count(
        "roads",
        "if you have {n} or more roads",
        "if you have {n} or fewer roads",
        "for each road",
        "for every {n} roads",
        "the number of your roads",
    ),
]
WORDS = EffectWords(MOMENTS, THINGS, COUNTS)
JAPANESE = {
    "At the harvest in {valley}": "{valley}の収穫で",
    "At the gate": "門で",
    "pay {n} coin less": "支払いが{n}金減る",
    "pay {n} coins less": "支払いが{n}金減る",
    "gain {n} log": "丸太を{n}本得る",
    "gain {n} logs": "丸太を{n}本得る",
    "{n} log": "丸太{n}本",
    "{n} logs": "丸太{n}本",
    "gain {n} stone": "石を{n}個得る",
    "gain {n} stones": "石を{n}個得る",
    "{n} stone": "石{n}個",
    "{n} stones": "石{n}個",
    "if you have {n} or more workers": "労働者が{n}人以上なら",
    "if you have {n} or fewer workers": "労働者が{n}人以下なら",
    "for each worker": "労働者1人につき",
    "for every {n} workers": "労働者{n}人につき",
    "the number of your workers": "労働者の数",
    "if you have {n} or fewer roads": "道が{n}本以下なら",
    "the number of your roads": "道の数",
}


class Invented(gettext.NullTranslations):
    """The product's catalogue with the invented phrases before it."""

    def __init__(self, product: gettext.NullTranslations) -> None:
        super().__init__()
        self.add_fallback(product)

    def gettext(self, message: str) -> str:
        return JAPANESE.get(message) or super().gettext(message)


def spoken(code: str) -> Language:
    """A language that knows the invented phrases."""
    say = Language(code)
    if code == "ja":
        say.catalogue = Invented(language("ja").catalogue)
    return say
