"""How Ironmuster looks: colours, type, icons, the Qt style and the drawn widgets.

Knows no rules: every widget takes plain values and words already translated.
Importing the package loads neither fonts nor icons; `theme.apply` does when a window is wanted.
"""
