"""``takujo backup``: a copy of everything, also while the server runs."""

from __future__ import annotations

from pathlib import Path

from takujo.cli.screen import Screen
from takujo.cli.serve import data_folder
from takujo.editions.language import Language
from takujo.host.backup import CannotBackUp, back_up


def back_up_data(target: str, data: str, say: Language) -> int:
    """Make the copy and say how it is used; 1 if it cannot be made."""
    folder = data_folder(data)
    try:
        made = back_up(folder, Path(target).expanduser())
    except (CannotBackUp, OSError) as problem:
        screen = Screen(error=True)
        screen.show(say.say("No backup was made: {problem}", problem=problem), "bold red")
        return 1
    screen = Screen()
    screen.unbroken(say.say("The backup is in {folder}.", folder=made))
    screen.unbroken(say.say("To go on from it: takujo serve --data {folder}", folder=made))
    return 0
