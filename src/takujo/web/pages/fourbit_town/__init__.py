"""4bit Town on the phone."""
