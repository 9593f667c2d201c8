"""Computer players: what plays any game, from what its seat has seen."""
