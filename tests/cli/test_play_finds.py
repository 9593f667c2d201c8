"""What is looked up at the prompt: elements by number, paragraphs of the rules, the whole width."""

import io
import os
from pathlib import Path

import pytest
from rich.cells import cell_len

from takujo.cli.pager import leaf_through, leafing, pager
from takujo.cli.paragraphs import paragraph_called
from takujo.cli.screen import Screen
from takujo.editions.language import language
from takujo.games.catalogue import GAMES, game
from takujo.host.answers import answer
from takujo.kernel.chance import FastNumbers, fast
from tests.cli.at_the_prompt import Prompt, an_answer, lively
from tests.cli.running import here, program

TOWN = game("fourbit-town").book("classic")


def town(code: str = "ja") -> Prompt:
    """The draft of a classic game, the first question put."""
    prompt = Prompt(TOWN, 3, code=code)
    prompt.ask(prompt.record.waiting[0])
    return prompt


@pytest.mark.parametrize(
    "line", ["help 場所9", "help 場所 9", "help　場所9", "help 議事堂前", "help 1001"]
)
def test_a_place_is_found_by_its_number_its_name_and_its_bits(line: str) -> None:
    assert "1001＝9：議事堂前" in town().says(line)


def test_a_number_alone_finds_the_place_and_the_card_with_this_number() -> None:
    found = town().says("help 9")
    assert "1001＝9：議事堂前" in found
    assert "カード9" in found


def test_help_with_the_number_of_an_option_explains_what_the_option_is_about() -> None:
    book = game("san-juan").book()
    start = {
        "asking": ["build", 0, 0],
        "players": [{"hand": ["crane", "library", "chapel", "palace", "hero"]}, {}, {}, {}],
    }
    prompt = Prompt(book, 4, start=start)
    assert "  1  Build the crane (2 cards)" in prompt.ask(0)
    assert "you may build over one of your buildings" in prompt.says("help 1").replace("\n", " ")


def test_a_paragraph_of_the_rules_is_found_by_its_number_and_its_heading() -> None:
    prompt = town("en")
    five = prompt.says("rules 5")
    assert "## 5 Setup" in five
    assert "## 6 The round" not in five
    assert "#### 6-3-3 Upkeep" in prompt.says("rules 6-3-3")
    assert "#### 6-3-3 Upkeep" in prompt.says("rules upkeep")
    assert "There is no paragraph '99' in the rules." in prompt.says("rules 99")
    assert "「99」という項はありません" in town().says("rules 99")


@pytest.mark.parametrize("code", ["ja", "en"])
def test_every_refusal_names_a_paragraph_that_the_rulebook_has(code: str) -> None:
    for each in GAMES:
        for edition in each.editions():
            book = each.book(edition)
            chapters = each.words.chapters(book, language(code))
            clauses = {paragraph.clause for paragraph in book.paragraphs if paragraph.clause}
            t, numbers = each.deal(book, 3, fast(7)), FastNumbers(7)
            while t.asking is not None:
                for choice in each.candidates(t, t.asking):
                    reason = each.why_not(t, t.asking, choice)
                    if reason is not None:
                        clauses.add(reason.clause)
                t.play(t.asking.seat, lively(t.offered, numbers))
            for clause in clauses:
                assert paragraph_called(chapters, clause), (each.name, edition, clause)


@pytest.mark.parametrize("columns", [60, 80, 140])
@pytest.mark.parametrize("code", ["ja", "en"])
def test_text_uses_the_width_of_the_terminal_and_nothing_is_cut(columns: int, code: str) -> None:
    for each in GAMES:
        for edition in each.editions():
            prompt = Prompt(each.book(edition), 3, code=code)
            prompt.person.screen.width = columns
            prompt.ask(prompt.record.waiting[0])
            other = "ja" if code == "en" else "en"
            prompt.says(f"lang {other}")
            told = prompt.says(f"lang {code}") + prompt.says("table") + prompt.says("help")
            widths = [cell_len(line) for line in told.splitlines()]
            assert max(widths) <= columns
            assert max(widths) > columns - 20, "the width is not used"
            assert "…" not in told


def test_the_pager_is_the_one_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAGER", "less -S")
    assert pager() == ["less", "-S"]
    monkeypatch.setenv("PAGER", "")
    assert pager() == []


