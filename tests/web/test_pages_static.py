"""Static files: what others made is as listed, and a first table page stays small."""

import gzip
import hashlib
import re
import tomllib
from pathlib import Path

import takujo
from takujo.games.catalogue import GAMES
from takujo.web.pages import assets, table
from takujo.web.pages.credits import credits
from takujo.web.pages.fourbit_town.pieces import icon_of as town_icon
from takujo.web.pages.san_juan.pieces import icon_of
from takujo.web.pages.templates import FOLDER as TEMPLATES
from tests.web.pages_at_hand import Elements, at, position

VENDORED = tomllib.loads((assets.FOLDER / "vendored.toml").read_text(encoding="utf-8"))["files"]
SPRITES = [entry for entry in VENDORED if "icons" in entry]


def symbols(file: str) -> set[str]:
    """What an SVG sprite has."""
    return set(re.findall(r'<symbol id="([^"]+)"', (assets.FOLDER / file).read_text()))


def templates() -> dict[str, str]:
    """Every template by name."""
    return {
        path.relative_to(TEMPLATES).as_posix(): path.read_text(encoding="utf-8")
        for path in TEMPLATES.rglob("*.html")
    }


def test_what_others_made_is_as_listed() -> None:
    for entry in VENDORED:
        contents = (assets.FOLDER / entry["file"]).read_bytes()
        assert hashlib.sha256(contents).hexdigest() == entry["sha256"], entry["file"]
        assert entry["licence"]
        assert entry["version"]


def test_every_listed_icon_is_in_its_sprite_and_nothing_else() -> None:
    for entry in SPRITES:
        drawn = {name for name in symbols(entry["file"]) if name.startswith("i-")}
        assert drawn == {f"i-{name}" for name in entry["icons"]}


def test_every_author_is_credited_in_the_app() -> None:
    said = " ".join(credits(at(position("role")).reader.say))
    for entry in SPRITES:
        for _, author in entry["icons"].values():
            assert author in said
        assert entry["licence"] in said


def test_every_card_and_role_has_a_picture_of_its_own() -> None:
    san_juan, town = GAMES[:2]
    for element in san_juan.words.elements(san_juan.book()):
        assert icon_of(element) == element
    for building in town.book().edition_data["buildings"]:
        assert town_icon(building) == building


def test_a_card_of_another_edition_is_a_house() -> None:
    assert icon_of("lighthouse") == "house"
    assert town_icon("lighthouse") == "house"


def test_every_glyph_that_a_template_draws_is_there() -> None:
    for name, text in templates().items():
        drawn = set(re.findall(r'\bglyph\("([a-z]+)"', text))
        for sprite in ("glyphs.svg", "san-juan.svg", "fourbit-town.svg", "goryokaku.svg"):
            assert {f"g-{glyph}" for glyph in drawn} <= symbols(sprite), name


def test_every_static_file_that_a_template_names_is_there() -> None:
    for name, text in templates().items():
        for file in re.findall(r"(?:address|inlined)\([\"']([\w.-]+)[\"']\)", text):
            assert (assets.FOLDER / file).is_file(), f"{name}: {file}"


def test_modules_import_what_is_there() -> None:
    for path in assets.FOLDER.glob("*.js"):
        for file in re.findall(r'from "\./([\w.]+)"', path.read_text(encoding="utf-8")):
            assert (assets.FOLDER / file).is_file(), f"{path.name}: {file}"


def test_templates_say_nothing_themselves() -> None:
    # Japanese is made in Python, where it is translated; the name of the app is the same in both
    for name, text in templates().items():
        assert not re.search(r"[ぁ-んァ-ヶ一-龠]", text.replace("卓上", "")), name


def test_the_address_changes_with_the_contents(tmp_path: Path) -> None:
    (tmp_path / "a.css").write_text("a { }")
    before = assets.contents_hash(tmp_path)
    assert assets.contents_hash(tmp_path) == before
    (tmp_path / "a.css").write_text("b { }")
    assert assets.contents_hash(tmp_path) != before
    assert assets.address("takujo.css") == f"/static/{assets.HASH}/takujo.css"


def loaded(html: str) -> set[str]:
    """The static files that a page loads, without what follows the #."""
    found = Elements(html)
    named = found.values("href") + found.values("src")
    return {each.split("#")[0] for each in named if each.startswith("/static/")}


def test_the_first_table_page_is_small() -> None:
    t = takujo.new_table("san-juan")
    assert t.asking is not None
    html = table.page(at(t, t.asking.seat))
    files = loaded(html)
    assert len(files) >= 8
    assert len(files) + 2 <= 12, "with the page itself and the stream"
    contents = [(assets.FOLDER / file.rsplit("/", 1)[1]).read_bytes() for file in files]
    size = sum(len(gzip.compress(each)) for each in [html.encode(), *contents])
    assert size <= 150_000
