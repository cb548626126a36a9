"""Rout, rally, pursuit, reserves and psychology (RT-SEQ to RT-STAT)."""
