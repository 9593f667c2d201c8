"""What is not asked of who plays against computer players alone: what leaves nothing to weigh."""

from __future__ import annotations

from takujo.kernel.table import Table


def unasked(t: Table, seat: int) -> list[int]:
    """The answer to a question that leaves no choice, or can only bring something; else nothing."""
    options, frame = t.options(seat), t.asking
    if len(options) == 1 or frame is None or frame.seat != seat:
        return options if len(options) == 1 else []
    return frame.rule.only_gains(t, seat, frame.n)
