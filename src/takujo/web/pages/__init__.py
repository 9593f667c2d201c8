"""Every page as a pure function: typed values in, a string of HTML out. Nothing here fetches.

Games: ``takujo.web.pages.registry`` lists those that have pages; what is here in common names none.

Values (``takujo.web.pages.reader``)
    Reader(say: Language, theme="system"|"light"|"dark", speed="off"|"fast"|"normal"|"slow",
           here="/")
    Seat(name="", cpu="", open=False)             one per seat, in seat order; CPUs have names too
    Entry(number, events)                         events redacted for the reading seat (for_seat)
    At(reader, match, seats, seen, entry=0, question=0, undo="nothing", log=(), since=0,
       commitment="", waiting=(), visitor=False)
        question: 0 asks nothing: an earlier moment, or somebody else's turn
        undo: "" when the last answer can be taken back, else "nothing" (there is none),
        "revealed" (something hidden came to light since) or "others" (somebody moved since)
        log: every entry so far, the oldest first; since: the entry of this seat's last answer
        commitment: shown in the menu, so that everybody has it before the first choice
        waiting: the seats that are asked and have not answered, where several are asked at once
        visitor: the reader has no seat here, so that nobody is called You

Pages: whole documents
    home.page(reader, slips: Sequence[Slip], name="", editions={}) -> str
        editions: by the name of a game, Printing(id, name) of each that can be chosen
        Slip(match, game: PrintedGame, seats, me, state="yours"|"theirs"|"room"|"over",
             waiting=(), round=0, score=None)
    room.page(reader, game, match, seats, me, link, owner: bool) -> str
        the waiting room; link: the whole address of the seat that is open next, drawn as a QR
        code in the page itself
    join.page(reader, game, seats, seat, action, name="", problem="") -> str
    table.page(at) -> str
    text_table.page(at, problem="") -> str
    end.page(at, proof: Proof, share="") -> str       at.seen of a finished table
        Proof(commitment, seed, identity, line_up, good: bool)
    end.verify(at, proof) -> str                      how the shuffles are checked
    replay.page(at, last: int) -> str
        at.entry is the moment shown, last the newest entry; at.log everything. Lines of the log
        open it during the match too: a seat may always look at its own past.
    errors.page(reader, status: int, problem="", back="/") -> str

Fragments
    table.fragment(at) -> Markup                      what lies in <main id="table">
    table.refusal(at, refused: Refused) -> str        why an answer was not taken, in words
    steps.step(at, entry: Entry) -> dict[str, Any]    one element of the JSON list "steps";
        at is the moment after the entry, with the open question's number if it is the newest
    sheets.sheet(at, kind, what="") -> str; kind is rules, log, settings, why (a choice) or one
        of the game's own; KeyError, ValueError or IndexError for what there is not

Answers (``takujo.host.answers``; here nothing is played)
    A page posts what was touched, ``build library;pay smithy;pay well;effect use``: in any order,
    with what may turn out to be forced, without the passes that end a selection. ``no effect``
    declines an effect, ``draw most`` takes the greatest number offered. A form may post ``choices``
    several times: join them with ";".

Static files (``takujo.web.pages.assets``)
    FOLDER, HASH, address("takujo.css") -> "/static/<hash>/takujo.css": one hash for the whole
    folder, so that modules find each other by relative names.

What the scripts expect of the routes
    POST /t/{match}/answer and /undo (form: question, choices) -> 200 {"entry"}, 409 {"entry"}, 422
    {"reason"}; GET /t/{match}/steps?after=N -> {"entry", "waiting", "over", "steps"}; the stream
    sends {"entry", "waiting", "over", "state"} as data of unnamed events, once at the beginning
    and whenever they change, in the waiting room too. POST /settings (language, theme,
    speed, here) -> 303 to ``here``. POST /t/{match}/rematch -> 303. POST /t/{match}/start gives
    the seats still open to CPUs and starts. GET /t/{match} of a finished match is its end page.
"""
