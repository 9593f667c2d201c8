"""The Japanese catalogue holds exactly the sentences of the sources, all of them translated."""

import ast
import string
from pathlib import Path

from babel.messages.catalog import Message

from scripts import words

# Which of their arguments are sentences.
KEYWORDS = {
    "say": [0], "many": [0, 1], "mark": [0], "Said": [0], "form": [0], "forms": [0, 1],
}  # fmt: skip


def sentences(source: str) -> set[str]:
    """Every sentence in a call of say, many, mark, Said or form(s), found without Babel."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            for argument in [a for i, a in enumerate(node.args) if i in KEYWORDS.get(name, [])]:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    found.add(argument.value)
    return found


def ids(message: Message) -> list[str]:
    """The English of a message: one sentence, or two for one thing and more."""
    return [message.id] if isinstance(message.id, str) else list(message.id)


def texts(message: Message) -> list[str]:
    """The Japanese of a message."""
    return [message.string] if isinstance(message.string, str) else list(message.string or [])


def slots(text: str) -> set[str]:
    """The names of a sentence's slots."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def messages() -> list[Message]:
    """Every sentence of the catalogue as its file holds it."""
    return [message for message in words.catalogue("ja") if message.id]


def test_no_sentence_is_missing_and_none_is_left_over() -> None:
    wanted = {tuple(ids(message)) for message in words.said() if message.id}
    there = {tuple(ids(message)) for message in messages()}
    assert wanted - there == set(), "run make words and translate what is new"
    assert there - wanted == set(), "run make words"
    assert not words.catalogue("ja").obsolete


def test_every_sentence_is_translated_and_none_is_doubtful() -> None:
    assert words.untranslated(words.catalogue("ja")) == []
    assert [message.id for message in messages() if message.fuzzy] == []


def test_both_languages_fill_the_same_slots() -> None:
    for message in messages():
        english = set().union(*[slots(text) for text in ids(message)])
        for text in texts(message):
            assert not text or slots(text) == english, message.id


def test_the_compiled_catalogue_is_that_of_the_file() -> None:
    compiled = words.po_file("ja").with_suffix(".mo").read_bytes()
    assert compiled == words.mo_bytes(words.catalogue("ja")), "run make words"


def test_the_file_is_as_the_script_writes_it() -> None:
    assert words.po_file("ja").read_bytes() == words.po_text(words.updated("ja"))


def test_no_sentence_hides_from_the_script() -> None:
    known = {text for message in words.said() for text in ids(message)}
    for path in sorted(words.SOURCES.rglob("*.py")):
        assert sentences(path.read_text(encoding="utf-8")) - known == set(), path


def test_a_sentence_in_an_f_string_is_seen_to_hide(tmp_path: Path) -> None:
    source = "x = f'# {say.say(\"Hidden\")}' + say.say('Found')\n"
    (tmp_path / "page.py").write_text(source)
    known = {text for message in words.said(tmp_path) for text in ids(message)}
    assert "Found" in known
    assert sentences(source) - known == {"Hidden"}
