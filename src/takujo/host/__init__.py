"""Hosted matches: their record, how it is stored, and who sits at the table."""
