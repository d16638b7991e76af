"""`python -m bombe` is `bombe`."""

import sys

from bombe.cli import main

sys.exit(main())