class Looked(Screen):
    """A terminal at which somebody looks."""

    is_terminal = True


@pytest.mark.parametrize(("rows", "leafs"), [(200, 0), (8, 1)])
def test_news_longer_than_the_screen_can_be_leafed_through(
    rows: int, leafs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    prompt = Prompt(game("san-juan").book(), 2)
    numbers = FastNumbers(1)
    while len(prompt.record.entries) < 60:
        seat = prompt.record.waiting[0]
        _, choices = an_answer(prompt.record, seat, numbers)
        answer(prompt.record, seat, choices, prompt.record.question(seat))
    given: list[str] = []
    monkeypatch.setattr("takujo.cli.pager.leaf_through", lambda text, *_: given.append(text))
    monkeypatch.setattr("takujo.cli.pager.pager", lambda: ["less"])
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    told = io.StringIO()
    teller = prompt.person.teller
    teller.screen = Looked(told)
    teller.screen.height = rows
    teller.news(0, 0)
    assert len(given) == leafs
    assert ("".join(given) or told.getvalue()).count("\n") > 10


def test_less_says_how_to_go_on_and_how_to_get_back(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[dict[str, str]] = []
    monkeypatch.delenv("LESS", raising=False)
    monkeypatch.setattr("subprocess.run", lambda *_, env, **__: ran.append(env))
    leaf_through("text", ["less"], Screen(io.StringIO()), leafing(language("en")))
    assert ran[0]["LESS"] == r"-RXE -PsSpace\: more\. q\: done\.$"


@pytest.mark.parametrize(
    ("game_name", "word", "code", "found"),
    [
        ("fourbit-town", "upkeep", "en", "rules 6-3-3   Upkeep"),
        ("fourbit-town", "後手", "ja", "rules 6-2-4"),
        ("fourbit-town", "vp", "en", "rules 2       Aim of the game"),
        ("san-juan", "総督", "ja", "rules 2"),
        ("goryokaku", "監査", "ja", "rules "),
    ],
)
def test_help_with_a_word_of_the_rules_says_where_it_stands(
    game_name: str, word: str, code: str, found: str
) -> None:
    prompt = Prompt(game(game_name).book(), 3, code=code)
    prompt.ask(prompt.record.waiting[0])
    assert found in prompt.says(f"help {word}")
    assert "zzz" in prompt.says("help zzz")
    assert "rules" not in prompt.says("help zzz")


def test_nothing_is_paged_where_a_program_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAGER", "false")
    prompt = town("en")
    assert isinstance(prompt.file, io.StringIO)
    assert "10 End of the game" in prompt.says("rules")


# --- files that are there already -----------------------------------------------------------
def test_a_record_never_overwrites_a_file_without_being_told_to(tmp_path: Path) -> None:
    file = tmp_path / "precious.takujo"
    file.write_text("precious")
    home = {"TAKUJO_HOME": str(tmp_path / "home")}
    arguments = ["play", "san-juan", "--seed", "1", "--record", str(file)]
    refused = program(*arguments, language="ja", **home)
    assert refused.code == 2
    assert "すでにあります" in refused.err
    assert "--overwrite" in refused.err
    assert file.read_text() == "precious"
    assert program(*arguments, "--overwrite", **home).code == 1  # left at once, and kept there
    assert file.read_text().startswith("{") or "san-juan" in file.read_text()


def test_save_overwrites_a_file_only_when_asked_twice(tmp_path: Path) -> None:
    file = tmp_path / "precious.takujo"
    file.write_text("precious")
    other = tmp_path / "other.takujo"
    home = {"TAKUJO_HOME": str(tmp_path / "home")}
    save = f"save {file}\n"
    for typed, kept in [(save, True), (f"{save}save {other}\n", True), (save + save, False)]:
        ran = program("play", "san-juan", "--seed", "1", typed=typed, **home)
        assert ran.out.count("is there already") == 1
        assert (file.read_text() == "precious") == kept
    assert other.exists()


def test_two_games_with_one_seed_are_kept_beside_each_other(tmp_path: Path) -> None:
    home = tmp_path / "home"
    for _ in range(2):
        assert program("play", "san-juan", "--seed", "1", TAKUJO_HOME=str(home)).code == 1
    assert len(os.listdir(home / "unfinished")) == 2


def test_the_option_is_known_to_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--overwrite" in here(capsys, "play", "--help", "--lang", "en").out
