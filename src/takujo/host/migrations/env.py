"""How alembic reaches the database: the connection is given by ``host.upgrade``."""

from alembic import context

from takujo.host.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes tables by copying them
)
with context.begin_transaction():
    context.run_migrations()
