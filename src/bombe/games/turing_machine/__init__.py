"""Turing Machine, by Yoann Levet and Fabien Gridel: the deduction game."""
