"""Requests and live connections: from bytes to the rooms and back."""
