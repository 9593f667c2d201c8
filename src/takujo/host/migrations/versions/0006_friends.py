"""Public tables, onlookers, seats that a CPU or a friend plays meanwhile, signs and calls."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

FALSE = sa.false()


def upgrade() -> None:
    """Tables stay as they were: by link only, and nobody is played for."""
    for name in ("public", "watched"):
        op.add_column("matches", sa.Column(name, sa.Boolean, nullable=False, server_default=FALSE))
    op.add_column("matches", sa.Column("away", sa.Integer, nullable=False, server_default="0"))
    level = sa.Column("level", sa.String(12), nullable=False, server_default="normal")
    op.add_column("matches", level)
    for column in (
        sa.Column("absent", sa.String(8), nullable=False, server_default=""),
        sa.Column("offered", sa.Boolean, nullable=False, server_default=FALSE),
        sa.Column("seen_at", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("sign", sa.String(12), nullable=False, server_default=""),
        sa.Column("signed_at", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("called_at", sa.Integer, nullable=False, server_default="0"),
        sa.Column("called_for", sa.Integer, nullable=False, server_default="0"),
    ):
        op.add_column("seats", column)
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_subscriptions_device", "subscriptions", ["device"])
