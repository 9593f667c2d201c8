"""Whole editions, and every number in one."""

from typing import Any

from takujo.editions.load import flattened, layers
from takujo.editions.paths import is_number
from takujo.editions.places import dotted, leaves, value_at


def resolve(path: str, folders: list[str]) -> dict[str, Any]:
    """The edition in this file, with all that it is based on."""
    return flattened(layers(path, folders))


def numbers(data: dict[str, Any]) -> list[tuple[str, int]]:
    """Every number of the edition with its full path, in file order."""
    places = [(dotted(keys), value_at(data, keys)) for keys in leaves(data, [])]
    return [(path, value) for path, value in places if is_number(value)]
