"""Templates: the look of pages. Every word they print was made in Python."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from jinja2 import FileSystemLoader, StrictUndefined
from markupsafe import Markup

from takujo.web.pages import signs
from takujo.web.pages.assets import address, inlined
from takujo.web.pages.quick_jinja import QuickEnvironment
from takujo.web.pages.reader import Reader

FOLDER: Final = Path(__file__).resolve().parent.parent / "templates"
TEMPLATES: Final = QuickEnvironment(
    loader=FileSystemLoader(FOLDER),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
TEMPLATES.globals["address"] = address
TEMPLATES.globals["inlined"] = inlined
TEMPLATES.globals["signs"] = signs


def fill(template: str, reader: Reader, **values: Any) -> Markup:
    """A template with these values, in the language of its reader."""
    say = reader.say.say
    made = TEMPLATES.get_template(template).render(
        reader=reader,
        brand=say("Takujo"),
        offline=say(
            "No connection: this is how it stood last. Nothing can be played until it is back."
        ),
        about=say("Board games at one table, with friends and computer players, on any screen."),
        **values,
    )
    return Markup(made)


def whole(template: str, reader: Reader, **values: Any) -> str:
    """A whole document, or a fragment that goes out as it is."""
    return str(fill(template, reader, **values))
