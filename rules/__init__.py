"""The rules core: pure functions over data. Knows no screen, no clock, no global random generator."""
