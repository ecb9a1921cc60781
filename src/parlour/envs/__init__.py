"""Environments for researchers: PettingZoo, Gymnasium and OpenSpiel over the same games."""
