"""What is asked, rule by rule: of the seat asked, of the others, and what each choice is called."""

from __future__ import annotations

from typing import Final

from takujo.editions.forms import SILENT, form, forms
from takujo.editions.word_table import RuleWords, several
from takujo.editions.words import Counted
from takujo.games.fourbit_town import names
from takujo.games.fourbit_town.edition import UPKEEPS
from takujo.games.fourbit_town.plan import deck_choice
from takujo.games.fourbit_town.words.effect_questions import EFFECT_RULES
from takujo.games.fourbit_town.words.slots import TownAsked
from takujo.games.fourbit_town.words.upkeep import CAREFUL, may_keep_none
from takujo.kernel.agenda import PASS

GIVE_UP: Final = form("Give up the {building}")
FIRST_CARD: Final = form(
    "Stack four cards from the top down. Position {place} (worth {worth}): which card, and "
    "which side up?"
)
NEXT_CARD: Final = form(
    "The number so far is {so_far}; it can become {open_places}. Position {place} (worth {worth}): "
    "which card, and which side up?"
)


def whole_round(asked: TownAsked, choices: list[int]) -> str:
    """A pass is one for the rest of the round."""
    staying = forms(
        "This passes for the rest of the round: {n} worker stays at home.",
        "This passes for the rest of the round: {n} workers stay at home.",
        "left",
    )
    if choices != [PASS]:
        return ""
    return asked.say.sentences([several(asked, staying), asked.owed])


def none_kept(asked: TownAsked, choices: list[int]) -> str:
    """Keeping none is the end of working; elsewhere 0 only declines something."""
    out = form("This keeps no worker: you are out of every later working phase.")
    return several(asked, out if choices == [1] else SILENT)


def whole_stack(asked: TownAsked, choices: list[int]) -> str:
    """All four cards, where they lead, and what will be missing then."""
    if len(choices) != names.BITS:
        return ""
    sides = [choice - 1 for choice in choices]
    stack = asked.say.clauses([asked.w.capital(asked.w.side(side)) for side in sides])
    told = asked.say.say("{stack}: {place}.", stack=stack, place=asked.leads_to(sides))
    return asked.say.sentences([told, *asked.comes_of(sides)])


def build_question(asked: TownAsked) -> str:
    """Which building, with all that is off its cost."""
    return several(
        asked,
        form("Which of your planned buildings do you build?")
        if asked.frame.n & names.PLANNED_ONLY
        else form("Which building do you build?"),
        form("Discount: {off}.") if asked.off else SILENT,
    )


def keep_question(asked: TownAsked) -> str:
    """How many workers are kept, what each costs, and what follows from keeping none."""
    return several(
        asked,
        form("How many of your {hired} workers do you keep? Each costs {cost_of_one}."),
        SILENT if asked.e.upkeep == UPKEEPS[0] else form("One unit is {worth_of_unit}."),
        CAREFUL if may_keep_none(asked.t, asked.frame.seat) else SILENT,
    )


