"""Language, theme and speed: kept in cookies, and a switch comes back to where it was pressed."""

import pytest

from tests.web.serving import Device


@pytest.mark.parametrize(
    ("setting", "value", "shown"),
    [
        ("language", "ja", 'lang="ja"'),
        ("language", "en", 'lang="en"'),
        ("theme", "dark", 'data-theme="dark"'),
        ("theme", "light", 'data-theme="light"'),
        ("speed", "slow", 'data-speed="slow"'),
    ],
)
def test_a_setting_is_kept(aki: Device, setting: str, value: str, shown: str) -> None:
    match = aki.new_table("me", "random")
    aki.client.cookies.delete("language")
    answer = aki.post("/settings", data={setting: value, "here": f"/t/{match}"})
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{match}")
    assert shown in aki.get(f"/t/{match}").text


def test_an_unknown_setting_is_not_kept(aki: Device) -> None:
    answer = aki.post("/settings", data={"theme": "pink<script>", "language": "xx"})
    assert answer.status_code == 303
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    "elsewhere",
    [
        "https://example.org/", "//example.org", "/\\example.org", "\\\\example.org", "example.org",
        "javascript:alert(1)", "/\t/example.org", "/\n/example.org", "", "http://[", "//[",
    ],
)  # fmt: skip
def test_a_switch_leads_to_no_other_site(aki: Device, elsewhere: str) -> None:
    answer = aki.post("/settings", data={"theme": "dark", "here": elsewhere})
    assert answer.headers["location"] == "/"
