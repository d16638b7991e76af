"""Turing: somebody hides among a machine's random pictures, and the others look for the human."""
