"""The table, pure: what happens in a room, who may do what, what each viewer is told."""
