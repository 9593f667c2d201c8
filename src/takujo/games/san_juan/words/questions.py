"""What is asked, rule by rule: of the seat asked, of the others, and what each choice is called."""

from __future__ import annotations

from typing import Final

from takujo.editions.forms import Form, form, forms
from takujo.editions.word_table import RuleWords, Sentence
from takujo.editions.words import Counted
from takujo.games.san_juan import names
from takujo.games.san_juan.words.building import build_choice, place_choice
from takujo.games.san_juan.words.slots import SanJuanAsked


def first_or_more(nothing: Form, no_more: Form) -> Sentence[SanJuanAsked]:
    """To choose nothing, or nothing more after what was chosen already."""
    return lambda asked: no_more if asked.t.done else nothing


def build_question(asked: SanJuanAsked) -> Form:
    """With the privilege, if there is one."""
    if asked.less == 0:
        return form("Which building do you build?")
    return forms(
        "Which building do you build? Your privilege: {n} card less.",
        "Which building do you build? Your privilege: {n} cards less.",
        "less",
    )


def effect_choice(asked: SanJuanAsked) -> str:
    """One way of an effect."""
    row = asked.t.edition.effects.rows[asked.frame.n]
    way = asked.cards.effects.way(row, asked.choice)
    return asked.say.say("{card}: {way}", card=asked.cards.title(row.source), way=way)


USE: Final[RuleWords[SanJuanAsked]] = RuleWords(
    asked=form("Use the {building}? {text}"),
    others=form("deciding about the {building}"),
    choice=form("Use the {building}"),
    passing=form("Do not use it"),
)
RULES: Final[dict[int, RuleWords[SanJuanAsked]]] = {
    names.ROLE: RuleWords(
        asked=form("Pick a role."),
        others=form("picking a role"),
        choice=form("Pick the {role}"),
    ),
    names.LIBRARY: RuleWords(
        asked=form(
            "Use the {library} for the {picked} (privilege {before} → {after})? Only once a round."
        ),
        others=USE.others,
        choice=USE.choice,
        passing=form("Keep it for a later role"),
    ),
    names.BUILD: RuleWords(
        asked=build_question,
        others=form("building"),
        choice=build_choice,
        passing=form("Build nothing"),
        passed=form("{name} built nothing"),
    ),
    names.CRANE: RuleWords(
        asked=form("Where do you build the {site}?"),
        others=form("building the {site}"),
        choice=place_choice,
    ),
    names.BLACK_MARKET: RuleWords(
        asked=form("Pay for the {site}: {n} still owed. Pay with goods (up to {goods})?"),
        others=form("building the {site}"),
        choice=form("Pay with {good}"),
        passing=first_or_more(form("Pay with cards only"), form("Pay the rest with cards")),
    ),
    names.PAY: RuleWords(
        asked=forms("Pay for the {site}: {n} more card.", "Pay for the {site}: {n} more cards."),
        others=form("building the {site}"),
        choice=form("Pay with the {card}"),
    ),
    names.PRODUCE: RuleWords(
        asked=forms("Produce: {n} more good.", "Produce: up to {n} more goods.", "room"),
        others=form("producing"),
        choice=form("Produce {good}"),
        passing=first_or_more(form("Produce nothing"), form("Produce no more")),
        passed=form("{name} produced nothing"),
    ),
    names.SELL: RuleWords(
        asked=forms("Sell: {n} more good.", "Sell: up to {n} more goods.", "stock"),
        others=form("selling"),
        choice=forms("Sell {good} ({n} card)", "Sell {good} ({n} cards)", "price"),
        passing=first_or_more(form("Sell nothing"), form("Sell no more")),
        passed=form("{name} sold nothing"),
    ),
    names.KEEP: RuleWords(
        asked=forms("Keep: {n} more card.", "Keep: up to {n} more cards."),
        others=form("choosing cards to keep"),
        choice=form("Keep the {card}"),
        passing=lambda asked: form("Keep no more") if asked.t.last else form("Keep nothing"),
    ),
    names.ARCHIVE: USE,
    names.DISCARD: RuleWords(
        asked=forms("Discard: {n} more card.", "Discard: {n} more cards."),
        others=forms("discarding {n} card", "discarding {n} cards"),
        choice=form("Discard the {card}"),
    ),
    names.PROSPECT: RuleWords(
        asked=forms("Draw {n} card?", "Draw up to {n} cards?"),
        others=form("drawing"),
        choice=forms("Draw {n} card", "Draw {n} cards", "choice"),
        passing=form("Draw nothing"),
        passed=form("{name} drew nothing"),
        counted=lambda asked: Counted(asked.choice, asked.say.say("cards")),
        usual=lambda seen: max(seen.options()),
    ),
    names.GOLD_MINE: USE,
    names.NUGGET: RuleWords(
        asked=form("{gold_mine:title}: all costs differ. You may take one of the cards."),
        others=form("deciding about the {gold_mine}"),
        choice=form("Take the {card}"),
        passing=form("Take nothing"),
    ),
    names.CHAPEL: RuleWords(
        asked=form("{chapel:title}: put a card from your hand under it?"),
        others=form("deciding about the {chapel}"),
        choice=form("Put the {card} under the {chapel}"),
        passing=form("Put nothing there"),
    ),
    names.EFFECT: RuleWords(
        asked=USE.asked,
        others=USE.others,
        choice=effect_choice,
        passing=USE.passing,
    ),
}
