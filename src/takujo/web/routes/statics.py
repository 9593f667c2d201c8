"""Static files, under a path with the hash of their content, so that they may be kept for ever."""

from __future__ import annotations

import mimetypes

from fastapi import APIRouter
from fastapi.responses import FileResponse

from takujo.kernel.said import Said
from takujo.web.pages import assets
from takujo.web.server import RefusedRequest

router = APIRouter(include_in_schema=False)
FOR_EVER = "public, max-age=31536000, immutable"
# Only what is listed here is given out: no path is ever made from an address.
FILES = {
    path.relative_to(assets.FOLDER).as_posix(): path
    for path in assets.FOLDER.rglob("*")
    if path.is_file()
}
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("image/svg+xml", ".svg")


@router.get("/static/{hash}/{file:path}")
async def static_file(hash: str, file: str) -> FileResponse:
    """One file of this build; an older hash still finds it, but is not kept."""
    if file not in FILES:
        raise RefusedRequest(404, Said("there is no such file"))
    kept = FOR_EVER if hash == assets.HASH else "no-cache"
    return FileResponse(FILES[file], headers={"Cache-Control": kept})
