"""Goryokaku on the phone."""
