"""The bands of an edition's targets: where figures lie, for programs and for people."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from takujo.cli.screen import Screen
from takujo.editions.language import Language
from takujo.editions.mistakes import one_mistake
from takujo.kernel.said import Said

if TYPE_CHECKING:
    from takujo.lab.target_check import Band


def bands_of(folder: Path) -> list[Band]:
    """Where the figures of a folder lie that its edition has a band for."""
    from takujo.lab.loaded import load
    from takujo.lab.target_check import check_targets

    bands = check_targets(load(folder))
    if not bands:
        problem = Said("the edition has no [targets]")
        raise one_mistake("", "--check-targets", problem)
    return bands


def band_data(bands: Sequence[Band]) -> list[dict[str, Any]]:
    """The bands as programs read them."""
    return [
        {
            "target": band.target,
            "what": band.what,
            "value": round(band.value.value, 5),
            "ci95": [round(band.value.low, 5), round(band.value.high, 5)],
            "band": [band.low, band.high if math.isfinite(band.high) else None],
            "verdict": band.verdict,
        }
        for band in bands
    ]


def show_bands(bands: Sequence[Band], say: Language) -> None:
    """What is out of its band, what may be, and how many hold."""
    if not bands:
        return
    screen = Screen()
    verdicts = {
        "out": say.say("out of its band"), "open": say.say("not settled"),
    }  # fmt: skip
    for band in bands:
        if band.verdict in verdicts:
            name = f"{band.target} {band.what}".strip()
            told = f"{name}: {band.value} [{band.low:g}–{band.high:g}] {verdicts[band.verdict]}"
            screen.show(told, "bold red" if band.verdict == "out" else "", hanging=2)
    holding = sum(band.verdict == "holds" for band in bands)
    told = say.say("{n} of {all} figures are in their bands.", n=holding, all=len(bands))
    screen.show(told, "bold")
