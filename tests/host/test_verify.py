"""Verifying a file: the rules it names, every choice, the shuffles of its seed, its result."""

import copy
import hashlib

import pytest

from takujo.cpu.levels import player
from takujo.editions.mistakes import EditionError
from takujo.games.catalogue import game
from takujo.host.header import commitment, new_header
from takujo.host.record import Record
from takujo.host.takujo_file import TakujoFileError, read, write_record
from takujo.host.thinking import own_seed, whole_answer
from takujo.host.verify import replay, verify
from tests.host.records import play_on

SECRET = "5e" * 32
BOOK = game("san-juan").book()
HEADER = new_header(BOOK, ["human", "normal"], SECRET, "sealed", match="m1")
RECORD = Record(HEADER, BOOK)
play_on(RECORD, 1)
TEXT = write_record(RECORD)
CHECKS = ["identity", "choices", "shuffles", "commitment", "result"]


def verdicts(text: str) -> dict[str, str]:
    """What each check says; here chance plays for the computers too, and is not asked about."""
    found = verify(read(text, "m1.takujo"))
    return {each.check: each.verdict for each in found if each.check != "computers"}


def why(text: str, check: str) -> str:
    """What a check has found wrong."""
    (found,) = [finding for finding in verify(read(text, "m1.takujo")) if finding.check == check]
    return str(found)


def changed(old: str, new: str) -> str:
    """The file with something else in one place."""
    assert TEXT.count(old) == 1, old
    return TEXT.replace(old, new)


def number(text: str, old: str) -> int:
    """The line on which this stands."""
    return text[: text.index(old)].count("\n") + 1


def test_a_finished_match_is_right_in_everything() -> None:
    assert verdicts(TEXT) == dict.fromkeys(CHECKS, "right")
    assert replay(read(TEXT)).entries == RECORD.entries


def test_a_changed_number_of_the_edition_is_found_by_the_identity() -> None:
    text = changed('"setup":{"hand":4', '"setup":{"hand":5')
    assert verdicts(text)["identity"] == "wrong"
    assert "line 3: rules: " in why(text, "identity")
    assert f"allowed: {BOOK.identity}" not in why(text, "identity")
    with pytest.raises(TakujoFileError, match="is not the identity"):
        replay(read(text))


def test_a_name_is_no_part_of_the_rules() -> None:
    assert verdicts(changed('"San Juan, first edition"', '"Mine"'))["identity"] == "right"


def test_data_that_is_no_edition_is_found_with_its_key() -> None:
    text = changed('"setup":{"hand":4', '"setup":{"hadn":4')
    assert verdicts(text)["identity"] == "wrong"
    assert "line 5: setup.hadn: " in why(text, "identity")
    assert {verdicts(text)[check] for check in ["choices", "shuffles", "result"]} == {"open"}


def test_rules_of_a_later_release_are_refused() -> None:
    text = changed(" version 2\n", " version 9\n")
    assert "version 9 of the rules is not known; allowed: 1" in why(text, "identity")


def test_an_illegal_choice_is_found_with_its_line_and_the_possible_ones() -> None:
    first = RECORD.entries[0]
    line = next(line for line in TEXT.split("\n") if line.startswith("1 "))
    text = changed(f"\n{line}\n", f"\n1 s{line[3]} role bulider\n")
    assert first.number == 1
    assert verdicts(text)["choices"] == "wrong"
    assert why(text, "choices") == (
        f'm1.takujo: line {number(text, "1 s")}: "role bulider": is no choice here; '
        "allowed: role builder, role producer, role trader, role councillor, role prospector; "
        'did you mean "role builder"?'
    )
    assert verdicts(text)["result"] == "open"


def test_the_second_choice_of_an_entry_is_named_if_it_is_the_wrong_one() -> None:
    line = next(line for line in TEXT.split("\n") if line.startswith("1 "))
    text = changed(f"\n{line}\n", f"\n1 s{line[3]} role builder; build san_juan\n")
    assert '"build san_juan": is no choice here; allowed: pass' in why(text, "choices")


def test_a_seat_that_is_not_asked_is_found() -> None:
    line = next(line for line in TEXT.split("\n") if line.startswith("1 "))
    seat = int(line[3])
    text = changed(f"\n{line}\n", f"\n1 s{1 - seat} role builder\n")
    assert f"is not asked now; waiting for seat {seat}; allowed: s{seat}" in why(text, "choices")


def test_scores_that_the_rules_do_not_give_are_found() -> None:
    end = TEXT.split("\n")[-2]
    text = changed(end, f"{end}0")
    assert verdicts(text) == {**dict.fromkeys(CHECKS, "right"), "result": "wrong"}
    assert "the rules give the scores" in why(text, "result")


def test_an_end_before_the_end_is_found() -> None:
    lines = TEXT.split("\n")
    cut = lines.index("") + 4
    text = "\n".join([*lines[:cut], "4 end 1 2"])
    assert "the game is not over" in why(text, "result")
    assert verdicts("\n".join(lines[:cut]))["result"] == "open"


def test_another_seed_is_found_by_the_commitment() -> None:
    text = changed(f"seed {SECRET}", f"seed {SECRET[2:]}00")
    assert verdicts(text)["commitment"] == "wrong"


