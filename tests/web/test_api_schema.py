"""The API holds what its description promises, whatever is sent to it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from takujo.host.data_folder import DataFolder
from takujo.web.app import make_app
from tests.web.serving import ADDRESS, Device, House, house_in

EXAMPLES: Final = 12  # of each operation
# The description alone needs no data folder.
schema = schemathesis.openapi.from_dict(make_app(DataFolder.__new__(DataFolder)).openapi())


class Target:
    """A device that asks, and a match that is there."""

    def __init__(self, house: House) -> None:
        self.device = Device(house)
        self.device.quiet()  # a failure is to be seen as an answer
        made = self.device.post("/api/v1/matches", json={"seats": ["program", "program"]}).json()
        self.match = made["match"]
        self.token = made["tokens"][0]


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    """One application for all examples."""
    folder: Path = tmp_path_factory.mktemp("data")
    with house_in(folder) as house:
        yield Target(house)


def sent(target: Target, case: schemathesis.Case[Any]) -> httpx.Response:
    """The example, sent in this process."""
    made: dict[str, Any] = case.as_transport_kwargs(base_url=ADDRESS)
    made.pop("cookies", None)
    path = urlsplit(made.pop("url"))
    address = path.path + (f"?{path.query}" if path.query else "")
    body = made.pop("data", None)
    if body is not None:
        made["content"] = body if isinstance(body, str | bytes) else str(body)
    return target.device.request(made.pop("method"), address, **made)


def check(target: Target, case: schemathesis.Case[Any]) -> None:
    """No failure inside, a message with every refusal, and the promised shape."""
    response = sent(target, case)
    assert response.status_code < 500, response.text
    if response.status_code >= 400:
        assert {"error", "message"} <= set(response.json()), response.text
        assert response.json()["message"]
    case.validate_response(response, excluded_checks=EXCLUDED)


# A header with a wrong token is refused as every wrong token is: the form of it does not matter.
EXCLUDED: Final[list[Any]] = [
    schemathesis.checks.CHECKS.get_one(name)
    for name in ("negative_data_rejection", "positive_data_acceptance", "ignored_auth")
]


@pytest.mark.slow
@schema.parametrize()
@settings(
    max_examples=EXAMPLES, derandomize=True, deadline=None, database=None,
    suppress_health_check=list(HealthCheck),
)  # fmt: skip
def test_whatever_is_sent_the_answer_is_as_described(
    case: schemathesis.Case[Any], target: Target
) -> None:
    check(target, case)
    if "match" in case.path_parameters and not case.path.endswith("/stream"):
        case.path_parameters["match"] = target.match
        if "seat" in case.path_parameters:
            case.path_parameters["seat"] = 0
        case.headers["authorization"] = f"Bearer {target.token}"
        check(target, case)
