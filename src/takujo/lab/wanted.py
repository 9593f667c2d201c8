"""What rows and figures need besides takujo itself, and what to say where it is not there."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from takujo.editions.mistakes import one_mistake
from takujo.kernel.said import Said

HOW = "pip install 'takujo[lab]'; make lab"


def needs(module: str, how: str = HOW) -> Any:
    """A module that only the laboratory uses; who has not installed it is told how."""
    try:
        return import_module(module)
    except ImportError as error:
        problem = Said("{module} is not installed; rows and reports need it", module=module)
        raise one_mistake("", "", problem, how) from error


def needs_lab() -> None:
    """Refuse to begin what polars and scipy are needed for, where they are not there."""
    needs("polars")
    needs("scipy")
