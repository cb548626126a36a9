"""Data tables, translations, icons, fonts and samples, read with importlib.resources."""
