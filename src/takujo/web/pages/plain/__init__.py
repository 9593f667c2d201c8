"""The pages of a game that has none of its own, made from positions, words and questions."""
