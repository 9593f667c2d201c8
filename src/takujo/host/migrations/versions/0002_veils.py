"""Matches that veil forced choices; those that were under way before go on as they began."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A column that is false for every match there is."""
    veils = sa.Column("veils", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("matches", veils)
