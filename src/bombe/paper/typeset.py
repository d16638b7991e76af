"""Pages become a PDF that can be read aloud (PDF/UA-1): typst sets the words, embeds the letters
that they need and tags what is what."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bombe.paper.choices import Choices
from bombe.paper.inks import COLOURS
from bombe.paper.page import Page, Picture, Words, short
from bombe.text import BadInput, T

FONTS = Path(__file__).with_name("fonts")
_SMALLEST = 4.5  # points

# Letters are made smaller until they fit.
_HEAD = """
#set text(font: "Bombe Paper", fallback: false, hyphenate: false)
#set par(leading: 0.5em, spacing: 0.5em)
#show "--offset": it => box(it) // which would be broken after its hyphens
#let fitted(w, h, size, several, body) = context {
  let s = size
  let fits(s) = {
    let free = measure(text(size: s, body))
    if several { measure(width: w, text(size: s, body)).height <= h } else { free.width <= w }
  }
  while s > SMALLEST and not fits(s) { s = s * 0.97 }
  text(size: s, body)
}
#let words(x, y, w, h, size, weight, how, level, several, turned, fill, body) = {
  let laid(it) = {
    fitted(w, h, size, several, text(weight: weight, ..if fill != none { (fill: fill) }, it))
  }
  let shown = if level > 0 {
    show heading: it => laid(it.body) // whose words are also those of the bookmark
    heading(level: level, body)
  } else { laid(body) }
  let held = block(width: w, height: h, align(how, shown))
  place(top + left, dx: x, dy: y,
    if turned { rotate(-90deg, origin: top + left, reflow: false, held) } else { held })
}
""".replace("SMALLEST", f"{_SMALLEST}pt")


def pdf(pages: Sequence[Page], title: str, choices: Choices) -> bytes:
    """The same pages and choices give the same bytes: there is no date in them."""
    try:
        import typst
    except ImportError:
        raise BadInput(
            T(
                "to print, typst must be installed: {command}",
                command="`pip install 'bombe[paper]'`",
            )
        ) from None
    fonts = typst.Fonts(
        include_system_fonts=False, include_embedded_fonts=False, font_paths=[str(FONTS)]
    )
    compiler = typst.Compiler(source(pages, title, choices).encode(), font_paths=fonts)
    made = compiler.compile(format="pdf", pdf_standards=["ua-1"])  # else it refuses
    assert isinstance(made, bytes)
    return made


def source(pages: Sequence[Page], title: str, choices: Choices) -> str:
    """The pages in typst's own language."""
    colours = COLOURS[choices.ink]
    parts = [
        f"#set document(title: {_string(title)}, author: "
        '"Bombe", keywords: ("Bombe", "Turing Machine"), date: none)',
        _HEAD,
        f'#set text(lang: "{choices.tongue.code}", fill: rgb("{colours.ink}"))',
    ]
    for sign, colour in zip("▲■●", colours.words, strict=True):
        parts.append(f'#show "{sign}": set text(fill: rgb("{colour}"))')
    for number, page in enumerate(pages):
        size = f"width: {short(page.wide)}mm, height: {short(page.high)}mm"
        if number:
            parts.append("#pagebreak()")
        parts.append(f"#set page({size}, margin: 0mm)")
        parts += map(_placed, page.content or [Words(0, 0, 1, 1, "", 1)])
    return "\n".join(parts) + "\n"


def _string(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def _placed(one: Picture | Words) -> str:
    return _picture(one) if isinstance(one, Picture) else _words(one)


def _picture(one: Picture) -> str:
    style = f"<style>{one.style}</style>" if one.style else ""
    box = " ".join(map(short, one.box))
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {box}">{style}{one.drawn}</svg>'
    alt = f", alt: {_string(one.alt)}" if one.alt else ""
    size = f"width: {short(one.wide)}mm, height: {short(one.high)}mm"
    drawn = f"image(bytes({_string(svg)}), {size}{alt})"
    placed = f"place(top + left, dx: {short(one.x)}mm, dy: {short(one.y)}mm, {drawn})"
    return f"#{placed}" if one.alt else f"#pdf.artifact({placed})"


def _words(one: Words) -> str:
    fill = f'rgb("{one.colour}")' if one.colour else "none"
    flags = ", ".join("true" if flag else "false" for flag in (one.lines, one.turned))
    return (
        f"#words({short(one.x)}mm, {short(one.y)}mm, {short(one.wide)}mm, {short(one.high)}mm,"
        f" {short(one.size)}pt, {700 if one.bold else 400}, {one.at}, {one.level}, {flags},"
        f" {fill}, {_string(one.text)})"
    )
