"""Turing Machine for programs that learn or are measured: one player, one match after the other.

>>> from bombe.agents import Episode
>>> episode = Episode("4 9 11 14", seed=1)
>>> episode.step("ask 341 A").observation["asked"]
'341 A-'
"""

from bombe.agents.episode import Episode, Observation, Step

__all__ = ["Episode", "Observation", "Step"]
