"""Overrun, bull rush and ramming, wide turns that make several of them, and what comes of it."""
