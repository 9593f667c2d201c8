"""The command line: playing, checking, simulating and looking back, in the terminal."""
