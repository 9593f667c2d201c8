"""San Juan: build a town from cards that are also its money and its goods."""
