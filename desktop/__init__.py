"""What a person meets: the window, the printer, the command line."""
