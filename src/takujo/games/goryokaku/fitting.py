"""What must fit together in an edition, once its form is right."""

from __future__ import annotations

from typing import Any, Final

from takujo.editions.mistakes import Report
from takujo.games.goryokaku.names import AREAS, ERAS, KINDS, SPACES
from takujo.games.goryokaku.resources import MOST_STANDING
from takujo.kernel.said import Said

SEATS: Final = 4  # the most players
MOST_PERSONS: Final = 60  # each is one bit of a number
MOST_CARDS: Final = 200


def check_fit(data: dict[str, Any], report: Report) -> None:
    """Every part in turn."""
    check_persons(data, report)
    check_standing(data, report)
    check_cards(data, report)
    check_icons(data, report)
    check_sections(data, report)
    check_numbers(data, report)
    check_workers(data, report)


def check_persons(data: dict[str, Any], report: Report) -> None:
    """One price each, one discard gain, at most one icon in a row, rows or storehouses."""
    for id, person in data["persons"].items():
        key = f"persons.{id}"
        if len(price_of(person)) != 1:
            report.add(f"{key}.price", Said("must be one price"), Said("koban = n, or ship_lv = n"))
        moments = [row["when"] for row in person["effects"]]
        if moments.count("discarded") != 1:
            report.add(f"{key}.effects", Said("must have one gain for being discarded"))
        for area in AREAS:
            if moments.count(area) > 1:
                report.add(f"{key}.effects", Said("has two icons in the row {area}", area=area))
            if area in moments and person.get("pink", False):
                report.add(f"{key}.pink", Said("a pink card has storehouses and no rows"))


def check_standing(data: dict[str, Any], report: Report) -> None:
    """What all persons count as in a castle build has room in the number of the resources."""
    for kind in KINDS:
        standing = 0
        for person in data["persons"].values():
            for row in person["effects"]:
                gain: Any = row["gain"]
                first: dict[str, Any] = gain[0] if isinstance(gain, list) else gain
                amount: Any = first.get(f"standing_{kind}", 0)
                standing += amount if isinstance(amount, int) else 0
        if standing > MOST_STANDING:
            problem = Said("count as {n} {kind} in all", n=standing, kind=kind)
            report.add("persons", problem, Said("at most {n}", n=MOST_STANDING))


def price_of(person: dict[str, Any]) -> list[str]:
    """The kinds of price a person names."""
    return [kind for kind in ["koban", "ship_lv"] if kind in person["price"]]


def check_cards(data: dict[str, Any], report: Report) -> None:
    """Enough cards, not too many, and every id once."""
    persons, castles = data["persons"], data["castles"]
    for place, cards, dealt in [
        ("persons", persons, SEATS * data["setup"]["persons"]),
        ("castles", castles, SEATS * data["setup"]["castles"] + data["setup"]["row"]),
    ]:
        if len(cards) < dealt:
            problem = Said("are too few to deal to four players")
            report.add(place, problem, Said("{n} or more", n=dealt))
    if len(persons) > MOST_PERSONS:
        report.add("persons", Said("are {n}", n=len(persons)), Said("at most {n}", n=MOST_PERSONS))
    if len(persons) + len(castles) > MOST_CARDS:
        most = Said("at most {n}", n=MOST_CARDS - len(persons))
        report.add("castles", Said("are {n}", n=len(castles)), most)
    for id in castles:
        if id in persons or id in data["crests"]:
            report.add(f"castles.{id}", Said("is the id of another card"))
    for id in persons:
        if id in data["crests"]:
            report.add(f"persons.{id}", Said("is the id of another card"))
    if data["setup"]["keep"] > data["setup"]["castles"]:
        report.add("setup.keep", Said("is more than are dealt"))


def check_icons(data: dict[str, Any], report: Report) -> None:
    """One icon where there is room for one, and tracks numbered as they are walked."""
    for place, steps in [("spaces", data["spaces"]), ("daiba.steps", data["daiba"]["steps"])]:
        for id, entry in steps.items():
            if len(entry["effects"]) != 1:
                report.add(f"{place}.{id}.effects", Said("must be one icon"))
    for place, elements in [("daiba.steps", data["daiba"]["steps"])] + [
        (f"tracks.{track}.spaces", entry["spaces"]) for track, entry in data["tracks"].items()
    ]:
        if list(elements) != [str(n) for n in range(1, len(elements) + 1)] or len(elements) > 20:
            problem = Said("must be numbered 1, 2, 3, ... in this order")
            report.add(place, problem, Said("at most {n}", n=20))


def check_sections(data: dict[str, Any], report: Report) -> None:
    """Every space lies in exactly one section, whatever the number of players."""
    for seats, groups in data["worker_board"]["sections"].items():
        spaces = [space for group in groups for space in group]
        if sorted(spaces) != sorted(SPACES):
            report.add(
                f"worker_board.sections.{seats}",
                Said("must hold each space once"),
                ", ".join(SPACES),
            )


def check_numbers(data: dict[str, Any], report: Report) -> None:
    """Tiles for every board, and onigiri for all eras and players."""
    tiles = 0
    for tile in data["tiles"].values():
        tiles += tile["count"]
    wanted = ERAS * SEATS * data["boards"]["tiles"]
    if tiles < wanted:
        problem = Said("are {n} in all, too few for four players", n=tiles)
        report.add("tiles", problem, Said("{n} or more", n=wanted))
    onigiri = SEATS * data["setup"]["onigiri"]
    for era in data["eras"].values():
        onigiri += SEATS * era["rice"]
    if data["supply"]["onigiri"] < onigiri:
        problem = Said("is too small for four players")
        report.add("supply.onigiri", problem, Said("{n} or more", n=onigiri))


def check_workers(data: dict[str, Any], report: Report) -> None:
    """No hand or draw of more discs than a player has, no more cubes than the supply."""
    setup = data["setup"]
    for thing in ["workers", "onigiri", "pieces", *KINDS]:
        table = data["seat_table"].get(thing, {})
        if isinstance(table, list):
            table = {"4": table}
        for seats, hands in table.items():
            if len(hands) != int(seats):
                report.add(
                    f"seat_table.{thing}.{seats}", Said("must have a number for each player")
                )
            for seat, n in enumerate(hands):
                if thing in setup and n > setup[thing]:
                    report.add(
                        f"seat_table.{thing}.{seats}.{seat}", Said("is more than a player has")
                    )
            if thing in KINDS and sum(hands) >= data["kinds"][thing]["cubes"]:
                report.add(f"seat_table.{thing}.{seats}", Said("is more than the supply has"))
    away = 0 if data["daiba"]["worker"] == "none" else 1
    drawn = data["bag"]["workers"]
    by_players = (
        {"bag.workers": drawn}
        if isinstance(drawn, int)
        else {f"bag.workers.{seats}": n for seats, n in drawn.items()}
    )
    for key, n in by_players.items():
        if n > setup["workers"] - away:
            report.add(key, Said("is more than can lie in a bag"))


def warn_of_idle(data: dict[str, Any], report: Report) -> None:
    """What is allowed and changes nothing: targets of a balance, boards that no era opens."""
    if "targets" in data:
        report.warn("targets", Said("is read by no rule: it changes nothing at play"))
    opened = {board for era in data["eras"].values() for board in era["opens"]}
    for board in range(1, ERAS + 1):
        if board not in opened:
            report.warn(
                "eras", Said("no era opens board {n}: its tiles are never in play", n=board)
            )
