"""The numbers that keep one guest from taking everything, and when old tables go: all of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from takujo.editions.mistakes import Report
from takujo.kernel.mistake import nearest
from takujo.kernel.said import Said


@dataclass(frozen=True)
class Rate:
    """So many at once, and then one more whenever so many seconds have passed."""

    burst: int
    seconds: float


@dataclass(frozen=True)
class Limits:
    """Every limit with its usual number; where two belong together, so many and then one each."""

    # wrong codes, by one address and by all together
    wrong_codes: int = 10
    wrong_codes_seconds: int = 30
    all_wrong_codes: int = 100
    all_wrong_codes_seconds: int = 10
    # new tables, by one device and by one address; those without a person count more
    device_tables: int = 60
    device_tables_seconds: int = 60
    address_tables: int = 200
    address_tables_seconds: int = 30
    cpu_tables: int = 12
    cpu_tables_seconds: int = 120
    # answers and takings of a seat in a minute, by one device and by one address
    device_answers: int = 1200
    address_answers: int = 12_000
    device_joins: int = 60
    address_joins: int = 300
    # streams and connections that are open at the same time
    device_streams: int = 12
    address_streams: int = 100
    device_connections: int = 32
    address_connections: int = 128
    connections: int = 2000
    files_kept: int = 256  # of those the system allows: for the database, workers and files
    # seconds in which a request must have come, its head and its body
    head_seconds: int = 10
    body_seconds: int = 20
    # entries after which a match that has come to no end is ended without a result
    match_entries: int = 5000
    # hours after which a request to go back lapses
    request_hours: int = 24
    # of the laboratory: jobs at a time, of a device and of all, their minutes, and results kept
    device_jobs: int = 1
    jobs: int = 2
    job_minutes: int = 10
    device_results: int = 30
    results: int = 300
    # days after which a table is removed; a finished one in which a person played never is
    gathering_days: int = 7
    cpu_only_days: int = 7
    programs_days: int = 30
    unfinished_days: int = 90

    def rate(self, name: str) -> Rate:
        """The two numbers that belong together."""
        return Rate(getattr(self, name), getattr(self, f"{name}_seconds"))

    def per_minute(self, name: str) -> Rate:
        """So many at once, and as many again in a minute."""
        most = getattr(self, name)
        return Rate(most, 60 / most)


def check_limits(found: Mapping[str, Any], report: Report) -> None:
    """Name every key that is no limit, and every value that cannot be one."""
    names = [each.name for each in fields(Limits)]
    for key, value in found.items():
        if key not in names:
            report.add(key, Said("is no limit"), ", ".join(names), nearest(key, names))
        elif type(value) is not int or value < 1:
            report.add(key, Said("must be a whole number from 1 on"))
