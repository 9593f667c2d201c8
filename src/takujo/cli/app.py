"""The command ``takujo``: speaks the user's language, and never ends in a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any

from takujo.cli.speech import spoken, wanted
from takujo.cli.streams import leave_quietly, speak_any_language
from takujo.editions.language import LANGUAGES, Language
from takujo.editions.mistakes import EditionError


def main() -> None:
    """Run the command given to the program and leave with its exit code."""
    speak_any_language()
    raise SystemExit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """One command: 0 it went well, 1 it did not, 2 it was asked for wrongly."""
    try:
        say = spoken(wanted(arguments, os.environ))
    except EditionError as error:
        return refuse(error, spoken(LANGUAGES[0]))
    try:
        return commanded(arguments, say)
    except BrokenPipeError:
        leave_quietly()
        return 0
    except KeyboardInterrupt:
        tell_error([say.say("Interrupted.")])
        return 1
    except Exception as error:
        return refuse(error, say) or report_bug(error, say)


def commanded(arguments: Sequence[str], say: Language) -> int:
    """The command's own exit code."""
    import typer

    from takujo.cli.commands import program

    whole: Any = program(say)
    try:
        # not its main(), which has an opinion of its own about Ctrl-C and closed pipes
        with whole.make_context("takujo", list(arguments), obj=say) as context:
            code: Any = whole.invoke(context)
        sys.stdout.flush()  # while it can still be said that nobody reads
        return int(code or 0)
    except typer.Exit as leave:
        return leave.exit_code


def refuse(error: Exception, say: Language) -> int:
    """Tell what was wrong with what the user asked for; 0 if it is a fault of the program."""
    from takujo.cli.problems import mistakes_of, tell
    from takujo.cli.screen import Screen

    mistakes = mistakes_of(error)
    tell(mistakes, say, Screen(error=True))
    return 2 if mistakes else 0


def report_bug(error: Exception, say: Language) -> int:
    """One line about a fault of the program itself, and what to do about it."""
    if os.environ.get("TAKUJO_TRACEBACK"):
        raise error
    fault = f"{type(error).__name__}: {error}".splitlines()[0]
    asked = say.say(
        "Please report it with what `TAKUJO_TRACEBACK=1 takujo …` prints for the same command."
    )
    tell_error([say.say("This is a fault of takujo, not yours: {fault}", fault=fault), asked])
    return 1


def tell_error(lines: list[str]) -> None:
    """Something that went wrong, beside what a program may read."""
    from takujo.cli.screen import Screen

    screen = Screen(error=True)
    for line in lines:
        screen.show(line, "bold red")
