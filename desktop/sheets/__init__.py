"""Paper: cards laid out in blocks and printed to PDF. No Qt; only `fonts`, `ink` and `cards` know ReportLab."""
