"""The tables of the database. The entries are the truth; the rest is who, when and where."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(column_0_label)s",
    }
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("made_at", BigInteger, nullable=False),  # milliseconds, here and below
    Column("changed_at", BigInteger, nullable=False),
    Column("state", String(12), nullable=False),  # gathering, playing or over
    Column("game", String(40), nullable=False),
    Column("rules", String(16), nullable=False),  # the rules identity
    Column("version", Integer, nullable=False),
    Column("edition_name", Text, nullable=False),
    Column("edition", Text, nullable=False),  # resolved, as JSON: an edited file changes nothing
    Column("chance", String(8), nullable=False),
    Column("seed", String(64), nullable=False),  # secret until the end
    Column("commitment", String(64), nullable=False),  # "" until the table starts
    Column("start", Text, nullable=False),  # "deal", or a position as JSON
    Column("speed", String(8), nullable=False),
    Column("newest", Integer, nullable=False),  # the newest entry's number
    Column("waiting", String(16), nullable=False),  # the seats asked: "0" or "0 2"
    Column("round", Integer, nullable=False),  # for lists
    Column("result", Text, nullable=False),  # scores and ranks as JSON, "" until the end
    Column("events", Text, nullable=False),  # all events as JSON, once over
    Column("rematch", String(16), nullable=False),  # the match that follows this one, or ""
    Column("veils", Boolean, nullable=False, server_default=false()),  # as in its header
    Column("cpu_asked", Boolean, nullable=False, server_default=false()),  # by the table
    Column("owner", Integer, nullable=False, server_default="-1"),  # the seat of who made it
    Column("code", String(64), nullable=False, server_default=""),  # hash, while seats are open
    Column("opened_at", BigInteger, nullable=False, server_default="0"),  # by one of its people
    Column("public", Boolean, nullable=False, server_default=false()),  # anybody may come or watch
    Column("watched", Boolean, nullable=False, server_default=false()),  # a link to watch was given
    Column("away", Integer, nullable=False, server_default="0"),  # seconds; then a CPU plays
    Column("level", String(12), nullable=False, server_default="normal"),  # of such a CPU
    Column("hints", Boolean, nullable=False, server_default=true()),  # may be asked for
    Column("change", Integer, nullable=False, server_default="0"),  # one more at every change
    Index("ix_matches_cpu_asked", "cpu_asked", "changed_at"),
    Index("ix_matches_code", "code"),
    Index("ix_matches_state", "state", "changed_at"),
)

seats = Table(
    "seats",
    metadata,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person, cpu or open
    Column("level", String(12), nullable=False),  # of a CPU
    Column("name", String(40), nullable=False),
    Column("device", String(64), nullable=False),  # hash of the device that plays it, or ""
    Column("link", String(64), nullable=False),  # hash of the join link's secret; opens nothing
    Column("links", Integer, nullable=False, server_default="0"),  # links that hold no more
    Column("code", String(64), nullable=False),  # hash of the short recovery code
    Column("codes", Integer, nullable=False, server_default="0"),  # recovery codes used up
    Column("token", String(64), nullable=False, server_default=""),  # hash of a program's token
    Column("absent", String(8), nullable=False, server_default=""),  # why a CPU plays for a person
    Column("offered", Boolean, nullable=False, server_default=false()),  # its link is a friend's
    Column("seen_at", BigInteger, nullable=False, server_default="0"),  # when its person was here
    Column("sign", String(12), nullable=False, server_default=""),  # the last sign given, and when
    Column("signed_at", BigInteger, nullable=False, server_default="0"),
    Column("called_at", Integer, nullable=False, server_default="0"),  # the newest entry looked at
    Column("called_for", Integer, nullable=False, server_default="0"),  # the question called for
    Index("ix_seats_device", "device"),
    Index("ix_seats_link", "link"),
    Index("ix_seats_code", "code"),
)

played = Table(  # who played a seat from which entry on
    "played",
    metadata,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("from_entry", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("level", String(12), nullable=False),
    Column("name", String(40), nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("line", Text, nullable=False),  # as in a .takujo file
)

subscriptions = Table(  # where a device wants to be called when it is its turn
    "subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),  # hash of the endpoint
    Column("device", String(64), nullable=False),  # hash
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Index("ix_subscriptions_device", "device"),
)

leases = Table(  # which process thinks for the CPU seats of a match, where there are several
    "leases",
    metadata,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("owner", String(16), nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("ix_leases_owner", "owner"),
)

house = Table(  # what holds for all processes
    "house",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

reviews = Table(  # how likely each seat was to win in the course of a match that is over
    "reviews",
    metadata,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("course", Text, nullable=False),  # as JSON
)

counts = Table(  # how often something was done lately, where several processes count together
    "counts",
    metadata,
    Column("name", String(64), primary_key=True),  # hash of what and who
    Column("until", BigInteger, nullable=False),  # when all of it is forgotten
)
