"""`bombe school`: chapters with exercises, each with one right answer that can be proved."""

from __future__ import annotations

import os
from argparse import Namespace
from itertools import count
from pathlib import Path

from bombe.chance import Chance
from bombe.cli.files import STANDARD_OUTPUT
from bombe.cli.output import print_json, print_table, print_text
from bombe.cli.parser import Parser, whole
from bombe.cli.school_files import as_text, export, forget, keep, kept_file, read, read_kept
from bombe.cli.terminal.console import Console
from bombe.cli.terminal.school import School
from bombe.games.turing_machine.school.chapters import CHAPTERS, Chapter
from bombe.games.turing_machine.school.exercises import as_json, hardness
from bombe.games.turing_machine.school.lines import counted
from bombe.games.turing_machine.school.making import OF_A_SERIES, exercise, numbered
from bombe.games.turing_machine.school.progress import Progress
from bombe.games.turing_machine.school.streak import streak
from bombe.text import BadInput, Language, T, quoted

about = T(
    "Teaches Turing Machine: eight chapters, each with an example and endless exercises. A "
    "wrong choice is answered with what disproves it. Without a chapter, lists them with what "
    "you have solved."
)
MOST = 10**9  # series


def arguments(parser: Parser) -> None:
    parser.positional(
        "chapter", T("a chapter, by its number or its name"), T("CHAPTER"), optional=True
    )
    parser.option("--exercise", T("the number of an exercise to begin with"), T("NUMBER"))
    parser.option("--seed", T("a whole number; the same one gives the same exercises"), T("NUMBER"))
    parser.option("--streak", T("positions that get harder until the third mistake"))
    parser.option(
        "--export", T("write what you have solved to a new file; - prints it instead"), T("FILE")
    )
    parser.option("--import", T("add the progress from such a file"), T("FILE"))
    parser.option("--forget", T("delete what you have solved"))
    parser.json()


def run(arguments: Namespace, tongue: Language) -> None:
    seed = None if arguments.seed is None else whole("--seed", arguments.seed, 0, MOST)
    number = None
    if arguments.exercise is not None:
        number = whole("--exercise", arguments.exercise, 1, OF_A_SERIES - 1)
    _must_fit(arguments)
    path = kept_file(os.environ)
    if arguments.forget:
        forget(path)
        _tell(arguments, tongue, T("Your progress was deleted."), {"forgotten": True})
        return
    progress = read_kept(path)
    if arguments.export is not None:
        if arguments.export == STANDARD_OUTPUT:
            print(as_text(progress), end="")
            return
        export(Path(arguments.export), progress)
        told = T("Written to {file}.", file=arguments.export)
        _tell(arguments, tongue, told, {"out": arguments.export})
    elif (source := vars(arguments)["import"]) is not None:
        keep(path, progress.with_other(read(Path(source))))
        _tell(
            arguments, tongue, T("The progress in {file} was added.", file=source), {"in": source}
        )
    elif arguments.streak:
        _streak(arguments, tongue, _drawn() if seed is None else seed, progress)
    elif arguments.chapter is None:
        _list(arguments, tongue, progress)
    else:
        _chapter(_read_chapter(arguments.chapter), arguments, tongue, seed or 0, number, progress)


def _must_fit(arguments: Namespace) -> None:
    """Refuse what does not go together."""
    given = {
        T("a chapter"): arguments.chapter is not None,
        "--streak": arguments.streak,
        "--export": arguments.export is not None,
        "--import": vars(arguments)["import"] is not None,
        "--forget": arguments.forget,
    }
    chosen = [name for name, wanted in given.items() if wanted]
    if len(chosen) > 1:
        raise BadInput(
            T("{one} does not go with {other}: choose one", one=chosen[0], other=chosen[1])
        )
    if arguments.exercise is not None and arguments.chapter is None:
        raise BadInput(T("--exercise needs a chapter: for example bombe school 1 --exercise 5"))
    if arguments.seed is not None and arguments.chapter is None and not arguments.streak:
        raise BadInput(T("--seed needs a chapter or --streak"))


def _tell(arguments: Namespace, tongue: Language, said: T, for_programs: dict[str, object]) -> None:
    if arguments.json:
        print_json(for_programs)
    else:
        print_text(tongue, said)


def _read_chapter(text: str) -> Chapter:
    keys = [*CHAPTERS]
    if text.isascii() and text.isdigit() and len(text) == 1 and 1 <= int(text) <= len(keys):
        return CHAPTERS[keys[int(text) - 1]]
    if text in CHAPTERS:
        return CHAPTERS[text]
    raise BadInput(
        T(
            "there is no chapter {chapter}; the chapters are {known}",
            chapter=quoted(text),
            known=keys,
        )
    )


def _list(arguments: Namespace, tongue: Language, progress: Progress) -> None:
    if arguments.json:
        print_json(
            {
                "chapters": [
                    {
                        "chapter": chapter.key,
                        "title": tongue.say(chapter.title),
                        "solved": len(progress.of(chapter.key)),
                        "first": sum(progress.of(chapter.key).values()),
                    }
                    for chapter in CHAPTERS.values()
                ],
                "streak": progress.streak,
            }
        )
        return
    print_table(
        (
            str(n),
            chapter.key,
            tongue.say(chapter.title),
            tongue.say(_solved(progress, chapter)),
        )
        for n, chapter in enumerate(CHAPTERS.values(), 1)
    )
    if progress.streak:
        print_text(tongue, T("Your longest streak is {n}.", n=progress.streak))
    print_text(
        tongue,
        T(
            "`bombe school 1` starts chapter 1 or goes on with it; `bombe school --streak` mixes "
            "all chapters."
        ),
    )


def _solved(progress: Progress, chapter: Chapter) -> T | str:
    solved = progress.of(chapter.key)
    return counted(len(solved), sum(solved.values())) if solved else ""


def _chapter(
    chapter: Chapter,
    arguments: Namespace,
    tongue: Language,
    series: int,
    number: int | None,
    progress: Progress,
) -> None:
    if arguments.json:
        if number is None:
            print_json(
                {
                    "chapter": chapter.key,
                    "title": tongue.say(chapter.title),
                    "intro": [tongue.say(one) for one in chapter.intro],
                    "example": as_json(chapter.example),
                }
            )
        else:
            print_json(as_json(exercise(chapter.key, numbered(series, number))))
        return
    first = numbered(series, 1 if number is None else number)
    if number is None:
        first = progress.next(chapter.key, first)
    _school(tongue, progress).chapter(chapter, count(first))


def _streak(arguments: Namespace, tongue: Language, seed: int, progress: Progress) -> None:
    exercises = streak(seed)
    if arguments.json:
        told = [
            {"chapter": one.chapter, "seed": one.seed, "hardness": str(hardness(one))}
            for one in exercises
        ]
        print_json({"seed": seed, "streak": told})
        return
    _school(tongue, progress).streak(exercises)


def _drawn() -> int:
    """A seed that nobody chose."""
    return Chance().below(MOST)


def _school(tongue: Language, progress: Progress) -> School:
    path = kept_file(os.environ)
    return School(Console(), tongue, progress, lambda now: keep(path, now))
