"""The engines measured: each gives a batch of random play and a batch of copies."""
