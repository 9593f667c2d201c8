"""Templates that do less work print what Jinja and MarkupSafe would print."""

from __future__ import annotations

import pytest
from jinja2 import DictLoader, Environment, StrictUndefined, UndefinedError
from markupsafe import Markup, escape

from takujo.web.pages.quick_jinja import QuickEnvironment, escaped


class OwnText(str):
    """A text that says itself what it is in HTML."""

    def __html__(self) -> str:
        return "<own>"


class Named(str):
    """A text of another type."""


VALUES = [
    "", "plain", "<b>", "a & b", "\"quoted\" and 'quoted'", "席 <1>", Markup("<b>safe</b>"),
    OwnText("x"), Named("<i>"), 0, -7, 10**30, True, False, None, 1.5, ["<", 1], {"<": ">"},
]  # fmt: skip


@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_every_value_is_escaped_as_ever(value: object) -> None:
    assert str(escaped(value)) == str(escape(value))


TEMPLATES = {
    "page": (
        '{% from "parts" import one, two %}{% set said %}<{{ text }}>{% endset %}'
        '{{ text }}|{{ words.undo }}|{{ words.items()|length }}|{{ said }}|{{ one(text, seen) }}|'
        '{% for each in seen %}{{ loop.index }}{{ two(each, end="<") }}{% endfor %}'
        '{% include "row" %}{{ text ~ seen[0] }}{{ seen|join(text) }}'
        '{{ upper(text) }}{{ seen.count(1) }}'
    ),
    "parts": (
        '{% macro one(text, seen) %}<p>{{ text }}{{ two(seen[0]) }}</p>{% endmacro %}'
        '{% macro two(each, end="") %}<i>{{ each }}{{ end }}</i>{% endmacro %}'
    ),
    "row": "<li>{{ words.undo }}{{ text|upper }}</li>",
}  # fmt: skip


def printed(environment: Environment) -> str:
    """The page of these templates."""
    words = {"undo": "<undo>", "keys": 3}
    seen = ["<x>", 1, Markup("<hr>")]
    page = environment.get_template("page")
    return page.render(text="a<b & 'c'", words=words, seen=seen, upper=str.upper)


def test_a_page_is_the_same_as_with_plain_jinja() -> None:
    plain = Environment(loader=DictLoader(TEMPLATES), autoescape=True, undefined=StrictUndefined)
    quick = QuickEnvironment(
        loader=DictLoader(TEMPLATES), autoescape=True, undefined=StrictUndefined
    )
    first = printed(quick)
    assert first == printed(plain)
    assert printed(quick) == first
    assert "<undo>" not in first


def test_what_is_not_there_is_still_missed() -> None:
    loader = DictLoader({"page": "{{ words.nothing }}", "other": "{{ nothing }}"})
    quick = QuickEnvironment(loader=loader, autoescape=True, undefined=StrictUndefined)
    for name in ("page", "other"):
        with pytest.raises(UndefinedError):
            quick.get_template(name).render(words={"undo": "x"})


def test_a_mistake_is_found_in_its_line() -> None:
    loader = DictLoader({"page": "one\ntwo\n{{ words.nothing.more }}"})
    quick = QuickEnvironment(loader=loader, autoescape=True, undefined=StrictUndefined)
    with pytest.raises(UndefinedError) as told:
        quick.get_template("page").render(words={})
    assert 3 in [each.lineno + 1 for each in told.traceback if "template" in str(each.path)]
