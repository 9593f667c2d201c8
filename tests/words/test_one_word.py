"""One word per idea: what the vocabulary rules out is said in no sentence."""

import pytest

from scripts.words import catalogue
from takujo.editions.language import LANGUAGES
from tests.style.tree import PACKAGE, ROOT


def ruled_out() -> list[tuple[str, str]]:
    """The words that are not used, and what is said instead."""
    text = (ROOT / "docs" / "vocabulary.md").read_text(encoding="utf-8")
    lines = text.partition("### Words that are not used")[2].partition("\n## ")[0].splitlines()
    rows = [line.strip("| ").split(" | ") for line in lines if line.startswith("| ")][2:]
    return [(word, instead) for words, instead in rows for word in words.split("、")]


def sentences() -> list[str]:
    """Every Japanese sentence."""
    out: list[str] = []
    for message in catalogue(LANGUAGES[0]):
        texts = message.string if isinstance(message.string, tuple) else (message.string,)
        out += [str(text) for text in texts]
    for path in sorted((PACKAGE / "games").rglob(f"rulebook.{LANGUAGES[0]}.md")):
        out += path.read_text(encoding="utf-8").splitlines()
    return out


def test_the_vocabulary_rules_words_out() -> None:
    assert ("費用", "コスト") in ruled_out()
    assert ("納め", "置く") in ruled_out()


@pytest.mark.parametrize(("word", "instead"), ruled_out())
def test_a_word_that_is_ruled_out_is_said_nowhere(word: str, instead: str) -> None:
    assert [text for text in sentences() if word in text] == [], f"say {instead}"
