"""Calls while the page is closed: the key, and a device that wants them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form, Request
from fastapi.responses import JSONResponse, Response

from takujo.host.tickets import hashed
from takujo.host.web_push import Subscription
from takujo.web.device import reader_of
from takujo.web.server import not_yours, server_of

router = APIRouter(include_in_schema=False)


@router.get("/calls")
async def key(request: Request) -> Response:
    """The key by which browsers know this server's calls."""
    return JSONResponse({"key": server_of(request).calls.keys.public})


@router.post("/calls")
async def call_me(
    request: Request,
    endpoint: Annotated[str, Form()],
    p256dh: Annotated[str, Form()] = "",
    auth: Annotated[str, Form()] = "",
    stop: Annotated[str, Form()] = "",
) -> Response:
    """This device wants to be called there, or no more."""
    server = server_of(request)
    device = server.devices.read(request)
    if not device:
        return not_yours(request)
    if stop:
        await server.calls.unsubscribe(hashed(device), endpoint)
        return JSONResponse({})
    wanted = Subscription(endpoint, p256dh, auth)
    await server.calls.subscribe(hashed(device), wanted, reader_of(request).say.code)
    return JSONResponse({})
