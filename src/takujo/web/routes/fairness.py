"""The page about what computer players know."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from takujo.web.device import reader_of
from takujo.web.pages import fairness

router = APIRouter(include_in_schema=False)


@router.get("/fairness")
async def fairness_page(request: Request) -> Response:
    """What computer players know and do not know."""
    return HTMLResponse(fairness.page(reader_of(request)))