RULES: Final[dict[int, RuleWords[TownAsked]]] = {
    names.DRAFT: RuleWords(
        asked=form("Keep one card; the others go to the left (pick {pick} of 4)."),
        others=form("choosing a card to keep"),
        choice=form("{card} (0: {zero}; 1: {one})"),
    ),
    names.DECLARE: RuleWords(
        asked=form("Send a worker, or pass for this round? You have {left} left."),
        others=form("sending a worker or passing"),
        choice=form("Send a worker"),
        passing=form("Pass for the rest of the round"),
        passed=form("{name} passed for this round"),
        weighty=whole_round,
    ),
    names.SET: RuleWords(
        asked=lambda asked: NEXT_CARD if asked.p.stack else FIRST_CARD,
        others=form("setting the cards"),
        choice=lambda asked: (
            form("{side}: {side_effect}. Leads to {where}")
            if len(asked.p.stack) == names.BITS - 1
            else form("{side}: {side_effect}")
        ),
        weighty=whole_stack,
    ),
    names.SECOND: RuleWords(
        asked=form(
            "You are not first at {here}. Pay {second_cost} of one resource for its effect: "
            "{here_effect}?"
        ),
        others=form("deciding whether to pay for {here}"),
        choice=form("Pay {second_goods}"),
        passing=form("Do not pay: do without the place's effect"),
        passed=form("{name} did without the place's effect"),
    ),
    names.END_OF_WORKER: RuleWords(
        asked=form("Anything else before this worker is done?"),
        others=form("finishing with the worker"),
        passing=form("Done with this worker"),
    ),
    names.PLAN: RuleWords(
        asked=form("Which building do you plan? The top of the deck is taken unseen."),
        others=form("planning"),
        choice=lambda asked: (
            form("Plan the top of the deck, unseen")
            if asked.choice == deck_choice(asked.t)
            else form("Plan the {building}")
        ),
        passing=form("Plan nothing"),
    ),
    names.CANCEL: RuleWords(
        asked=form("Which plan do you give up? It goes back into the row."),
        others=form("giving up a plan"),
        choice=GIVE_UP,
        passing=form("Give up nothing"),
    ),
    names.BUILD: RuleWords(
        asked=build_question,
        others=form("building"),
        choice=form("Build the {building} ({price})"),
        passing=form("Build nothing"),
    ),
    names.WAIVE: RuleWords(
        asked=form("{site}: {free} of its cost are free. How much of that is {free_kind}?"),
        others=form("building"),
        choice=lambda asked: (
            form("{free_goods} free") if asked.choice > 1 else form("No {free_kind} free")
        ),
        counted=lambda asked: Counted(2 * (asked.choice - 1), asked.free_kind),
    ),
    names.SELL: RuleWords(
        asked=form("Which building do you sell? It goes back into the row."),
        others=form("selling a building"),
        choice=form("Sell the {building} ({sale})"),
        passing=form("Sell nothing"),
    ),
    names.HIRE: RuleWords(
        asked=form("Hire a worker for {wage}?"),
        others=form("hiring"),
        choice=form("Hire a worker ({wage})"),
        passing=form("Hire nobody"),
    ),
    names.LEVEL: RuleWords(
        asked=form("Raise your {marker} to {next_level} for {level_price}?"),
        others=form("deciding about {level}"),
        choice=form("{level:title} ({level_price})"),
        passing=form("Do not use it"),
    ),
    names.ADVANCE: RuleWords(
        asked=form("Advance to space {next_space} of the track?"),
        others=form("deciding about a move on the track"),
        choice=form("Advance to space {next_space}"),
        passing=form("Stay where you are"),
    ),
    names.GIVE_UP: RuleWords(
        asked=form("Which planned building do you give up for this?"),
        others=form("giving up a plan"),
        choice=GIVE_UP,
    ),
    names.SHARE: RuleWords(
        asked=lambda asked: (
            forms(
                "Upkeep: {n} unit still to pay. How much of it in {kind}?",
                "Upkeep: {n} units still to pay. How much of it in {kind}?",
                "units",
            )
            if asked.frame.n // names.HELD == names.SHARE_UPKEEP
            else form("{goods} still to pay. How much {kind}?")
        ),
        others=form("paying"),
        choice=lambda asked: form("Pay {share}") if asked.choice > 1 else form("Pay no {kind}"),
        counted=lambda asked: Counted(asked.shared, asked.kind),
    ),
    **EFFECT_RULES,
    names.UPKEEP: RuleWords(
        asked=keep_question,
        others=form("paying upkeep"),
        choice=lambda asked: (
            forms("Keep {n} worker ({upkeep})", "Keep {n} workers ({upkeep})", "kept")
            if asked.kept
            else form("Keep none: out of every later working phase")
        ),
        counted=lambda asked: Counted(asked.kept, asked.say.say("workers")),
        weighty=none_kept,
    ),
}
