"""What a sweep of all card sets shows: `tools/solved.py FOUR FIVE SIX`, the folders of the sweeps.

Writes the tables of docs/solved.md, each between a pair of its marks, and the pictures beside it,
docs/pictures/solved-*.svg. `tools/solved.py --pack FOUR` makes the table that we ship.
"""

from __future__ import annotations

import re
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from bombe.catalogue import Graded, shipped
from bombe.catalogue.count import count
from bombe.games.turing_machine.generate import Difficulty, difficulty_of
from bombe.games.turing_machine.machine import Level, played
from bombe.games.turing_machine.official import OFFICIAL
from bombe.games.turing_machine.problem import Mode, Problem
from bombe.games.turing_machine.worlds import worlds

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "solved.md"
PICTURES = ROOT / "docs" / "pictures"
SIZES = (4, 5, 6)
TOP = 5  # card sets of each size that are named
Sweep = dict[int, list[Graded]]


def read(folder: Path) -> Iterator[Graded]:
    """The rows of a sweep, in order."""
    import pyarrow.parquet as parquet

    for path in sorted(folder.glob("*.parquet")):
        columns = parquet.read_table(path, columns=list(Graded._fields)).to_pydict()
        columns["cards"] = [tuple(map(int, cards.split())) for cards in columns["cards"]]
        yield from map(Graded, *columns.values())


# ---- tables ------------------------------------------------------------------------------------


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join(f"| {' | '.join(map(str, line))} |" for line in lines)


def number(value: int) -> str:
    return f"{value:,}"


def share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f}%"


def total(rows: Iterable[Graded], column: str) -> int:
    return sum(getattr(row, column) for row in rows)


def summary(swept: Sweep) -> str:
    counted = count()
    lines = []
    for name, rows in swept.items():
        worlds = total(rows, "worlds")
        lines.append(
            [
                name,
                number(counted[name].sets),
                number(len(rows)),
                number(sum(row.proved for row in rows)),
                f"{total(rows, 'rounds') / worlds:.3f}",
                f"{total(rows, 'questions') / worlds:.3f}",
                f"{sum(row.rounds / row.worlds for row in rows) / len(rows):.3f}",
                f"{sum(row.questions / row.worlds for row in rows) / len(rows):.3f}",
            ]
        )
    return table(
        [
            "verifiers",
            "card sets",
            "solved",
            "proved",
            "rounds, mean of worlds",
            "questions, mean of worlds",
            "rounds, mean of card sets",
            "questions, mean of card sets",
        ],
        lines,
    )


def known(swept: Sweep) -> str:
    return table(
        [
            "verifiers",
            "card sets with one world",
            "card sets with one code",
            "worlds that need no question",
            "codes per card set",
        ],
        [
            [
                size,
                share(sum(row.worlds == 1 for row in rows), len(rows)),
                share(sum(row.codes == 1 for row in rows), len(rows)),
                share(total(rows, "zero_question"), total(rows, "worlds")),
                f"{total(rows, 'codes') / len(rows):.2f}",
            ]
            for size, rows in swept.items()
        ],
    )


def named(rows: Iterable[Graded]) -> str:
    return table(
        ["cards", "worlds", "codes", "rounds", "questions", "rounds a game", "questions a game"],
        [
            [
                f"`{' '.join(map(str, row.cards))}`",
                row.worlds,
                row.codes,
                row.rounds,
                row.questions,
                f"{row.rounds / row.worlds:.3f}",
                f"{row.questions / row.worlds:.3f}",
            ]
            for row in rows
        ],
    )


def ranked(swept: Sweep, rank: Callable[[Graded], tuple[float, ...]]) -> str:
    return named(row for rows in swept.values() for row in sorted(rows, key=rank)[:TOP])


def hardest(swept: Sweep) -> str:
    return ranked(
        swept, lambda row: (-row.rounds / row.worlds, -row.questions / row.worlds, *row.cards)
    )


