"""Draws the icons that phones and computers show for the table, from `static/icon.svg`.

`.venv/bin/python tools/icons.py`, after a change of the drawing; what it draws is kept with the
sources.
"""

from __future__ import annotations

import io
import sys
from pathlib import Path

HOME = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(HOME / "tests")]

from support.servers import CHROMIUM_ARGUMENTS, chromium  # noqa: E402

STATIC = HOME / "src" / "bombe" / "web" / "static"
DESK = "#dbe5dc"
# Size, how much of it the drawing fills, and what is behind it. A phone may cut a maskable icon to
# a circle: everything important stays within four fifths of it. Apple's have no transparency.
ICONS = {
    "icon-180.png": (180, 0.72, DESK),
    "icon-192.png": (192, 1.0, "transparent"),
    "icon-512.png": (512, 1.0, "transparent"),
    "icon-maskable-512.png": (512, 0.54, DESK),
}


def main() -> None:
    from PIL import Image
    from playwright.sync_api import sync_playwright

    drawing = (STATIC / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*CHROMIUM_ARGUMENTS])
        page = browser.new_page()
        for name, (size, share, behind) in ICONS.items():
            page.set_viewport_size({"width": size, "height": size})
            body = "margin: 0; height: 100vh; display: grid; place-items: center;"
            body += f" background: {behind}"
            style = f"body {{ {body} }} svg {{ width: {share * 100}vw }}"
            page.set_content(f"<style>{style}</style>{drawing}")
            picture = Image.open(io.BytesIO(page.screenshot(omit_background=True)))
            picture.quantize(32).save(STATIC / name, optimize=True)
            print(name, (STATIC / name).stat().st_size)
        browser.close()


if __name__ == "__main__":
    main()
