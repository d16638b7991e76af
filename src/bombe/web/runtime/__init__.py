"""The running table: rooms in memory, their clocks and bots, and where they are kept."""