def largest(swept: Sweep) -> str:
    return ranked(swept, lambda row: (-row.worlds, *row.cards))


def luckiest(swept: Sweep) -> str:
    """Many worlds, one code: the most that can be known without a question."""
    return ranked(swept, lambda row: (row.codes > 1, -row.worlds, *row.cards))


def one_question(swept: Sweep) -> str:
    """Of the card sets that one question always solves, those with the most worlds."""
    return ranked(
        swept, lambda row: (row.questions != row.worlds or row.codes == 1, -row.worlds, *row.cards)
    )


def rounds_share(swept: Sweep) -> str:
    """How many card sets always need one round, on average at most 1.5, and so on."""
    steps = (1.0, 1.25, 1.5, 2.0)
    return table(
        ["verifiers", "always 1 round", *(f"up to {step:g}" for step in steps[1:]), "more than 2"],
        [
            [
                size,
                *(
                    share(sum(row.rounds <= step * row.worlds for row in rows), len(rows))
                    for step in steps
                ),
                share(sum(row.rounds > 2 * row.worlds for row in rows), len(rows)),
            ]
            for size, rows in swept.items()
        ],
    )


# ---- the official Machine ----------------------------------------------------------------------


# By size and difficulty, for each problem: official questions and rounds, and then those of our
# Machine at each level, in the same worlds.
Official = dict[tuple[int, Difficulty], list[list[float]]]


def official() -> Official:
    found: Official = defaultdict(list)
    for one in OFFICIAL:
        problem = Problem(Mode.CLASSIC, tuple((card,) for card in one.cards))
        secrets = [world for world in worlds(problem) if world.code == one.code]
        row: list[float] = [one.par, one.rounds]
        for level in Level:
            games = [played(secret, level) for secret in secrets]
            row.append(sum(game.questions for game in games) / len(games))
            row.append(sum(game.rounds for game in games) / len(games))
        found[len(one.cards), difficulty_of(problem)].append(row)
    return {key: found[key] for size in SIZES for level in Difficulty if (key := (size, level))}


def means(rows: Sequence[Sequence[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def official_table(found: Official) -> str:
    groups = {f"{size}, {level}": rows for (size, level), rows in found.items()}
    groups["all"] = [row for rows in found.values() for row in rows]
    names = ("official", *Level)
    return table(
        ["verifiers, difficulty", "problems", *(f"{n} questions" for n in names)]
        + [f"{name} rounds" for name in names],
        [
            [name, len(rows), *(f"{mean[column]:.2f}" for column in (0, 2, 4, 6, 1, 3, 5, 7))]
            for name, rows in groups.items()
            for mean in [means(rows)]
        ],
    )


# ---- pictures ----------------------------------------------------------------------------------

WIDTH, HEIGHT, LEFT, BOTTOM, TOP_EDGE, RIGHT = 640, 300, 56, 44, 34, 12
COLOURS = {4: "#1b6ca8", 5: "#d1495b", 6: "#4f7942"}
GREY = "#6b7280"
LIGHT = "#b9bec7"
STYLE = (
    "<style>text{font:12px 'DejaVu Sans',Verdana,sans-serif;fill:#222}"
    ".t{font-size:13px;font-weight:bold}.g{stroke:#d5d8dd;stroke-width:1}"
    ".a{stroke:#555;stroke-width:1}.n{fill:#555}</style>"
)


def text(x: float, y: float, words: object, anchor: str = "middle", kind: str = "") -> str:
    kind = f' class="{kind}"' if kind else ""
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}"{kind}>{words}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}" class="{kind}"/>'


def svg(title: str, parts: Iterable[str]) -> str:
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
            f"<title>{title}</title>",
            STYLE,
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
            text(LEFT, 20, title, "start", "t"),
            *parts,
            "</svg>\n",
        ]
    )


