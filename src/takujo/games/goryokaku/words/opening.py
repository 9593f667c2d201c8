"""The rulebook's beginning: the aim, the components, setup and turn (1 and 2)."""

from __future__ import annotations

from takujo.editions.markdown import bullets, grid, steps
from takujo.games.goryokaku.names import CRESTS, ERAS, KINDS
from takujo.games.goryokaku.words.cards import Cards


def aim(cards: Cards) -> list[str]:
    """What the game is about, and what is not known of it any more."""
    say = cards.say
    return [
        say.say(
            "The shogunate has charged the players with building the star fort Goryokaku. They "
            "gather resources, build castle cards with them, hire persons who strengthen their "
            "actions, and build on the boards of the fort. The most points win."
        ),
        reconstruction(cards),
    ]


def reconstruction(cards: Cards) -> str:
    """The one honest line about what is not the rulebook's."""
    return cards.say.say(
        "The pictures of the printed rulebook are lost: the procedures are those of its text, but "
        "most numbers and all cards are reconstructed, and the last section says which."
    )


def components(cards: Cards) -> list[str]:
    """Everything in the box, counted."""
    say, e = cards.say, cards.e
    cubes = say.clauses([cards.amount(kind, e.cubes[kind]) for kind in range(len(KINDS))])
    return bullets(
        [
            say.say("{n} Goryokaku boards, a worker board, a daiba board.", n=ERAS),
            say.say(
                "{persons} person cards, {castles} castle cards, {crests} crest cards.",
                persons=e.persons,
                castles=e.castles,
                crests=len(CRESTS),
            ),
            say.say("{n} building tiles.", n=sum(e.tile_copies)),
            say.say("Resource cubes: {cubes}.", cubes=cubes),
            say.say("{n} onigiri discs. Koban without limit.", n=e.onigiri),
            say.say(
                "For each player a personal board, a bag, {workers} worker discs, {pieces} "
                "building pieces, and markers for the two levels and the daiba.",
                workers=e.workers,
                pieces=e.pieces,
            ),
        ]
    )


def setup(cards: Cards) -> list[str]:
    """Paragraph 1."""
    return [
        *bullets(the_table(cards)),
        eras(cards),
        *bullets(each_player(cards)),
        seat_table(cards),
        *bullets(
            [
                cards.say.say(
                    "Cards in hand and crest cards are hidden. How many cards there are, koban, "
                    "cubes, levels and the cards laid out are open, and whatever is drawn from a "
                    "bag is shown."
                )
            ]
        ),
    ]


def the_table(cards: Cards) -> list[str]:
    """What lies in the middle."""
    say, e = cards.say, cards.e
    return [
        say.say(
            "Lay out the worker board for the number of players and, below it, the daiba board "
            "and the Goryokaku boards, face down."
        ),
        say.many(
            "On each Goryokaku board, {n} building tile for each player is laid at random, open "
            "from the start. The others go back into the box.",
            "On each Goryokaku board, {n} building tiles for each player are laid at random, open "
            "from the start. The others go back into the box.",
            e.board_tiles,
        ),
        say.say(
            "Shuffle the person cards and the castle cards into two decks, and turn up {n} castle "
            "cards.",
            n=e.row_size,
        ),
        say.say(
            "Five cubes, one of each kind, mark the five eras at random; they are out of the "
            "game. The other cubes and onigiri and the koban are the supply."
        ),
        say.say("Each era has a pile of onigiri:"),
    ]


def eras(cards: Cards) -> str:
    """The piles, and which boards each of them opens."""
    say, e = cards.say, cards.e
    heads = [say.say("Era"), say.say("Onigiri for each player"), say.say("Boards turned up")]
    rows: list[list[str]] = []
    for era in range(1, ERAS + 1):
        opened = say.clauses([cards.era(board) for board in e.opens[era - 1]])
        rows.append([cards.era(era), str(e.rice[era - 1]), opened or "–"])
    return grid(heads, rows)


def each_player(cards: Cards) -> list[str]:
    """What a player begins with."""
    say, e = cards.say, cards.e
    return [
        say.say(
            "Each player takes {persons} person cards, {castles} castle cards, one crest card at "
            "random, {onigiri} onigiri and {workers} workers.",
            persons=e.deal_persons,
            castles=e.deal_castles,
            onigiri=e.start_onigiri,
            workers=e.workers,
        ),
        say.say(
            "Keep {n} of the castle cards and put the others under the castle deck, face down.",
            n=e.keep_castles,
        ),
        say.say(
            "The {pieces} building pieces lie on the personal board, which has {storehouses} "
            "storehouses. Each player has {koban} koban; both levels are 0, and the daiba marker "
            "stands before the first step.",
            pieces=e.pieces,
            storehouses=e.storehouses,
            koban=e.start_koban,
        ),
        say.say(
            "A player drawn by lot begins. The number of players and the order of play say how "
            "many workers and onigiri you have in hand, the rest goes into the bag, and which "
            "cubes you begin with:"
        ),
    ]


def seat_table(cards: Cards) -> str:
    """Discs in hand and cubes at the start; a kind that nobody gets has no column."""
    say, e = cards.say, cards.e
    rows_of_cubes = [cubes for seats in e.seat_cubes for cubes in seats]
    kinds = [kind for kind in range(len(KINDS)) if any(cubes[kind] for cubes in rows_of_cubes)]
    heads = [say.say("Players"), say.say("Turn"), say.say("Workers"), say.say("Onigiri")]
    rows: list[list[str]] = []
    for seats in range(2, len(e.seat_workers)):
        for turn, workers in enumerate(e.seat_workers[seats]):
            cubes = e.seat_cubes[seats][turn]
            hand = [workers, e.seat_onigiri[seats][turn], *[cubes[kind] for kind in kinds]]
            rows.append(["" if turn else str(seats), str(turn + 1), *[str(n) for n in hand]])
    return grid([*heads, *[cards.kind(kind) for kind in kinds]], rows)


def turn(cards: Cards) -> list[str]:
    """Paragraph 2."""
    say = cards.say
    return [
        *bullets(
            [
                say.say(
                    "Turns go clockwise, without rounds. In your turn you place a worker or "
                    "recall. Nobody may pass."
                ),
                say.say(
                    "You may recall if at least one of your workers is on the worker board. If "
                    "you have no worker in hand, you must recall (12)."
                ),
                say.say("If you place a worker, these follow in order:"),
            ]
        ),
        *steps(
            [
                say.say("The worker action (3 to 8): it must be done."),
                say.say("The person action (9): you may."),
                say.say("The onigiri action (10): you may."),
            ]
        ),
        *bullets(
            [
                say.say("At any moment of your turn you may take free actions (11)."),
                say.say(
                    "If none of your workers is on the board and no space is possible, not even "
                    "after free actions, you recall all the same. If only free actions make a "
                    "space possible, they come first."
                ),
                say.say("At the end of the turn the storehouses are looked at (5)."),
            ]
        ),
    ]
