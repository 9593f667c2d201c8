"""The process of one job: ``python -m takujo.lab.job_process FOLDER LOCK JOBS SECONDS``.

LOCK is the number of the open lock of the folder, which whoever starts this process hands over.

It plays, makes the result in every language, and says in its folder how it ended. SIGTERM is the
wish of its person to stop; when its time is up it stops by itself. Either way what was played by
then counts, if it is enough to say something.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
import traceback
from pathlib import Path
from types import FrameType
from typing import Final

from takujo.editions.language import LANGUAGES, language
from takujo.editions.mistakes import EditionError
from takujo.kernel.said import Said
from takujo.lab.job_folder import DONE, FAILED, LATE, PROGRESS, STOPPED, Ended, JobFolder, Progress
from takujo.lab.simulation import CameToNoEnd

NICE: Final = 10  # people at tables come first
BETWEEN: Final = 0.4  # seconds from one line about progress to the next
UNSAID: Final = Said("something went wrong here")


class Stopping:
    """Why the job should stop, if it should: asked for as Ctrl-C is, which keeps whole parts."""

    def __init__(self, seconds: float) -> None:
        self.why = DONE
        self.timer = threading.Timer(seconds, self.stop, [LATE])
        self.timer.daemon = True
        self.timer.start()
        signal.signal(signal.SIGTERM, self.asked)

    def asked(self, number: int, frame: FrameType | None) -> None:
        """Its person does not want it any more."""
        self.stop(STOPPED)

    def stop(self, why: str) -> None:
        """The first reason counts."""
        if self.why == DONE:
            self.why = why
            os.kill(os.getpid(), signal.SIGINT)

    def no_more(self) -> None:
        """What is played is played: from here on nothing is stopped in the middle."""
        self.timer.cancel()
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        signal.signal(signal.SIGINT, signal.SIG_IGN)


class ProgressTeller:
    """Writes down how far the job is, now and then."""

    def __init__(self, folder: JobFolder) -> None:
        self.folder = folder
        self.began = time.monotonic()
        self.last = 0.0

    def tell(self, done: int, of: int, doing: str) -> None:
        """So many games of so many."""
        now = time.monotonic()
        if done < of and now - self.last < BETWEEN:
            return
        self.last = now
        seconds = round(now - self.began, 1)
        self.folder.write(PROGRESS, vars(Progress(done, of, seconds, doing)))


def main(path: str, held: int, jobs: int, seconds: float) -> int:
    """Do the job; the exit status is 0 if it could be done."""
    folder = JobFolder(Path(path))
    os.set_inheritable(held, False)  # its own workers must not hold the lock when it is gone
    os.nice(NICE)
    stopping = Stopping(seconds)
    try:
        from takujo.lab.job_work import work  # polars takes its time; a signal is heard by now

        ended = work(folder, jobs, ProgressTeller(folder), stopping)
    except KeyboardInterrupt:
        ended = Ended(stopping.why if stopping.why != DONE else STOPPED)
    except CameToNoEnd as error:
        ended = failed(endless(error))
        folder.write("dead_end.json", error.dead_end.position)
    except EditionError as error:
        ended = failed(error.mistakes[0].said())
    except Exception:
        traceback.print_exc()
        ended = failed(UNSAID)
    finally:
        stopping.no_more()
    folder.write("ended.json", vars(ended))
    return 0 if ended.state != FAILED else 1


def endless(error: CameToNoEnd) -> Said:
    """The rules, or the players, go round in a circle: in which game."""
    dead_end = error.dead_end
    return Said(
        "Game {number} has no end: {problem}", number=dead_end.number + 1, problem=dead_end.problem
    )


def failed(problem: Said) -> Ended:
    """It could not be done: why, in every language."""
    return Ended(FAILED, problem={code: language(code).said(problem) for code in LANGUAGES})


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4])))
