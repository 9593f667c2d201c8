"""Harvest Fair: a small invented game that uses everything the kernel and the editions offer."""
