"""The verbs of the command line, a module each; none needs Qt unless it opens or draws the window."""
