"""What computer players know and do not know, in plain words, and the test that shows it."""

from __future__ import annotations

from takujo.web.pages.reader import Reader
from takujo.web.pages.templates import whole

TEST = "tests/cpu/test_fairness.py"


def page(reader: Reader) -> str:
    """The whole document."""
    say = reader.say.say
    return whole(
        "fairness.html",
        reader,
        points=[
            (
                say("They see what their seat sees"),
                say(
                    "A CPU is given its own cards and what lies open, as you are. The cards of "
                    "others, the order of the deck and what comes next are not in it."
                ),
            ),
            (
                say("The stronger ones guess"),
                say(
                    "Hard and Expert deal out anew, many times, what they cannot see, and try "
                    "their choices on these guesses. They are stronger because they think longer."
                ),
            ),
            (
                say("How that is tested"),
                say(
                    "Everything hidden from a CPU is shuffled and dealt again; its decision must "
                    "stay the same. {test} does so for every level and every game, and finds a "
                    "player that peeks on purpose.",
                    test=TEST,
                ),
            ),
            (
                say("The pause before a move"),
                say(
                    "It is drawn by lot and does not depend on the cards. Only where Hard or "
                    "Expert think longer than the pause can you see that they had much to weigh."
                ),
            ),
        ],
        words={"back": say("Back to the tables"), "title": say("Do CPUs play fair?")},
    )
