"""The Play workspace: a battle from its first entry to its last, on disk as it happens."""
