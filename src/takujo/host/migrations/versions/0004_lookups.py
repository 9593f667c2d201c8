"""Indexes on what is looked up, whether a CPU seat is asked, and no leases any more."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

ASKED = """
UPDATE matches SET cpu_asked = (state = 'playing') AND EXISTS (
    SELECT 1 FROM seats
    WHERE seats.match = matches.id AND seats.kind = 'cpu'
    AND (' ' || matches.waiting || ' ') LIKE ('% ' || seats.seat || ' %')
)
"""


def upgrade() -> None:
    """Matches that wait for a CPU are marked; the one server of a folder needs no leases."""
    asked = sa.Column("cpu_asked", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("matches", asked)
    op.execute(ASKED)
    op.create_index("ix_matches_cpu_asked", "matches", ["cpu_asked", "changed_at"])
    op.create_index("ix_seats_secret", "seats", ["secret"])
    op.create_index("ix_seats_code", "seats", ["code"])
    op.drop_table("leases")
