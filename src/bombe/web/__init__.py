"""The table: rooms, seats and live play for any game. Knows the rules of none."""
