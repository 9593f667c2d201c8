"""The first layout: matches, seats, who played, entries, leases."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create everything."""
    create_matches()
    create_seats()
    create_played()
    create_entries()
    create_leases()


def create_matches() -> None:
    """The table matches."""
    op.create_table(
        "matches",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(12), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.String(16), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("edition_name", sa.Text, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("chance", sa.String(8), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("start", sa.Text, nullable=False),
        sa.Column("speed", sa.String(8), nullable=False),
        sa.Column("newest", sa.Integer, nullable=False),
        sa.Column("waiting", sa.String(16), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("rematch", sa.String(16), nullable=False),
    )


def create_seats() -> None:
    """The table seats."""
    op.create_table(
        "seats",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("level", sa.String(12), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("code", sa.String(64), nullable=False),
    )
    op.create_index("ix_seats_device", "seats", ["device"])


def create_played() -> None:
    """The table played."""
    op.create_table(
        "played",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("from_entry", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("level", sa.String(12), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
    )


def create_entries() -> None:
    """The table entries."""
    op.create_table(
        "entries",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
    )


def create_leases() -> None:
    """The table leases."""
    op.create_table(
        "leases",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("question", sa.Integer, nullable=False),
        sa.Column("owner", sa.String(40), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