class Axes:
    """A field for curves: numbers to places."""

    def __init__(self, low: float, high: float, top: float) -> None:
        self.low, self.high, self.top = low, high, top

    def x(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low)
        return round(LEFT + part * (WIDTH - LEFT - RIGHT), 1)

    def y(self, value: float) -> float:
        return round(HEIGHT - BOTTOM - value / self.top * (HEIGHT - BOTTOM - TOP_EDGE), 1)

    def frame(self, ticks: Iterable[float], steps: Iterable[float], label: str) -> Iterator[str]:
        for step in steps:
            yield line(LEFT, self.y(step), WIDTH - RIGHT, self.y(step), "g")
            yield text(LEFT - 6, self.y(step) + 4, f"{step:g}%", "end", "n")
        for tick in ticks:
            yield line(self.x(tick), HEIGHT - BOTTOM, self.x(tick), HEIGHT - BOTTOM + 4, "a")
            yield text(self.x(tick), HEIGHT - BOTTOM + 18, f"{tick:g}", kind="n")
        yield line(LEFT, HEIGHT - BOTTOM, WIDTH - RIGHT, HEIGHT - BOTTOM, "a")
        yield text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 8, label)


def legend(names: dict[str, str]) -> Iterator[str]:
    for place, (name, colour) in enumerate(names.items()):
        y = TOP_EDGE + 14 + 18 * place
        yield f'<rect x="{WIDTH - 150}" y="{y - 10}" width="12" height="12" fill="{colour}"/>'
        yield text(WIDTH - 132, y, name, "start")


def above(
    swept: Sweep, column: str, high: float, title: str, label: str, ticks: Sequence[float]
) -> str:
    """For each size the share of the card sets whose mean is at least so much."""
    axes = Axes(ticks[0], high, 100)
    parts = list(axes.frame(ticks, range(0, 101, 25), label))
    for size, rows in swept.items():
        counted = Counter(round(100 * getattr(row, column) / row.worlds) for row in rows)
        left, points = len(rows), []
        for cents in range(round(100 * ticks[0]), round(100 * high) + 1):
            points.append((axes.x(cents / 100), axes.y(100 * left / len(rows))))
            left -= counted[cents]
        places = " ".join(f"{x:g},{y:g}" for x, y in corners(points))
        parts.append(
            f'<polyline points="{places}" fill="none" stroke="{COLOURS[size]}" stroke-width="2"/>'
        )
    return svg(title, [*parts, *legend({f"{n} verifiers": COLOURS[n] for n in swept})])


