"""Build the wheel from a copy of the sources and install it, unless it is installed already.

Compiled where a C compiler is found; pure without one, or with TAKUJO_PURE=1. When CI=true only
TAKUJO_PURE=1 gives a pure wheel: a compile that cannot be done or fails is an error.
"""

import hashlib
import importlib.metadata
import json
import os
import runpy
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPY = ROOT / "build" / "wheel"
BUILD = runpy.run_path(str(ROOT / "src" / "takujo" / "build.py"))
# What decides about the wheel besides the sources.
RECIPE = ("pyproject.toml", "setup.py", "LICENSE", "requirements/run.in", "requirements/build.txt")


def main() -> int:
    """Bring the installed wheel up to date; the exit status."""
    in_ci = os.environ.get("CI") == "true"
    obstacle = why_pure()
    wanted = "pure" if obstacle else "compiled"
    if obstacle and in_ci and os.environ.get("TAKUJO_PURE") != "1":
        print(f"takujo: cannot compile: {obstacle}", file=sys.stderr)
        return 1
    # A wheel that is pure because compiling failed is kept until something changes, not in CI.
    if is_up_to_date() and not (in_ci and wanted != installed_kind()):
        return 0
    record = wanted_record()
    if wanted == "compiled" and not build(record, pure=False):
        print("takujo: compiling failed", file=sys.stderr)
        if in_ci:
            return 1
        wanted, obstacle = "pure", "compiling failed"
    if wanted == "pure":
        print(f"takujo: building a pure wheel, which is slower: {obstacle}")
        if not build(record, pure=True):
            return 1
    return install()


def is_up_to_date() -> bool:
    """Whether the installed wheel is the one that these sources give here."""
    return installed() == wanted_record()


def wanted_record() -> dict[str, str]:
    """What the wheel that these sources give here says of itself."""
    kind = "pure" if why_pure() else "compiled"
    return {"sources": sources(), "recipe": recipe(), "wanted": kind}


def why_pure() -> str | None:
    """What stands against compiling, if anything."""
    if os.environ.get("TAKUJO_PURE") == "1":
        return "TAKUJO_PURE=1"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"no C compiler: {compiler} not found"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "no Python headers: Python.h not found"
    return None


def sources() -> str:
    """The hash of the package as it lies in src/."""
    return str(BUILD["source_hash"](ROOT / "src" / "takujo"))


def recipe() -> str:
    """The hash of what else decides about the wheel."""
    digest = hashlib.sha256(sys.version.encode())
    for name in RECIPE:
        digest.update((ROOT / name).read_bytes())
    return digest.hexdigest()


def package() -> Path | None:
    """The folder of the installed package, if it is installed."""
    try:
        distribution = importlib.metadata.distribution("takujo")
    except importlib.metadata.PackageNotFoundError:
        return None
    return Path(str(distribution.locate_file("takujo")))


def installed() -> object:
    """What the installed wheel says it was built from."""
    folder = package()
    if folder is None or not (folder / BUILD["RECORD"]).exists():
        return None
    return json.loads((folder / BUILD["RECORD"]).read_text())


def installed_kind() -> str:
    """Whether the installed wheel is compiled or pure."""
    folder = package()
    return str(BUILD["kind"](folder)) if folder else "none"


def build(record: dict[str, str], pure: bool) -> bool:
    """Build the wheel in a copy of what it needs; whether that went well."""
    shutil.rmtree(COPY, ignore_errors=True)
    made = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
    shutil.copytree(ROOT / "src", COPY / "src", ignore=made)
    for name in RECIPE:
        (COPY / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, COPY / name)
    (COPY / "src" / "takujo" / BUILD["RECORD"]).write_text(json.dumps(record))
    # The build backend called straight: what `pip wheel --no-build-isolation` does, without pip.
    backend = "from setuptools.build_meta import build_wheel; build_wheel('dist')"
    environment = {**os.environ, "TAKUJO_PURE": "1" if pure else "0"}
    log = COPY / "build.log"
    with log.open("w") as out:
        done = subprocess.run(
            [sys.executable, "-c", backend], cwd=COPY, env=environment, stdout=out, stderr=out
        )
    if done.returncode:
        print(log.read_text(), file=sys.stderr)
    return done.returncode == 0


def install() -> int:
    """Install the wheel that was built, without looking at its dependencies."""
    (wheel,) = (COPY / "dist").glob("takujo-*.whl")
    script = ROOT / "scripts" / "install"
    command: list[str | Path] = [script, sys.prefix, "--no-deps", "--force-reinstall", wheel]
    return subprocess.run(command).returncode


if __name__ == "__main__":
    sys.exit(main())
