"""4bit Town: four cards with two sides each, set in secret, are the number of a place."""
