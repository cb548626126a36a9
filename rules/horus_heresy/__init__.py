"""Vehicles of The Horus Heresy, third edition."""
