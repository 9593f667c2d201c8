"""The games, one folder each, named as their rulebooks name things; none knows another."""
