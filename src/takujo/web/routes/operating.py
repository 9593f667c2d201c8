"""For those who host: is it well, and how busy is it?"""

from __future__ import annotations

import hmac

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from sqlalchemy import text
from starlette.exceptions import HTTPException

from takujo.web.server import server_of

router = APIRouter(include_in_schema=False)


@router.get("/health")
async def health(request: Request) -> Response:
    """200 if the database answers; otherwise 503, as everywhere."""
    await server_of(request).matches.store.look(lambda of: of.execute(text("select 1")).scalar())
    return JSONResponse({"ok": True})


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """The figures of this process, for whoever shows the token of the settings; else nothing."""
    server = server_of(request)
    shown = request.headers.get("authorization", "").removeprefix("Bearer ").encode()
    wanted = server.metrics_token.encode()
    if not wanted or not hmac.compare_digest(shown, wanted):
        raise HTTPException(404, "Not Found")
    server.measures.streams.set(len(server.streams.open))
    figures = generate_latest(server.measures.registry)
    return PlainTextResponse(figures, media_type=CONTENT_TYPE_LATEST)
