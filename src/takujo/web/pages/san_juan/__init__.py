"""San Juan's table: what lies there, and how each of its questions is touched."""
