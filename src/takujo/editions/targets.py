"""What the balance of an edition is to reach: ``[targets]``, read by ``simulate --check-targets``.

They are no rules: an edition with other targets has the same rules identity.
"""

from __future__ import annotations

from typing import Final

from takujo.editions.shape import FixedKeys, Number

TARGETS: Final = FixedKeys(
    {},
    {
        "seats_within_tenths": Number(0, 500),  # of a point of wins, from equal shares
        "source_low": Number(0, 100),  # of the winner's points, from each source
        "source_high": Number(0, 100),
        "turns_low": Number(0, 999),  # rounds, or turns of a seat
        "turns_high": Number(0, 999),
        "score_low": Number(0, 9999),  # the winner's points
        "score_high": Number(0, 9999),
        "card_low": Number(0, 100),  # of the games an element is offered in, it is taken
        "card_high": Number(0, 100),
        "ties_high": Number(0, 100),  # of games, those with a shared win
    },
)
