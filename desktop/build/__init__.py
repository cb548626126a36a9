"""The Build workspace: the army as a tree, the form of the chosen unit, its card and its findings."""
