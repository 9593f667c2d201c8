"""Limits that hold for all processes together: how often something was done lately."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A table of its own; nobody has done anything yet."""
    op.create_table(
        "counts",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
