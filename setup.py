"""The compiled part of the wheel: four packages as one mypyc unit, none with TAKUJO_PURE=1.

Run by scripts/wheel.py on a copy of the sources, never in the checkout.
"""

import os
from pathlib import Path

from setuptools import Extension, setup

COMPILED = ("kernel", "editions", "games", "cpu")


def sources() -> list[str]:
    """Every module of the compiled packages."""
    package = Path("src/takujo")
    return sorted(str(path) for name in COMPILED for path in (package / name).rglob("*.py"))


if os.environ.get("TAKUJO_PURE") == "1":
    setup()
else:
    from mypyc.build import mypycify

    unit = mypycify(sources(), opt_level="3", debug_level="0", group_name="takujo")
    setup(
        ext_modules=[module for module in unit if isinstance(module, Extension)],
        # The many small modules beside the one large one.
        options={"build_ext": {"parallel": "2"}},
    )
