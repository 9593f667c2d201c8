"""Serve the games at once: the fast build where it is up to date, else the sources as they lie.

`python scripts/play.py ARGUMENTS…` is `takujo serve ARGUMENTS…`. Where the wheel is not up to date
it is made meanwhile, with low priority. The server that runs is not touched by it: a match never
changes its rules' build in the middle, and the next start uses the fast one. What the balance lab
needs besides is fetched first, if it is not there: its jobs are processes of their own and use it
as soon as it is.
"""

import os
import runpy
import signal
import subprocess
import sys
import threading
from importlib.util import find_spec
from pathlib import Path

LAB = ("polars", "scipy")  # what rows and reports need
ROOT = Path(__file__).resolve().parent.parent
# Who plays may read either language, and make does not know which.
LATER = "takujo: 高速版を作っています。1、2分かかります / the fast build follows in a minute or two"
DONE = "takujo: 次の make play から高速です / the fast build is ready for the next make play"
SLOWER = "takujo: 高速版なしで動きます / served without the fast build"
FAILED = "takujo: 高速版を作れませんでした / the fast build failed: build/wheel/build.log"


def main(arguments: list[str]) -> int:
    """Serve until stopped; the exit status."""
    serve = [sys.executable, "-m", "takujo", "serve", *arguments]
    wheel = runpy.run_path(str(ROOT / "scripts" / "wheel.py"))
    lab = [] if all(map(find_spec, LAB)) else ["lab"]
    if wheel["is_up_to_date"]():
        return serving_beside(build(lab), serve, dict(os.environ))
    obstacle = wheel["why_pure"]()
    print(LATER if obstacle is None else f"{SLOWER}: {obstacle}", flush=True)
    builder = build([*lab, "wheel"])
    assert builder is not None
    if obstacle is None:
        threading.Thread(target=tell_the_end, args=[builder], daemon=True).start()
    return serving_beside(builder, serve, {**os.environ, "PYTHONPATH": str(ROOT / "src")})


def serving_beside(
    builder: subprocess.Popen[bytes] | None, command: list[str], environment: dict[str, str]
) -> int:
    """Serve while something is built; what is not done when the server stops is left."""
    try:
        return serving(command, environment)
    finally:
        if builder is not None:
            leave(builder)


def serving(command: list[str], environment: dict[str, str]) -> int:
    """The server's exit status; Ctrl-C reaches it by itself, and it says how it stopped."""
    server = subprocess.Popen(command, env=environment)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    return server.wait()


def build(targets: list[str]) -> subprocess.Popen[bytes] | None:
    """`make TARGETS` beside the server: a group of its own, so that all of it can be ended."""
    if not targets:
        return None
    # what cannot be fetched keeps nothing else from being made
    command = ["nice", "-n", "19", os.environ.get("MAKE", "make"), "-s", "-k", *targets]
    environment = {key: value for key, value in os.environ.items() if key != "MAKEFLAGS"}
    quiet = subprocess.DEVNULL
    return subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=quiet, stderr=quiet, start_new_session=True
    )


def tell_the_end(builder: subprocess.Popen[bytes]) -> None:
    """One line when the build has ended by itself."""
    if builder.wait() < 0:
        return  # ended by us
    asked = [sys.executable, "-m", "takujo.build"]
    kind = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True).stdout.strip()
    print(DONE if kind == "compiled" else FAILED, flush=True)


def leave(builder: subprocess.Popen[bytes]) -> None:
    """Nobody waits for the build any more; the next start begins it again."""
    if builder.poll() is None:
        os.killpg(builder.pid, signal.SIGTERM)
        builder.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
