"""From a fitted network to the file that players read: whole numbers, unused ones left out."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any, Final

import numpy as np

from takujo.cpu.network import BYTES, FORMAT
from takujo.kernel.features import Layout
from takujo.lab.training.fit import LEAD, Fit

FINE: Final = 1 << 14  # units of a weight of the first layer
SHIFT: Final = 6  # bits of the hidden layer that are dropped
SMALL: Final = 0.5 / FINE  # a weight below it is 0


def quantised(fit: Fit, layout: Layout, ahead: int, times: int) -> dict[str, Any]:
    """The network as data, for positions of this layout."""
    (first, last), (bias, ends) = fit.weights, fit.biases
    scale = np.concatenate([fit.scale, fit.edition_scale]).astype(np.float64)
    mean = np.concatenate([fit.mean, fit.edition_mean]).astype(np.float64)
    rows = first.astype(np.float64) * scale[:, None]
    used = [int(at) for at in np.flatnonzero(np.abs(rows).max(axis=1) > SMALL)]
    base = bias.astype(np.float64) - mean @ rows
    above = last.astype(np.float64) * FINE
    unit = float(FINE) * FINE / (1 << SHIFT)
    return {
        "format": FORMAT,
        "game": layout.game,
        "layout": layout.id,
        "names": [layout.names[at] for at in used],
        "typical": [round(float(mean[at]) * BYTES) for at in used],
        "rows": [[round(float(w) * FINE) for w in rows[at]] for at in used],
        "bias": [round(float(b) * FINE) for b in base],
        "shift": SHIFT,
        "win": [round(float(w)) for w in above[:, 0]],
        "lead": [round(float(w) * LEAD) for w in above[:, 1]],
        "ends": [round(float(ends[0]) * unit), round(float(ends[1]) * LEAD * unit)],
        "unit": unit,
        "horizon": ahead,
        "times": times,
    }


def write(data: dict[str, Any], file: Path) -> None:
    """Write it; the same data gives the same bytes."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    made = file.with_suffix(".new")
    made.write_bytes(gzip.compress(text.encode("utf-8"), mtime=0))
    made.replace(file)  # whole or not at all
