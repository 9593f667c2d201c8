"""Jinja with less work for every value it prints: a table has a thousand of them."""

from __future__ import annotations

import re
from collections.abc import Callable
from types import CodeType
from typing import Any, Final

from jinja2 import Environment, Template
from jinja2.runtime import Context
from markupsafe import Markup, escape

OWN_ESCAPE: Final = f"; from {__name__} import escaped as escape\n"
unsafe: Final = re.compile("[&<>'\"]").search


def escaped(value: Any) -> str:
    """The same text as ``markupsafe.escape`` gives.

    That wraps every text anew, also the many that are safe as they are; what a template prints is
    joined anyway.
    """
    kind = type(value)
    if (kind is str and unsafe(value) is None) or kind is Markup:
        return str.__str__(value)
    return str(value) if kind is int else escape(value)


class PlainCalls(Context):
    """Calls what a template calls, without asking whether it wants to know the context."""

    def call(
        self, called: Callable[..., Any], /, *values: Any,
        _loop_vars: object = None, _block_vars: object = None, **named: Any,
    ) -> Any:  # fmt: skip
        """What the function or macro gives; none of ours takes the context."""
        return called(*values, **named)


class QuickEnvironment(Environment):
    """Templates whose compiled code escapes with ``escaped``; each is read once."""

    context_class = PlainCalls

    def __init__(self, **options: Any) -> None:
        super().__init__(auto_reload=False, **options)
        self._read: dict[str, Template] = {}

    def get_template(
        self, name: str | Template, parent: str | None = None, globals: Any = None
    ) -> Template:
        """The template of this name; files do not change under a running server."""
        if not isinstance(name, str) or globals is not None:
            return super().get_template(name, parent, globals)
        found = self._read.get(name)
        if found is None:
            found = self._read[name] = super().get_template(name, parent)
        return found

    def getattr(self, obj: Any, attribute: str) -> Any:
        """``words.undo``: a key of a table, where there is one, before anything else is tried."""
        if type(obj) is dict and attribute in obj:
            return obj[attribute]
        return super().getattr(obj, attribute)

    def _compile(self, source: str, filename: str) -> CodeType:
        """Jinja's hook: on the first line, so that lines of templates are still found."""
        code: CodeType = super()._compile(source.replace("\n", OWN_ESCAPE, 1), filename)
        return code
