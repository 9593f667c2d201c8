"""Speed: beside other engines, in instructions, and with more processes."""
