"""What is wrong with a command line itself: typer finds it, here it becomes a mistake as any other.

Typer's errors carry what they are about (an option, a parameter); their English is not read. Two
things it says only in words, so they are looked for here before it comes to that.
"""

from __future__ import annotations

from typing import Any

from typer import TyperException
from typer._click.exceptions import BadOptionUsage, MissingParameter, NoSuchOption
from typer.core import TyperCommand, TyperGroup

from takujo.editions.mistakes import EditionError, one_mistake
from takujo.kernel.mistake import nearest
from takujo.kernel.said import Said


class Command(TyperCommand):
    """A command that takes what is declared and nothing more."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the arguments; those that are left over are a mistake."""
        ctx.allow_extra_args = True
        try:
            left = super().parse_args(ctx, args)
        except TyperException as error:
            raise mistake_of(error, self.params) from error
        if left:
            extra = " ".join(left)
            problem = Said("Got unexpected extra argument(s) ({arguments})", arguments=extra)
            raise one_mistake("", "", problem)
        return left


class Commands(TyperGroup):
    """All commands; one that there is not is a mistake, with the one most like it."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read what stands before the command."""
        try:
            return super().parse_args(ctx, args)
        except TyperException as error:
            raise mistake_of(error, self.params) from error

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command of this name."""
        wanted = args[0]
        if wanted not in self.commands:
            raise no_such_command(wanted, nearest(wanted, self.commands))
        return super().resolve_command(ctx, args)


def no_such_command(wanted: str, near: str) -> EditionError:
    """The error for a command that there is not."""
    command = repr(wanted)
    problem = Said("No such command {command}.", command=command)
    if near:
        problem = Said(
            "No such command {command}. Did you mean {other}?", command=command, other=repr(near)
        )
    return one_mistake("", "", problem)


def mistake_of(error: TyperException, parameters: list[Any]) -> EditionError:
    """What typer has found, by the kind of its error; any other is a fault of the program."""
    if isinstance(error, NoSuchOption):
        return one_mistake("", "", no_such_option(error))
    if isinstance(error, MissingParameter) and error.param is not None:
        hint = error.param.get_error_hint()
        if error.param.param_type_name == "argument":
            return one_mistake("", "", Said("Missing argument {argument}.", argument=hint))
        return one_mistake("", "", Said("Missing option {option}.", option=hint))
    if isinstance(error, BadOptionUsage):
        return one_mistake("", "", misused(error.option_name, parameters))
    raise error


def no_such_option(error: NoSuchOption) -> Said:
    """The problem with an option that there is not, with those like it."""
    near, option = error.possibilities, error.option_name
    if not near:
        return Said("No such option: {option}", option=option)
    others = ", ".join(sorted(near))
    return Said(
        "No such option: {option} (Possible options: {others})", option=option, others=others
    )


def misused(option: str, parameters: list[Any]) -> Said:
    """The problem with an option that has no value and needs one, or has one and takes none."""
    flag = any(option in each.opts and each.is_flag for each in parameters)
    if flag:
        return Said("Option {option} does not take a value.", option=repr(option))
    return Said("Option {option} requires an argument.", option=repr(option))
