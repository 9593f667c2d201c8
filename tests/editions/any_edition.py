"""Editions of any content, for laws that hold for all of them."""

from typing import Any

from hypothesis import strategies as st

KEYS = st.sampled_from(["cost", "vp", "library", "crane", "rules", "0", "1", "5", "prices"])
WORDS = st.sampled_from(["by_level", "none", "図書館", ""])
SINGLE = st.integers(-99, 99) | st.booleans() | WORDS
NAMES = {"ja": st.sampled_from(["図書館", "cost", "5"]), "en": st.sampled_from(["Library", "VP"])}


def deeper(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """Lists of such values, and tables of them with names or without."""
    table = st.dictionaries(KEYS, inner, max_size=4)
    named = st.fixed_dictionaries({}, optional=NAMES)
    return st.lists(inner, max_size=3) | st.tuples(table, named).map(lambda both: both[0] | both[1])


VALUES: st.SearchStrategy[Any] = st.recursive(SINGLE, deeper, max_leaves=12)
EDITIONS: st.SearchStrategy[dict[str, Any]] = st.dictionaries(KEYS, VALUES, max_size=5)
