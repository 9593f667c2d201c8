"""The laboratory: variants of editions, simulation and reports."""