def corners(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The points of a curve without those inside a level part of it."""
    inner = zip(points, points[1:], points[2:], strict=False)
    return [points[0], *(b for a, b, c in inner if not a[1] == b[1] == c[1]), points[-1]]


def by_worlds(swept: Sweep) -> str:
    """How the mean number of questions grows with the worlds."""
    classes = 9  # worlds 1, 2-3, 4-7, ... 256-511 and more
    axes = Axes(-0.5, classes - 0.5, 8)
    parts = []
    for step in range(0, 9, 2):
        parts.append(line(LEFT, axes.y(step), WIDTH - RIGHT, axes.y(step), "g"))
        parts.append(text(LEFT - 6, axes.y(step) + 4, step, "end", "n"))
    for place in range(classes):
        first, last = 2**place, 2 ** (place + 1) - 1
        words = (
            first if first == last else f"{first}–{last}" if place < classes - 1 else f"{first}+"
        )
        parts.append(text(axes.x(place), HEIGHT - BOTTOM + 18, words, kind="n"))
    parts.append(line(LEFT, HEIGHT - BOTTOM, WIDTH - RIGHT, HEIGHT - BOTTOM, "a"))
    parts.append(text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 8, "worlds of the card set"))
    for shift, (size, rows) in zip((-14, 0, 14), swept.items(), strict=False):
        groups = defaultdict(list)
        for row in rows:
            place = min(row.worlds.bit_length() - 1, classes - 1)
            groups[place].append(row.questions / row.worlds)
        for place, values in sorted(groups.items()):
            values.sort()
            x = axes.x(place) + shift
            low, middle, high = (values[round(q * (len(values) - 1))] for q in (0.05, 0.5, 0.95))
            parts.append(
                f'<line x1="{x:g}" y1="{axes.y(low):g}" x2="{x:g}" y2="{axes.y(high):g}"'
                f' stroke="{COLOURS[size]}" stroke-width="5" stroke-opacity="0.35"/>'
            )
            parts.append(
                f'<circle cx="{x:g}" cy="{axes.y(middle):g}" r="4" fill="{COLOURS[size]}"/>'
            )
    names = {f"{n} verifiers": COLOURS[n] for n in swept}
    left = [re.sub(r'x="(\d+)"', lambda m: f'x="{int(m[1]) - 410}"', one) for one in legend(names)]
    return svg("Questions a game: median, and 90% of the card sets", [*parts, *left])


def bars(found: Official) -> str:
    axes = Axes(-0.5, len(found) - 0.5, 11)
    parts = []
    for step in range(0, 11, 2):
        parts.append(line(LEFT, axes.y(step), WIDTH - RIGHT, axes.y(step), "g"))
        parts.append(text(LEFT - 6, axes.y(step) + 4, step, "end", "n"))
    for place, ((size, level), rows) in enumerate(found.items()):
        mean = means(rows)
        bars = ((-30, mean[0], GREY), (-10, mean[2], LIGHT), (10, mean[6], COLOURS[size]))
        for x, value, colour in bars:
            x, y = axes.x(place) + x, axes.y(value)
            parts.append(
                f'<rect x="{x:g}" y="{y:g}" width="19" height="{HEIGHT - BOTTOM - y:g}"'
                f' fill="{colour}"/>'
            )
            parts.append(text(x + 9.5, y - 4, f"{value:.1f}"))
        parts.append(text(axes.x(place), HEIGHT - BOTTOM + 18, f"{size} {level}", kind="n"))
    parts.append(line(LEFT, HEIGHT - BOTTOM, WIDTH - RIGHT, HEIGHT - BOTTOM, "a"))
    words = "verifiers and difficulty; dark grey: official, light: our plain level, colour: optimal"
    parts.append(text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 8, words))
    return svg("Questions a game on 427 official problems", parts)


# ---- all of it ---------------------------------------------------------------------------------


def write(swept: Sweep) -> None:
    machine = official()
    page = PAGE.read_text(encoding="utf-8")
    for name, words in {
        "summary": summary(swept),
        "rounds": rounds_share(swept),
        "known": known(swept),
        "hardest": hardest(swept),
        "largest": largest(swept),
        "luckiest": luckiest(swept),
        "one-question": one_question(swept),
        "official": official_table(machine),
    }.items():
        mark, end = f"<!-- {name} -->\n", "<!-- end -->"
        assert page.count(mark) == 1, f"{PAGE} has no place for {name}"
        before, _, rest = page.partition(mark)
        page = f"{before}{mark}\n{words}\n\n{end}{rest.partition(end)[2]}"
    PAGE.write_text(page, encoding="utf-8")
    title = "Card sets whose games need at least so many {} on average"
    for name, picture in {
        "questions": above(
            swept, "questions", 8, title.format("questions"), "questions a game", range(9)
        ),
        "rounds": above(
            swept, "rounds", 3, title.format("rounds"), "rounds a game", (1, 1.5, 2, 2.5, 3)
        ),
        "worlds": by_worlds(swept),
        "official": bars(machine),
    }.items():
        (PICTURES / f"solved-{name}.svg").write_text(picture, encoding="utf-8")


def main(words: list[str]) -> None:
    if words[:1] == ["--pack"]:
        rows = list(read(Path(words[1])))
        assert all(row.proved for row in rows)
        shipped.FILE.write_bytes(shipped.pack(rows))
    elif len(words) == len(SIZES):
        folders = map(Path, words)
        write({size: list(read(folder)) for size, folder in zip(SIZES, folders, strict=True)})
    else:
        raise SystemExit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
