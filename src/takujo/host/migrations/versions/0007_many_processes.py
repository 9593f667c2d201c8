"""Several processes: a number for every change of a match, leases, and what holds for all."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A column that is 0 for every match there is, and two tables."""
    change = sa.Column("change", sa.Integer, nullable=False, server_default="0")
    op.add_column("matches", change)
    op.create_table(
        "leases",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("owner", sa.String(16), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_leases_owner", "leases", ["owner"])
    op.create_table(
        "house",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
