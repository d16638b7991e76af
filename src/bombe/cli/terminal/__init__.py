"""The terminal: how it is asked, what it can show, and games on it."""
