"""What makes the site an app: its manifest, and what its worker keeps for times without network."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from takujo.games.catalogue import GAMES
from takujo.web.device import reader_of
from takujo.web.pages.assets import HASH, address
from takujo.web.routes.statics import FILES

router = APIRouter(include_in_schema=False)
COLOUR: Final = "#243E68"  # of the bar above the app
GROUND: Final = "#EFE8DA"  # while it starts
ICONS: Final = [("icon-192.png", "192x192", "any"), ("icon-512.png", "512x512", "any"),
                ("icon-maskable-512.png", "512x512", "maskable")]  # fmt: skip
KEPT: Final = (".css", ".js", ".svg", ".png")


@router.get("/sw.js")
async def worker() -> Response:
    """The worker of the whole site, always as it is now; with the files it is another one."""
    script = FILES["sw.js"].read_text(encoding="utf-8").replace('"BUILD"', f'"{HASH}"')
    return Response(script, media_type="text/javascript", headers={"Cache-Control": "no-cache"})


@router.get("/shell.json")
async def shell() -> Response:
    """Everything that opens without network once it was here: the files, and the rulebooks."""
    about = [f"/learn/{game.name}{page}" for game in GAMES for page in ("", "/all", "/rules")]
    files = [address(name) for name in sorted(FILES) if name.endswith(KEPT) and not unneeded(name)]
    return JSONResponse({"files": files, "pages": ["/", *about]})


def unneeded(name: str) -> bool:
    """Is it the worker itself, or a picture that only other people's previews show?"""
    return name == "sw.js" or name.startswith("share-")


@router.get("/manifest.webmanifest")
async def manifest(request: Request) -> Response:
    """The app as a phone installs it."""
    say = reader_of(request).say
    return JSONResponse(
        {
            "name": say.say("Takujo"),
            "short_name": say.say("Takujo"),
            "description": say.say(
                "Board games at one table, with friends and computer players, on any screen."
            ),
            "lang": say.code,
            "start_url": "/",
            "scope": "/",
            "display": "standalone",
            "theme_color": COLOUR,
            "background_color": GROUND,
            "icons": [
                {"src": address(name), "sizes": sizes, "type": "image/png", "purpose": purpose}
                for name, sizes, purpose in ICONS
            ],
        },
        media_type="application/manifest+json",
    )
