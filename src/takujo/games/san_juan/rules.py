"""Which rules stand: every paragraph of the rulebook by number, with the names of its choices."""

from __future__ import annotations

from takujo.editions.effect_rule import Reap
from takujo.games.san_juan import events, names
from takujo.games.san_juan.black_market import BlackMarket
from takujo.games.san_juan.builder import Build, Builder, EndOfBuilder, IntoTown
from takujo.games.san_juan.building_draws import BuildingDraws
from takujo.games.san_juan.chapel import Chapel
from takujo.games.san_juan.councillor import Archive, Councillor, CouncillorTurn, Keep, PutBack
from takujo.games.san_juan.crane import Crane
from takujo.games.san_juan.edition import ROLES, Edition
from takujo.games.san_juan.gold_mine import GoldMine, Nugget
from takujo.games.san_juan.hand_limit import HandLimit
from takujo.games.san_juan.library import Library
from takujo.games.san_juan.payment import PickFromHand
from takujo.games.san_juan.producer import Produce, Producer, ProducerTurn
from takujo.games.san_juan.prospector import Prospect, Prospector
from takujo.games.san_juan.round import PickRole, Round
from takujo.games.san_juan.standstill import Standstill
from takujo.games.san_juan.trader import Sell, TileDown, Trader, TraderTurn
from takujo.games.san_juan.version_1 import as_in_version_1
from takujo.kernel.agenda import Paragraph


def paragraphs(e: Edition, version: int) -> list[Paragraph]:
    """The rules that stand under this version of them."""
    newest = newest_paragraphs(e)
    return as_in_version_1(newest, e) if version == 1 else newest


def newest_paragraphs(e: Edition) -> list[Paragraph]:
    """In the order of the numbers in ``names``."""
    cards = e.ids[1:]
    slots = [str(slot) for slot in range(1, names.MOST_SLOTS + 1)]
    numbers = [str(n) for n in range(1, 1 + max(e.privilege[names.ROLE_PROSPECTOR]))]
    ways = ["use", *[f"use_{way}" for way in range(2, e.effects.most_ways + 1)]]
    dearest = max(e.cost)
    u = e.effects
    rows = max(len(u.rows) - 1, 0)
    return [
        Paragraph("round", Round(), [], "2"),
        Paragraph("tuck", Chapel(), cards, "11"),
        Paragraph("hand_limit", HandLimit(), [], "11"),
        Paragraph("role", PickRole(), ROLES, "2"),
        Paragraph("library", Library(), ["use"], "2", 5, 1),
        Paragraph("builder", Builder(), [], "5", 2),
        Paragraph("build", Build(), cards, "5", 2),
        Paragraph("place", Crane(), ["new", *slots], "5", 2),
        Paragraph("black_market", BlackMarket(), slots, "5", dearest, 1),
        Paragraph("pay", PickFromHand(names.PAY, events.PAID_CARD), cards, "5", dearest, 1),
        Paragraph("into_town", IntoTown(), [], "5"),
        Paragraph("end_of_builder", EndOfBuilder(), [], "13"),
        Paragraph("producer", Producer(), [], "6", 2),
        Paragraph("producer_turn", ProducerTurn(), [], "6", 2),
        Paragraph("produce", Produce(), slots, "6", len(slots), 1),
        Paragraph("trader", Trader(), [], "7", 2),
        Paragraph("trader_turn", TraderTurn(), [], "7", 2),
        Paragraph("sell", Sell(), slots, "7", len(slots), 1),
        Paragraph("tile_down", TileDown(), [], "7"),
        Paragraph("councillor", Councillor(), [], "8", 2),
        Paragraph("councillor_turn", CouncillorTurn(), [], "8", 2),
        Paragraph("keep", Keep(), cards, "8", e.deck, 1),
        Paragraph("put_back", PutBack(), [], "8"),
        Paragraph("discard", PickFromHand(names.DISCARD, events.DISCARDED), cards, "11", e.deck, 1),
        Paragraph("prospector", Prospector(), [], "9", 2),
        Paragraph("draw", Prospect(), numbers, "9", len(numbers)),
        Paragraph("gold_mine", GoldMine(), ["use"], "9"),
        Paragraph("nugget", Nugget(), cards, "9"),
        Paragraph("effect", BuildingDraws(u, names.EFFECT, "4", names.REAP), ways, "4", rows),
        Paragraph("archive", Archive(), ["use"], "8", e.deck, 1),
        Paragraph("standstill", Standstill(), [], "13"),
        Paragraph("reap", Reap(u), [], "4", rows),
    ]