def test_another_line_up_match_or_rules_is_found_by_the_commitment() -> None:
    for old, new in [("seats human", "seats easy"), ("match m1", "match m2")]:
        assert verdicts(changed(old, new))["commitment"] == "wrong"
    assert len({commitment(*parts) for parts in [
        ("a", "b", "c", ["d", "e"]), ("b", "a", "c", ["d", "e"]), ("a", "b", "c", ["d", "e", ""]),
        ("a", "b", "c", ["de"]), ("a", "c", "b", ["d", "e"]),
    ]}) == 5  # fmt: skip


def test_the_commitment_can_be_checked_with_any_sha_256() -> None:
    text = f"{SECRET}\nm1\n{BOOK.identity}\nhuman normal\n"
    assert HEADER.commitment == hashlib.sha256(text.encode()).hexdigest()


def test_while_the_seed_is_secret_nothing_can_be_told_but_the_rules() -> None:
    found = verdicts(write_record(RECORD, with_seed=False))
    assert found == {**dict.fromkeys(CHECKS, "open"), "identity": "right"}


def test_a_match_without_an_id_has_no_commitment_to_check() -> None:
    record = Record(new_header(BOOK, ["human", "normal"], "3"), BOOK)
    play_on(record, 3)
    assert "commitment" not in verdicts(write_record(record))


def test_a_match_can_start_from_a_position() -> None:
    first = Record(HEADER, BOOK)
    play_on(first, 5, 60)
    position = BOOK.game.to_data(first.table)
    record = Record(new_header(BOOK, ["human"] * 2, SECRET, "sealed", position), BOOK)
    assert BOOK.game.to_data(record.table) == position
    play_on(record, 6)
    assert set(verdicts(write_record(record)).values()) == {"right"}


def test_an_impossible_start_is_found_with_everything_wrong_with_it() -> None:
    text = changed("start deal", 'start {"game":"chess","seats":4}')
    assert verdicts(text)["shuffles"] == "wrong"
    assert "game: is 'chess'" in why(text, "shuffles")
    assert "seats: is 4, but 2 sit at the table" in why(text, "shuffles")
    with pytest.raises(TakujoFileError, match="line 9"):
        replay(read(changed("start deal", 'start {"players":[{"hand":["librry"]},{}]}')))


def begun_under_a_laxer_check(gain: dict[str, int], answers: int) -> str:
    """The file of a match with an effect that is refused today: on a moment that never comes."""
    rules = game("fourbit-town")
    data = copy.deepcopy(rules.edition("classic"))
    data["cards"]["1"]["zero"]["effects"].append({"when": "here", "gain": gain})
    with pytest.raises(EditionError):
        rules.refuse_mistakes(data, "")
    book = rules.book_of(data, "mine")
    record = Record(new_header(book, ["human", "human"], SECRET, "sealed", match="m2"), book)
    play_on(record, 1, answers)
    return write_record(record)


def test_a_match_is_judged_by_the_edition_it_was_begun_with() -> None:
    text = begun_under_a_laxer_check({"coin": 2}, 10_000)
    assert verdicts(text) == dict.fromkeys(CHECKS, "right")
    assert replay(read(text)).result is not None


def test_an_edition_that_is_refused_today_and_was_changed_since_is_refused() -> None:
    text = begun_under_a_laxer_check({"coin": 2}, 20)
    text = text.replace('{"when":"here","gain":{"coin":2}}', '{"when":"here","gain":{"coin":3}}')
    assert verdicts(text)["identity"] == "wrong"
    assert "never comes for this element" in why(text, "identity")
    assert verdicts(text)["choices"] == "open"


def test_an_edition_that_nobody_checked_is_a_finding_and_no_fault(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = begun_under_a_laxer_check({"coin": 2}, 20)

    def broken(record: Record, entry: object) -> None:
        raise IndexError("list index out of range")

    monkeypatch.setattr(Record, "append", broken)
    assert verdicts(text)["choices"] == "wrong"
    assert "the rules cannot go on: IndexError" in why(text, "choices")
    with pytest.raises(IndexError):  # with an edition that is allowed it would be our fault
        verify(read(TEXT))


def test_players_that_think_ahead_do_so_again_only_if_asked() -> None:
    header = new_header(BOOK, ["hard", "normal"], SECRET, "sealed", match="m2")
    record = Record(header, BOOK)
    while not record.entries or record.seat_of(len(record.entries)) != 0:
        seat = record.waiting[0]
        seen = record.seen(seat)
        level = record.players[seat]
        thinker = player(level, BOOK.game, own_seed(SECRET, seat, record.question(seat)), 4)
        record.answer(seat, whole_answer(thinker, seen), record.question(seat))
    file = read(write_record(record), "m2.takujo")
    told: list[int] = []
    found = {each.check: each for each in verify(file, tell=lambda done, of: told.append(done))}
    assert found["computers"].verdict == "open"
    assert "1 answers of computer players that think ahead" in str(found["computers"])
    assert told == [entry.number for entry in record.entries]
    thought = {each.check: each for each in verify(file, think=True)}
    assert "think ahead" not in str(thought["computers"])
