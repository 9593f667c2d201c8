"""A link, a token and a code are different things; who made a table, and when it was opened."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

# A program's seat has no device: what was kept of it is its token. Any other's is its link.
TOKENS = "UPDATE seats SET token = link, link = '' WHERE kind = 'person' AND device = ''"
OWNERS = """
UPDATE matches SET opened_at = changed_at, owner = COALESCE(
    (SELECT MIN(seat) FROM seats WHERE seats.match = matches.id AND seats.device != ''), -1
)
"""


def upgrade() -> None:
    """Everybody keeps the seat, open seats their links, programs their tokens."""
    op.drop_index("ix_seats_secret", "seats")
    op.execute("ALTER TABLE seats RENAME COLUMN secret TO link")
    op.create_index("ix_seats_link", "seats", ["link"])
    op.add_column("seats", sa.Column("links", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("token", sa.String(64), nullable=False, server_default=""))
    op.execute(TOKENS)
    op.add_column("matches", sa.Column("owner", sa.Integer, nullable=False, server_default="-1"))
    op.add_column("matches", sa.Column("code", sa.String(64), nullable=False, server_default=""))
    opened = sa.Column("opened_at", sa.BigInteger, nullable=False, server_default="0")
    op.add_column("matches", opened)
    op.execute(OWNERS)
    op.create_index("ix_matches_code", "matches", ["code"])
    op.create_index("ix_matches_state", "matches", ["state", "changed_at"])
