"""How our games look on a terminal."""
