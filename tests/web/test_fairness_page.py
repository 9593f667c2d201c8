"""The page that says what computer players know: linked from the menu, and true."""

from pathlib import Path

from takujo.web.pages.fairness import TEST
from tests.web.serving import House


def test_the_page_names_the_test_and_is_linked_from_the_menu(house: House) -> None:
    device = house.device()
    assert 'href="/fairness"' in device.get("/").text
    page = device.get("/fairness")
    assert page.status_code == 200
    assert TEST in page.text
    assert (Path(__file__).parent.parent.parent / TEST).exists()
