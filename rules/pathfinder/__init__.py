"""Pathfinder, first edition: vehicles driven in combat. Speeds and distances in squares unless a name ends in `_ft`."""
