"""What the layers below say in English, told again in the language of the terminal.

Editions, rules and typer name a mistake where it is found, in English sentences with what was
found filled in. Here stand the forms of those sentences, so that they can be recognised and
said in another language; what has no form here is passed on as it is.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from takujo.editions.language import Language, mark

SENTENCES: Final = [
    # editions: values
    mark("must be a whole number, not {value}"),
    mark("must be a table of amounts, not {value}"),
    mark("must be a list of effects, not {value}"),
    mark("must be {kind}, not {value}"),
    mark("must be one thing with {moment}"),
    mark("{value} is too small"),
    mark("{value} is too large"),
    mark("{value} is odd"),
    mark("{value} is not a word known here"),
    mark("is blank"),
    mark("has too few items ({n})"),
    mark("has too many items ({n})"),
    mark("is missing"),
    mark("is not a key of this table"),
    mark("is not an element of this table"),
    mark("{value} is not an element's number"),
    mark("{value} is not an id"),
    mark("{value} cannot be an id, it stands for a text"),
    mark("is no part of an effect"),
    mark("cannot stand with {moment}"),
    mark("is not gained {moment}"),
    mark("has no amounts"),
    mark("needs two or more to choose from"),
    mark("needs a count to divide"),
    mark("must be the only thing gained"),
    mark("must be the only thing paid"),
    mark("needs one price, and a limit by up_to"),
    mark("needs a single gain"),
    mark("needs at_once = true beside it"),
    # editions: files
    mark("{place}: is not TOML: {problem}"),
    mark("is not TOML: {problem}"),
    mark("is nested too deeply"),
    mark("there is no such file"),
    mark("is a folder, not an edition file"),
    mark("line {line}: is not UTF-8 text"),
    mark("cannot be read: {problem}"),
    mark("cannot be written: {problem}"),
    mark("there is no file {file}"),
    mark("there is no edition {edition}"),
    mark("leads round in a circle: {way}"),
    mark("is not there to be made absent"),
    mark("{game} has no edition {edition}"),
    mark("the settings do not fit into the layout of this file"),
    # editions: paths and settings
    mark("is not a path"),
    mark("may mean several places"),
    mark("there is no {key} in {place}"),
    mark("{value} is not a value"),
    mark("{value} is more than one value"),
    mark("is a table; name a value in it"),
    mark("is not a setting"),
    # games and players
    mark("there is no game {game} here"),
    mark("there is no game {game}"),
    mark("there is no language {language}"),
    mark("there is no computer player {level}"),
    mark("{n} cannot play {game}"),
    mark("{n} cannot play"),
    mark("nobody plays in the terminal"),
    mark("{building} is no production building"),
    mark("is too small for four players"),
    mark("has {n} prices for {buildings} production buildings"),
    mark("are too few to deal to four players"),
    mark("are {n} kinds"),
    mark("is no number of this role"),
    mark("is beyond {key}"),
    mark("are more than there are"),
    mark("continues points that are not there"),
    mark("is missing with {key} = {value}"),
    mark("has no use with {key} = {value}"),
    mark("is no action"),
    # records of games
    mark("{text} does not begin a record of a match"),
    mark("{number} is not the number of the next entry"),
    mark("comes after the end"),
    mark("is not UTF-8 text"),
    mark("{kind} is no entry"),
    mark("a choice is empty"),
    mark("has no choice"),
    mark("{score} is no score"),
    mark("has {n} scores"),
    mark("{number} cannot be taken back"),
    mark("{text} is not a seat and who plays it"),
    mark("there is no seat {seat}"),
    mark("{key} is not known in a header"),
    mark("{key} is given twice"),
    mark("{key} is missing"),
    mark("{kind} is no kind of chance"),
    mark("{text} is no rules identity"),
    mark("{text} is not a name in quotes"),
    mark("{text} is no id"),
    mark("{text} has not the right form"),
    mark("has no name"),
    mark("{text} is not a table"),
    mark("is not JSON: {problem}"),
    mark("version {version} of the rules is not known"),
    mark("{identity} is not the identity of the data below"),
    mark("is not that of this seed, match, rules and line-up"),
    mark("the seed is secret: nothing can be dealt"),
    mark("without rules, start and seed nothing can be played"),
    mark("the seed is secret"),
    mark("the match could not be played to its last entry"),
    mark("the match could not be played to its end"),
    mark("the match has not ended"),
    mark("is no choice here"),
    mark("the rules give the scores {scores}"),
    mark("the game is not over"),
    mark("seat {seat} is not asked any more"),
    mark("seat {seat} is not asked now; waiting for seat {waiting}"),
    mark("{choice} is not possible now"),
    mark("holds seats, seed and edition itself"),
    # simulations kept in a folder
    mark("is not a game"),
    mark("is not the plan of a simulation"),
    mark("holds many games"),
    mark("is one game: nothing to choose from"),
    mark("no simulation lies in this folder"),
    # serving
    mark("{folder} is no folder"),
    mark("{folder} cannot be used: {problem}"),
    # the command line itself
    mark("No such command {command}. Did you mean {other}?"),
    mark("No such command {command}."),
    mark("No such option: {option} (Possible options: {others})"),
    mark("No such option: {option}"),
    mark("Missing argument {argument}."),
    mark("Missing option {option}."),
    mark("Missing command."),
    mark("Got unexpected extra argument(s) ({arguments})"),
    mark("Option {option} requires an argument."),
    mark("Option {option} does not take a value."),
    # editions of Goryokaku
    mark("must be one price"),
    mark("{moment} is no icon of a person"),
    mark("{moment} is no icon here"),
    mark("must have one gain for being discarded"),
    mark("has two icons in the row {area}"),
    mark("a pink card has storehouses and no rows"),
    mark("is the id of another card"),
    mark("is more than are dealt"),
    mark("must be one icon"),
    mark("must be numbered 1, 2, 3, ... in this order"),
    mark("must hold each space once"),
    mark("are {n} in all, too few for four players"),
    mark("count as {n} {kind} in all"),
    mark("is more than a player has"),
    mark("is more than the supply has"),
    mark("must have a number for each player"),
    mark("is more than can lie in a bag"),
    mark("are {n}"),
]

# What may stand in the sentences, or be named as allowed.
PHRASES: Final = [
    mark("{low} to {high}, even"),
    mark("{low} to {high}"),
    mark("{n} or more"),
    mark("{n} or more in all"),
    mark("at most {n} kinds"),
    mark("at most {n}"),
    mark("koban = n, or ship_lv = n"),
    mark("a whole number, or a list of them"),
    mark("a whole number"),
    mark("true or false"),
    mark("a text, a table of texts"),
    mark("a text in quotes"),
    mark("a name in quotes"),
    mark("a number, true, false, a word, a text in quotes"),
    mark("a number"),
    mark("a word"),
    mark("a text"),
    mark("an effect"),
    mark("a list of at least {n}"),
    mark("a list of {low} to {high}"),
    mark("a list of {n}"),
    mark("a list"),
    mark("a table of elements"),
    mark("a table keyed by numbers"),
    mark("a table with {keys}"),
    mark("a table"),
    mark("keys with dots between them"),
    mark("small letters a-z, digits and _"),
    mark("an edition's name, a file"),
    mark("this edition"),
    mark("the names of what it produces"),
    mark("PATH=VALUE, for example {example}"),
    mark("line {line}, column {column}"),
    mark("per = COUNT beside it"),
    mark("{word} at least once"),
    mark("one word"),
    mark("{n} words"),
    mark("the number of an answer above that still stands, {which}"),
    mark("such as {n}"),
    mark("but there is none yet"),
    mark("{n} whole numbers, one for every seat"),
    mark("whole numbers, one for every seat"),
    mark("64 hexadecimal digits with sealed chance"),
    mark("64 hexadecimal digits"),
    mark("16 hex digits version 1"),
    mark("line {line}"),
    mark("{value} is not known"),
]


@cache
def pattern(form: str) -> re.Pattern[str]:
    """A form as a regular expression, its slots as named groups."""
    parts = re.split(r"\{(\w+)\}", form)
    text = "".join(f"(?P<{part}>.+?)" if i % 2 else re.escape(part) for i, part in enumerate(parts))
    return re.compile(text, re.DOTALL)


def retold(text: str, say: Language) -> str:
    """The sentence in the language of the terminal; as it is if its form is not known."""
    if say.code == "en":
        return text
    told = in_form(text, [*SENTENCES, *PHRASES], say)
    place, colon, problem = text.partition(": ")  # a place may stand before what is wrong there
    if told == text and colon:
        return f"{retold(place, say)}: {retold(problem, say)}"
    return told


def in_form(text: str, forms: list[str], say: Language) -> str:
    """The text by the first form that fits, what fills its slots by the forms of phrases."""
    for form in forms:
        match = pattern(form).fullmatch(text)
        if match is not None:
            slots = {name: in_form(slot, PHRASES, say) for name, slot in match.groupdict().items()}
            return say.say(form, **slots)
    return text
