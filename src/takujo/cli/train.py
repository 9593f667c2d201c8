"""``takujo train``: a game is learned from self-play, in a folder that remembers how far it is."""

from __future__ import annotations

from pathlib import Path

from takujo.cli.asked_for import Arguments, fraction, game_and_edition, whole_number
from takujo.cli.planned import MOST_GAMES, processes
from takujo.cli.screen import Screen
from takujo.editions.language import Language, mark
from takujo.editions.mistakes import one_mistake
from takujo.kernel.said import Said

DOING = {
    "play": mark("self-play: {done} of {all} parts"),
    "fit": mark("learning: {done} of {all} epochs"),
    "ladder": mark("ladder: {done} of {all} steps"),
}
Numbers = tuple[str, str, str, str, str, str, str, str]


def train(game: str, out: str, numbers: Numbers, jobs: str, ray: str, say: Language) -> int:
    """Learn, and say where the network lies; 1 if it was stopped, to be gone on with."""
    try:
        from takujo.lab.training.train import Course
        from takujo.lab.training.train import train as learn
    except ModuleNotFoundError as error:
        problem = Said("learning needs numpy: install takujo[train]")
        raise one_mistake("", "train", problem) from error
    of, _ = game_and_edition(game)
    games, seed, epochs, rate, decay, ahead, times, ladder = numbers
    asked = Arguments()
    number = asked.part(lambda: whole_number("--games", games, 1, MOST_GAMES))
    first = asked.part(lambda: whole_number("--seed", seed, 0))
    often = asked.part(lambda: whole_number("--epochs", epochs, 1, 1000))
    fast = asked.part(lambda: fraction("--rate", rate))
    fading = asked.part(lambda: fraction("--decay", decay))
    decisions = asked.part(lambda: whole_number("--ahead", ahead, 1, 5000))
    simulations = asked.part(lambda: whole_number("--times", times, 1, 100))
    steps = asked.part(lambda: whole_number("--ladder", ladder, 0, MOST_GAMES))
    workers = asked.part(lambda: processes(jobs))
    asked.refuse()
    course = Course(
        of.name, number.value, first.value, often.value, fast.value, fading.value,
        decisions.value, simulations.value, steps.value,
    )  # fmt: skip
    screen = Screen()

    def tell(doing: str, done: int, all: int) -> None:
        screen.show(say.say(DOING[doing], done=done, all=all), "dim")

    try:
        made = learn(course, Path(out), workers.value, tell, ray)
    except KeyboardInterrupt:
        screen.show(say.say("Interrupted; the same command goes on from here."), "bold yellow")
        return 1
    screen.show(say.say("The network lies in {file}.", file=made))
    return 0
