"""Every choice of every rule has one number, the same for every seat, game and copy."""

from takujo.kernel.agenda import ASIDE, PASS, SEATS
from tests.kernel.small import Asks, Does, OnceAside, book_of
from tests.toy.at_the_fair import FAIR


def test_the_rules_lie_end_to_end_and_each_starts_with_its_pass() -> None:
    book = book_of([Does("a"), Asks("b", [1]), Asks("c", [1])])
    assert book.first_action == [0, 10, 20]
    assert book.actions == 30
    assert [book.action(book.frames[id][0], PASS) for id in range(3)] == [0, 10, 20]


def test_every_choice_of_every_rule_has_a_number_of_its_own() -> None:
    book = FAIR.book()
    numbers = [
        book.action(book.frames[id][0], choice)
        for id, paragraph in enumerate(book.paragraphs)
        for choice in range(len(paragraph.choices))
    ]
    assert numbers == list(range(book.actions))


def test_the_number_does_not_depend_on_seat_or_frame() -> None:
    book = FAIR.book()
    enter = book.ids["enter"]
    frames = book.frames[enter]
    assert len(frames) == 3 * SEATS
    assert len({book.action(frame, 2) for frame in frames}) == 1


def test_an_aside_has_the_number_of_its_own_rule() -> None:
    book = book_of([Asks("a", [1]), OnceAside("b", [1]), OnceAside("c", [1])], asides=[2, 1])
    asked = book.frames[0][0]
    assert book.action(asked, ASIDE + 4) == book.action(book.frames[2][0], 4) == 24
    assert book.action(asked, 2 * ASIDE + 4) == book.action(book.frames[1][0], 4) == 14


def test_the_numbers_of_an_edition_are_fixed() -> None:
    book = FAIR.book("village")
    fixed = {"enter wheat": 4, "act buy": 12, "buy bakery": 20, "fee truffle": 40}
    for text, number in fixed.items():
        rule, choice = text.split()
        id = book.ids[rule]
        frame = book.frames[id][0]
        assert book.action(frame, book.paragraphs[id].choices.index(choice)) == number
        assert book.readable(frame, book.paragraphs[id].choices.index(choice)) == text
    assert book.actions == 52


def test_a_choice_is_written_with_its_rule_and_a_pass_without() -> None:
    book = book_of([Asks("a", [1]), OnceAside("b", [1])], asides=[1])
    asked = book.frames[0][0]
    assert book.readable(asked, 3) == "rule0 3"
    assert book.readable(asked, ASIDE + 3) == "rule1 3"
    assert book.readable(asked, PASS) == "pass"
