"""``takujo verify``: did a recorded game follow its rules, with the cards its seed deals?"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from takujo.cli.problems import tell
from takujo.cli.screen import Screen
from takujo.editions.language import Language, mark
from takujo.host.takujo_file import load
from takujo.host.verify import Finding
from takujo.host.verify import verify as findings_of

CHECKS: Final = {
    "identity": mark("The rules are the ones the file names"),
    "choices": mark("Every choice was legal"),
    "shuffles": mark("The cards are those the seed deals"),
    "commitment": mark("The seed was fixed before the first choice"),
    "computers": mark("Computer players chose with the seed's chance"),
    "result": mark("The result is right"),
}
VERDICTS: Final = {"right": mark("yes"), "wrong": mark("NO"), "open": mark("not known")}
STYLES: Final = {"right": "green", "wrong": "bold red", "open": "yellow"}


EVERY: Final = 20  # entries between two words about how far it is


def verify(file: str, think: bool, as_json: bool, say: Language) -> int:
    """Print what was found; 1 if something is wrong."""
    progress = Screen(error=True)

    def tell(done: int, of: int) -> None:
        if think and done % EVERY == 0:
            progress.show(say.say("entry {done} of {all}", done=done, all=of), "dim")

    found = findings_of(load(Path(file)), think, tell)
    wrong = any(each.verdict == "wrong" for each in found)
    if as_json:
        findings = [{"check": f.check, "verdict": f.verdict, "why": str(f)} for f in found]
        data = {"file": file, "ok": not wrong, "findings": findings}
        print(json.dumps(data, ensure_ascii=False, indent=1))
    else:
        for each in found:
            show(each, say)
    return 1 if wrong else 0


def show(finding: Finding, say: Language) -> None:
    """One check, and why it does not hold."""
    screen = Screen()
    verdict = say.say(VERDICTS[finding.verdict])
    screen.show(f"{say.say(CHECKS[finding.check])}: {verdict}", STYLES[finding.verdict])
    tell(list(finding.why), say, screen, style="", indent=2)
