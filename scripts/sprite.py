"""Make the SVG sprite of a game from an npm package of icons, as static/vendored.toml lists it.

    npm pack @iconify-json/game-icons@1.2.4
    python scripts/sprite.py iconify-json-game-icons-1.2.4.tgz

The glyphs of the pages (static/glyphs.svg) come along, so that a table needs one file.
"""

import hashlib
import json
import re
import sys
import tarfile
import tomllib
from pathlib import Path
from typing import Any

STATIC = Path(__file__).resolve().parent.parent / "src" / "takujo" / "web" / "static"
LIST = STATIC / "vendored.toml"
# Where the pips of a number begin, on an icon of 512 units.
PIPS = {
    "1": [(194, 256)],
    "2": [(98, 256), (290, 256)],
    "3": [(194, 150), (98, 330), (290, 330)],
    "4": [(103, 165), (285, 165), (103, 347), (285, 347)],
    "5": [(88, 150), (300, 150), (88, 362), (300, 362), (194, 256)],
}


def main(packed: str) -> int:
    """Write every sprite whose package this is, and its hash into the list."""
    icons, package, version = contents(packed)
    text = LIST.read_text(encoding="utf-8")
    for entry in tomllib.loads(text)["files"]:
        if entry["package"] != package or entry["version"] != version:
            print(f"takujo: {entry['file']} is from {entry['package']} {entry['version']}")
            continue
        made = sprite(icons, entry["icons"])
        (STATIC / entry["file"]).write_bytes(made)
        text = with_hash(text, entry["file"], hashlib.sha256(made).hexdigest())
        print(f"takujo: {entry['file']}: {len(entry['icons'])} icons, {len(made)} bytes")
    LIST.write_text(text, encoding="utf-8")
    return 0


def contents(packed: str) -> tuple[dict[str, Any], str, str]:
    """The icons of a package as npm packs it, with its name and version."""
    with tarfile.open(packed) as archive:
        icons = json.load(archive.extractfile("package/icons.json") or sys.stdin)
        about = json.load(archive.extractfile("package/package.json") or sys.stdin)
    return icons["icons"], about["name"], about["version"]


def sprite(icons: dict[str, Any], wanted: dict[str, list[str]]) -> bytes:
    """One symbol per icon, and the glyphs."""
    glyphs = (STATIC / "glyphs.svg").read_text(encoding="utf-8").splitlines()
    lines = [glyphs[0]]
    for id, (icon, _author) in wanted.items():
        body = re.sub(r' fill="currentColor"', "", icons[icon]["body"])
        drawn = with_pips(short(body), id.rpartition("_")[2])
        lines.append(f'<symbol id="i-{id}" viewBox="0 0 512 512">{drawn}</symbol>')
    return "\n".join([*lines, *glyphs[1:], ""]).encode()


def with_pips(body: str, number: str) -> str:
    """An icon whose name ends in a number has as many pips cut out, as on a die."""
    pips = PIPS.get(number, [])
    if not pips:
        return body
    holes = "".join(f"M{x} {y}a62 62 0 1 0 124 0a62 62 0 1 0-124 0z" for x, y in pips)
    whole = body.replace('<path d="', '<path fill-rule="evenodd" d="')
    return whole.replace('"/>', f'z{holes}"/>')


def short(body: str) -> str:
    """Coordinates to a tenth: an icon of 512 units is never drawn larger than 100 pixels."""
    return re.sub(r"\d*\.\d{2,}", tenth, body)


def tenth(number: re.Match[str]) -> str:
    """The number to a tenth; ``.96`` behind another number must not become its last digits."""
    rounded = f"{float(number[0]):.1f}".removeprefix("0")
    glued = number.start() > 0 and number.string[number.start() - 1].isdigit()
    return f" {rounded}" if glued and not rounded.startswith(".") else rounded


def with_hash(text: str, file: str, digest: str) -> str:
    """The list with this file's hash."""
    pattern = re.compile(rf'(file = "{re.escape(file)}"\n(?:\w+ = .*\n)*?sha256 = )".*"')
    return pattern.sub(rf'\1"{digest}"', text)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
