"""Recovery codes that are used up: each seat counts those that were."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A column that is 0 for every seat there is: the code it has still holds."""
    codes = sa.Column("codes", sa.Integer, nullable=False, server_default="0")
    op.add_column("seats", codes)
