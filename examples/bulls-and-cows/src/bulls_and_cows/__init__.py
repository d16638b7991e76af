"""Bulls and Cows, to be played with Bombe."""
