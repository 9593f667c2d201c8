"""Learning to judge positions: self-play, a small network, and a ladder of its versions."""
