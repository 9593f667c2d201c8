"""Two hundred edition files with a planted mistake: each is found, at its key and on its line."""

from pathlib import Path

import pytest

from takujo.editions.mistakes import EditionError
from takujo.editions.printed import PrintedGame
from takujo.games.catalogue import GAMES
from takujo.kernel.table import Table
from tests.editions.planted import LINE, planted

EDITIONS = [(game, edition) for game in GAMES for edition in game.editions()]


def test_there_are_two_hundred_files_all_different() -> None:
    texts = {each.text for game, edition in EDITIONS for each in planted(game, edition)}
    assert len([each for game, edition in EDITIONS for each in planted(game, edition)]) == 200
    assert len(texts) > 190


@pytest.mark.parametrize(
    ("game", "edition"), EDITIONS, ids=[f"{game.name}@{edition}" for game, edition in EDITIONS]
)
def test_every_planted_mistake_is_found_on_the_line_of_the_file_that_has_it(
    game: PrintedGame[Table], edition: str, tmp_path: Path
) -> None:
    file = tmp_path / "planted.toml"
    for each in planted(game, edition):
        file.write_text(each.text, encoding="utf-8")
        with pytest.raises(EditionError) as caught:
            game.edition(str(file))
        found = {mistake.key: mistake for mistake in caught.value.mistakes}
        assert each.key in found, (each.text, str(caught.value))
        assert (found[each.key].file, found[each.key].line) == (str(file), LINE), each.text
        assert {mistake.file for mistake in caught.value.mistakes} == {str(file)}
        assert len(caught.value.mistakes) < 5
