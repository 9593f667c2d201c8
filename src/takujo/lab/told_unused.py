"""What no game has used, and how games ended, in words."""

from __future__ import annotations

from takujo.editions.language import Language
from takujo.games.catalogue import game
from takujo.kernel.agenda import Rulebook
from takujo.lab.charts import Chart, GamesBehind
from takujo.lab.looks import ended_by
from takujo.lab.report import BalanceReport
from takujo.lab.told_course import LOOK
from takujo.lab.unused import Silent


def unused_chart(report: BalanceReport, say: Language) -> Chart:
    """Clauses, rows and elements without any use; how often games ended how."""
    u, codes, book = report.unused, report.rows.codes, report.rows.book
    endings = {say.say(codes.of.endings.get(why, why)): n for why, n in u.endings.items()}
    facts = [(say.say("Games ended by"), say.clauses([f"{k} {n:,}" for k, n in endings.items()]))]
    if u.rules:
        facts.append((say.say("Rules that never asked"), say.clauses(clauses(u.rules, book, say))))
    if u.effects:
        silent = [silent_name(each, report, say) for each in u.effects]
        facts.append((say.say("Effects that never acted"), say.clauses(silent)))
    for title, elements in [
        (say.say("Never taken"), u.elements),
        (say.say("Never offered"), u.unseen),
    ]:
        if elements:
            facts.append((title, say.clauses([codes.name(code, say) for code in elements])))
    looks = [
        GamesBehind(name, ended_by(report.rows, why))
        for name, why in zip(endings, u.endings, strict=True)
    ]
    title, behind = say.say("Never exercised, and dead ends"), looks if len(looks) > 1 else []
    return Chart(title, facts=facts, behind=behind, behind_title=say.say(LOOK))


def clauses(rules: list[int], book: Rulebook, say: Language) -> list[str]:
    """Rules by their clause and its heading; which of its rules stands in brackets."""
    chapters = game(book.game.name).words.chapters(book, say)
    headings = {chapter.number: chapter.heading for chapter in chapters}
    told = []
    for rule in rules:
        p = book.paragraphs[rule]
        told.append(f"{p.clause} {headings.get(p.clause, '')} ({p.name})")
    return told


def silent_name(silent: Silent, report: BalanceReport, say: Language) -> str:
    """An element, and how many of its rows did nothing where it has others."""
    name = report.rows.codes.name(silent.element, say)
    if silent.of == 1:
        return name
    return say.say("{element} ({n} of {of})", element=name, n=silent.rows, of=silent.of)
