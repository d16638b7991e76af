"""The school: chapters, and exercises that are made without end, each with one right answer."""
