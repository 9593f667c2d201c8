"""Learning a game: self-play, fitting, and a ladder of what was learned; resumed where it stopped.

Everything lies in one folder: the positions of each part of the games, the network after every
epoch, and what the ladder found. What is there is not done again.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from takujo.cpu.levels import values_in
from takujo.cpu.match import play_on
from takujo.cpu.players import JudgingPlayer, Player
from takujo.cpu.search import Effort, SearchPlayer
from takujo.editions.mistakes import one_mistake
from takujo.games.catalogue import game
from takujo.kernel.chance import fast
from takujo.kernel.said import Said
from takujo.lab.intervals import share
from takujo.lab.training.fit import Fit
from takujo.lab.training.quantised import quantised, write
from takujo.lab.training.schedule import (
    PART,
    GamesPart,
    gathered,
    keep_whole,
    play_elsewhere,
    play_part,
)

LADDER: Final = Effort(simulations=32, width=6)
LADDER_SEED: Final = 700_000_000  # deals that no position comes from
FIT_SEED: Final = 1  # of the first weights and the order of samples
SETTINGS: Final = "settings.json"
STEPS: Final = "ladder.json"


@dataclass(frozen=True)
class Course:
    """How a game is learned."""

    game: str
    games: int
    seed: int
    epochs: int
    rate: float
    decay: float
    ahead: int  # decisions that a search plays on before it asks the network
    times: int  # simulations of a search, in parts of what is usual
    ladder: int  # games against each step of the ladder


Tell = Callable[[str, int, int], None]  # what is being done, how far, of how much


def train(course: Course, folder: Path, jobs: int, tell: Tell, ray: str = "") -> Path:
    """Learn; where the network was written. Self-play may be shared out to a Ray cluster."""
    begin(course, folder)
    parts = [
        GamesPart(course.game, course.seed, number, course.games, str(folder))
        for number in range(-(-course.games // PART))
    ]
    left = [part for part in parts if not part.file.exists()]
    if ray:
        play_on_cluster(left, ray, len(parts), tell)
    else:
        play_parts(left, jobs, len(parts), tell)
    learned = fit(course, folder, [part.file for part in parts], tell)
    climb(course, folder, learned, tell)
    return learned[-1]


def begin(course: Course, folder: Path) -> None:
    """Make the folder, or find the same course in it."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = json.dumps(asdict(course), indent=1)
    file = folder / SETTINGS
    if file.exists() and file.read_text() != wanted:
        problem = Said("another course was begun here: go on with it, or take a new folder")
        raise one_mistake(str(file), "", problem)
    file.write_text(wanted)


def play_parts(parts: list[GamesPart], jobs: int, of: int, tell: Tell) -> None:
    """Self-play, shared out to processes; a part that is not finished is played again later."""
    done = of - len(parts)
    tell("play", done, of)
    if jobs == 1:
        for part in parts:
            play_part(part)
            done += 1
            tell("play", done, of)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for _ in as_completed([pool.submit(play_part, part) for part in parts]):
            done += 1
            tell("play", done, of)


def play_on_cluster(parts: list[GamesPart], address: str, of: int, tell: Tell) -> None:
    """Self-play on machines that may have no disk in common; what they played is kept here."""
    from takujo.lab.on_ray import share_out

    done = of - len(parts)
    tell("play", done, of)

    def receive(played: tuple[int, bytes]) -> None:
        nonlocal done
        number, positions = played
        keep_whole(parts[number].file, positions)
        done += 1
        tell("play", done, of)

    share_out(address, play_elsewhere, parts, range(len(parts)), receive)


def fit(course: Course, folder: Path, files: list[Path], tell: Tell) -> list[Path]:
    """The network after every epoch, the last one the best; fitting begins anew if one lacks."""
    learned = [folder / f"network-{epoch + 1:02}.json.gz" for epoch in range(course.epochs)]
    if all(file.exists() for file in learned):
        return learned
    rules = game(course.game)
    layout = rules.layout(rules.book(rules.default_edition))
    samples, held_out = gathered(files)
    network = Fit(samples, FIT_SEED, course.decay)
    errors: list[Any] = []
    for epoch, file in enumerate(learned):
        network.epoch(samples, course.rate * (1 - epoch / course.epochs))
        errors.append(network.error(held_out))
        write(quantised(network, layout, course.ahead, course.times), file)
        tell("fit", epoch + 1, course.epochs)
    (folder / "errors.json").write_text(json.dumps(errors))
    return learned


def climb(course: Course, folder: Path, learned: list[Path], tell: Tell) -> None:
    """The last network against three ``normal``, and against three of every earlier network."""
    file = folder / STEPS
    steps: dict[str, Any] = json.loads(file.read_text()) if file.exists() else {}
    below: list[Path | None] = [None, *learned[:-1]]
    for at, other in enumerate(below):
        name = "normal" if other is None else other.name
        if name not in steps and course.ladder:
            wins = [win(course, learned[-1], other, number) for number in range(course.ladder)]
            steps[name] = {
                "games": len(wins),
                "win_rate": sum(wins) / len(wins),
                "ci95": share(wins, [1] * len(wins)),
            }
            file.write_text(json.dumps(steps, indent=1))
        tell("ladder", at + 1, len(below))


def win(course: Course, network: Path, other: Path | None, number: int) -> float:
    """One against all others, on a deal of its own; the share of the first place."""
    rules = game(course.game)
    names = rules.editions()
    book = rules.book(names[number % len(names)])
    seats = rules.seats[0]
    seed = LADDER_SEED + number
    mine = number // len(names) % seats

    def sits(seat: int) -> Player:
        file = network if seat == mine else other
        if file is None:
            return JudgingPlayer(rules.judgement, seed * seats + seat)
        return SearchPlayer(rules, seed * seats + seat, LADDER, values_in(str(file)))

    t = rules.deal(book, seats, fast(seed))
    play_on(t, [sits(seat) for seat in range(seats)])
    result = t.result
    assert result is not None
    return 1 / result.ranks.count(1) if result.ranks[mine] == 1 else 0.0
