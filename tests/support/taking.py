"""A game that wants a key that another one has."""

from support.tiny import Closest


class Taking(Closest):
    key = "turing_machine"
