"""The kernel: agenda, table, chance, verbs and what a seat may know. Knows no game."""
