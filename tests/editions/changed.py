"""Edition data with one value changed."""

import copy
from typing import Any

from takujo.editions.paths import set_value


def with_value(data: dict[str, Any], path: str, text: str) -> dict[str, Any]:
    """A copy with one value changed, or added; the word `absent` takes it out."""
    changed = copy.deepcopy(data)
    set_value(changed, path, text)
    return changed
