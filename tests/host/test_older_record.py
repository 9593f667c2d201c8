"""Records of earlier releases are played again to the same end, whatever changed since."""

from pathlib import Path

import pytest

from takujo.host.takujo_file import load
from takujo.host.verify import verify

FILES = sorted((Path(__file__).parent / "older").glob("*.takujo"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_record_of_an_earlier_release_is_right_in_every_way_it_was(file: Path) -> None:
    # goryokaku_beta_2: one list of discs for all numbers of players, other daiba and persons
    findings = verify(load(file))
    assert [finding for finding in findings if finding.verdict == "wrong"] == []
    assert len([finding for finding in findings if finding.verdict == "right"]) >= 4
