"""What a choice would change of the reader's own things, as far as the reader can know it."""

from __future__ import annotations

from takujo.editions.plain_names import PlainNames
from takujo.host.preview import Preview, numbers
from takujo.kernel.table import Table
from takujo.web.pages.asked import Fact
from takujo.web.pages.reader import At


def changes(at: At, made: Preview[Table]) -> list[Fact]:
    """Before and after; nothing where something hidden comes to light."""
    if made.revealed:
        return []
    before, after = numbers(at.seen.table, at.seen.seat), numbers(made.table, at.seen.seat)
    names = PlainNames(at.seen.table.book.edition_data, at.reader.say)
    return [
        Fact(names.word(key), n, after[key])
        for key, n in before.items()
        if key in after and after[key] != n
    ]
