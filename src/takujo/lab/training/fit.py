"""Fitting a small network to samples: Adam on batches, in numpy alone."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Bytes = NDArray[np.uint8]

HIDDEN: Final = 48
BATCH: Final = 512
LEAD: Final = 10.0  # points of lead that count as one
LEAD_WEIGHT: Final = 0.3  # of the error in the lead, beside that in the win share
RARE: Final = 0.02  # a number that hardly ever differs is not read
FADE: Final = 0.9
FADE_SQUARES: Final = 0.999


@dataclass
class Samples:
    """Many positions: what was seen, by which edition, and the outcome."""

    features: Bytes
    editions: Bytes  # the numbers of each edition
    edition_of: NDArray[np.int64]
    win: Floats
    lead: Floats

    def __len__(self) -> int:
        return len(self.win)

    def part(self, which: NDArray[np.int64]) -> Samples:
        """Some of them."""
        return Samples(
            self.features[which],
            self.editions,
            self.edition_of[which],
            self.win[which],
            self.lead[which],
        )


class Fit:
    """The network while it learns: real weights over normalised inputs."""

    def __init__(self, samples: Samples, seed: int, decay: float) -> None:
        self.random = np.random.default_rng(seed)
        self.decay = decay  # by how much weights fade in a step, at the full rate
        self.mean, self.scale = spread_of(samples.features)
        seen = samples.editions[samples.edition_of[:: max(1, len(samples) // 20000)]]
        self.edition_mean, self.edition_scale = spread_of(seen)
        sizes = [len(self.mean) + len(self.edition_mean), HIDDEN, 2]
        self.weights: list[Floats] = []
        self.biases: list[Floats] = []
        for before, after in pairwise(sizes):
            reach = np.sqrt(2.0 / min(before, 200))
            weights = self.random.normal(0.0, reach, (before, after))
            self.weights.append(weights.astype(np.float32))
            self.biases.append(np.zeros(after, np.float32))
        self.weights[0][len(self.mean) :] *= 0.05
        self.weights[-1] *= 0.1
        self.steps = 0
        self.first = [np.zeros_like(w) for w in [*self.weights, *self.biases]]
        self.second = [np.zeros_like(w) for w in [*self.weights, *self.biases]]

    def inputs(self, samples: Samples) -> Floats:
        """Normalised inputs of these samples, the edition's numbers last."""
        seen = (samples.features.astype(np.float32) - self.mean) * self.scale
        printed = (samples.editions.astype(np.float32) - self.edition_mean) * self.edition_scale
        return np.concatenate([seen, printed[samples.edition_of]], axis=1)

    def layers(self, inputs: Floats) -> list[Floats]:
        """The values of every layer, the outputs last: win logit and lead."""
        out = [inputs]
        last = len(self.weights) - 1
        for at, (weights, bias) in enumerate(zip(self.weights, self.biases, strict=True)):
            after = out[-1] @ weights + bias
            out.append(after if at == last else np.maximum(after, 0.0))
        return out

    def epoch(self, samples: Samples, rate: float) -> None:
        """Once through all samples, in an order of its own."""
        order = self.random.permutation(len(samples))
        for start in range(0, len(order) - BATCH + 1, BATCH):
            batch = samples.part(order[start : start + BATCH])
            self.step(batch, rate)

    def step(self, batch: Samples, rate: float) -> None:
        """One step down the error of a batch."""
        layers = self.layers(self.inputs(batch))
        slope = np.empty_like(layers[-1])
        slope[:, 0] = logistic(layers[-1][:, 0]) - batch.win
        slope[:, 1] = LEAD_WEIGHT * np.clip(layers[-1][:, 1] - batch.lead / LEAD, -2.0, 2.0)
        slope /= np.float32(len(batch))
        gradients: list[Floats] = []
        bias_gradients: list[Floats] = []
        for at in range(len(self.weights) - 1, -1, -1):
            gradients.insert(0, layers[at].T @ slope)
            bias_gradients.insert(0, slope.sum(axis=0))
            if at:
                slope = (slope @ self.weights[at].T) * (layers[at] > 0)
        self.descend(gradients + bias_gradients, rate)

    def descend(self, gradients: list[Floats], rate: float) -> None:
        """Adam, with weights fading."""
        self.steps += 1
        towards = 1 - FADE**self.steps
        squares = 1 - FADE_SQUARES**self.steps
        for at, (values, gradient) in enumerate(
            zip([*self.weights, *self.biases], gradients, strict=True)
        ):
            self.first[at] += (1 - FADE) * (gradient - self.first[at])
            self.second[at] += (1 - FADE_SQUARES) * (gradient**2 - self.second[at])
            size = np.sqrt(self.second[at] / squares) + 1e-8
            values -= np.float32(rate) * (self.first[at] / towards) / size
        self.weights[0] *= np.float32(1 - self.decay * rate)

    def error(self, samples: Samples) -> tuple[float, float]:
        """Mean loss of the win share (in nats), and mean squared error of the lead in points."""
        loss = squared = 0.0
        for start in range(0, len(samples), 8192):
            part = samples.part(np.arange(start, min(start + 8192, len(samples))))
            out = self.layers(self.inputs(part))[-1]
            p = np.clip(logistic(out[:, 0]), 1e-6, 1 - 1e-6)
            loss -= float((part.win * np.log(p) + (1 - part.win) * np.log(1 - p)).sum())
            squared += float(((out[:, 1] * LEAD - part.lead) ** 2).sum())
        count = max(1, len(samples))  # so few games that none is held out
        return loss / count, squared / count


def spread_of(features: Bytes) -> tuple[Floats, Floats]:
    """The mean of each number, and what to multiply it by; 0 where it is always the same."""
    mean = features.mean(axis=0, dtype=np.float64)
    spread = np.sqrt(np.maximum(0.0, (features.astype(np.float32) ** 2).mean(axis=0) - mean**2))
    scale = np.where(spread > RARE, 1.0 / np.maximum(spread, 0.1), 0.0)
    return mean.astype(np.float32), scale.astype(np.float32)


def logistic(x: Floats) -> Floats:
    """From a logit to a share."""
    return np.asarray(1.0 / (1.0 + np.exp(-np.clip(x, -30.0, 30.0))), np.float32)
