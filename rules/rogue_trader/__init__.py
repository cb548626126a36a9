"""Rogue Trader, the rules of 1987: vehicles, dreadnought armour, buildings, morale, psychology."""
