"""The command ``takujo``: speaks the user's language, and never ends in a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any

from takujo.cli.screen import Screen, leave_quietly, speak_any_language
from takujo.cli.speech import spoken, wanted
from takujo.editions.language import LANGUAGES, Language
from takujo.editions.mistakes import EditionError, one_mistake


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
    except KeyboardInterrupt:
        Screen(error=True).show(say.say("Interrupted."))
    except Exception as error:
        report_bug(error, say)
    return 1


def commanded(arguments: Sequence[str], say: Language) -> int:
    """The command's own exit code; mistakes of the user are told."""
    import typer

    from takujo.cli.commands import program
    from takujo.cli.problems import MISTAKES

    try:
        code: Any = program(say).main(
            args=list(arguments), prog_name="takujo", standalone_mode=False, obj=say
        )
        sys.stdout.flush()  # while it can still be said that nobody reads
        return int(code or 0)
    except typer.Exit as leave:
        return leave.exit_code
    except typer.Abort:
        return 1
    except typer.TyperException as error:
        told = error.format_message()
        return refuse(one_mistake("", "", told), say) if told else error.exit_code
    except MISTAKES as error:
        return refuse(error, say)


def refuse(error: Exception, say: Language) -> int:
    """Tell what was wrong with what the user asked for."""
    from takujo.cli.problems import mistakes_of, tell

    tell(mistakes_of(error), say, Screen(error=True))
    return 2


def report_bug(error: Exception, say: Language) -> None:
    """One line about a fault of the program itself, and what to do about it."""
    if os.environ.get("TAKUJO_TRACEBACK"):
        raise error
    fault = f"{type(error).__name__}: {error}".splitlines()[0]
    told = say.say("This is a fault of takujo, not yours: {fault}", fault=fault)
    asked = say.say(
        "Please report it with what `TAKUJO_TRACEBACK=1 takujo …` prints for the same command."
    )
    screen = Screen(error=True)
    screen.show(told, "bold red")
    screen.show(asked)
