"""The grid of squares: placements, steps, turns, what is touched and what can be reached. Exact, without dice."""
