"""Every address of the site reaches its own route, whatever stands before it in the list."""

from __future__ import annotations

import re

from fastapi.routing import APIRoute
from starlette.routing import Match

from takujo.web.app import PARTS


def test_no_route_is_hidden_behind_one_that_comes_before_it() -> None:
    routes = [each for part in PARTS for each in part.router.routes if isinstance(each, APIRoute)]
    assert len(routes) > 80
    for route in routes:
        path = re.sub(r"\{[^}]+\}", "7", route.path)
        for method in sorted(route.methods or {}):
            scope = {"type": "http", "method": method, "path": path, "headers": []}
            taken = next(each for each in routes if each.matches(scope)[0] == Match.FULL)
            assert taken is route, f"{method} {route.path} is answered by {taken.path}"
