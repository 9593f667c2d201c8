"""Goryokaku: workers on rising stacks, persons and castle cards, five eras of building a fort."""
