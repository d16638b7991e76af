"""`bombe print machine`: all that Turing Machine is played with, but for paper and pencil."""

from __future__ import annotations

from bombe.paper.backs import back_of, blank, trial_pages
from bombe.paper.choices import Choices
from bombe.paper.computer import cover_pages, punch_pages, verification_pages
from bombe.paper.criteria import criteria_pages, tent_page
from bombe.paper.guide import guide_page
from bombe.paper.page import Page
from bombe.text import T

TITLE = T("Turing Machine: the paper computer")


def machine_pages(choices: Choices) -> list[Page]:
    parts = [
        punch_pages(choices),
        verification_pages(choices),
        cover_pages(choices),
        criteria_pages(choices),
        [tent_page(choices)],
    ]
    guide = guide_page(choices, [*map(len, parts)])
    fronts = [page for part in parts for page in part]
    if choices.offset is None:
        return [guide, *fronts]
    both = [guide, blank(guide), *trial_pages(choices)]
    for page in fronts:
        both += [page, back_of(page, choices)]
    return both
