"""A browser without a script, and those who use it: they read pages, follow links, send forms."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Any
from urllib.parse import urlencode, urlsplit

import httpx
import pytest

from support.serving import PATIENCE, Serving, serving

MARKUP = "<i>Ada</i>&\"'"


@pytest.fixture(name="server", scope="module")
def page_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("pages"), BOMBE_LIMITS="0") as server:
        yield server


# --- a browser without a script ------------------------------------------------------------------


@dataclass
class Form:
    action: str
    method: str
    fields: list[tuple[str, str]] = field(default_factory=list)
    buttons: list[tuple[str, str, str]] = field(default_factory=list)  # name, value, text


class Reader(HTMLParser):
    """What a browser makes of a page: its forms, its links, its text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.forms: list[Form] = []
        self.links: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.alert = ""
        self.text = ""
        self._form: Form | None = None
        self._select = ""
        self._chosen: str | None = None
        self._option: str | None = None
        self._button: list[str] | None = None
        self._in_alert = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.tags.append((tag, given))
        name, value = given.get("name") or "", given.get("value") or ""
        if tag == "a" and given.get("href"):
            self.links.append(str(given["href"]))
        elif tag == "form":
            self._form = Form(given.get("action") or "", given.get("method") or "get")
            self.forms.append(self._form)
        elif self._form and tag == "input" and name:
            if given.get("type") != "checkbox":
                self._form.fields.append((name, value))
            elif "checked" in given:
                self._form.fields.append((name, "on"))
        elif tag == "select":
            self._select, self._chosen = name, None
        elif tag == "option" and self._select:
            self._option = value if "value" in given else ""
            if self._chosen is None or "selected" in given:
                self._chosen = self._option or "…"
        elif self._form and tag == "button":
            self._button = [name, value, ""]
        if given.get("role") == "alert":
            self._in_alert = True

    def handle_data(self, data: str) -> None:
        self.text += data
        if self._in_alert:
            self.alert += data
        if self._button:
            self._button[2] += data
        if self._select and self._chosen == "…":
            self._chosen = data

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self._form = None
        elif tag == "select" and self._form:
            self._form.fields.append((self._select, self._chosen or ""))
            self._select = ""
        elif tag == "button" and self._form and self._button:
            name, value, text = self._button
            self._form.buttons.append((name, value, text.strip()))
            self._button = None
        elif tag == "p":
            self._in_alert = False


class Visitor:
    """Somebody who reads pages, follows links and sends forms."""

    def __init__(self, server: Serving, language: str = "en") -> None:
        self.client = httpx.Client(
            base_url=server.url,
            follow_redirects=True,
            headers={"accept-language": language},
            timeout=PATIENCE,  # a deal may wait for a new process, which takes its time to start
            verify=False,  # see `serving.client`
        )
        self.url = server.url

    def get(self, path: str, status: int = 200) -> Reader:
        return self._read(self.client.get(path), status)

    def _read(self, answer: httpx.Response, status: int = 200) -> Reader:
        assert answer.status_code == status, answer.text
        elsewhere = re.search(
            r'<noscript><meta http-equiv="refresh" content="0; url=([^"]+)"', answer.text
        )
        if elsewhere:  # a page that needs a script sends those without one on
            answer = self.client.get(elsewhere[1])
        self.path = urlsplit(str(answer.url)).path
        self.html = answer.text
        self.page = Reader(answer.text)
        return self.page

    def form(self, button: str) -> tuple[Form, tuple[str, str, str]]:
        """The form with a button of this text or value."""
        for form in self.page.forms:
            for one in form.buttons:
                if button in one[1:]:
                    return form, one
        raise AssertionError(f"no button {button}, only {self.buttons}")

    def send(self, button: str, status: int = 200, twice: bool = False, **typed: str) -> Reader:
        form, (name, value, _) = self.form(button)
        fields = [(one, typed.get(one, text)) for one, text in form.fields]
        if name:
            fields.append((name, value))
        path = form.action or self.path
        body = urlencode(fields)
        headers = {"content-type": "application/x-www-form-urlencoded"}
        if form.method == "get":
            return self._read(self.client.get(f"{path}?{body}"), status)
        answer = self.client.post(path, content=body, headers=headers)
        if twice:
            answer = self.client.post(path, content=body, headers=headers)
        return self._read(answer, status)

    @property
    def buttons(self) -> list[str]:
        return [value or text for form in self.page.forms for _, value, text in form.buttons]

    def __enter__(self) -> Visitor:
        return self

    def __exit__(self, *_: object) -> None:
        self.client.close()


@pytest.fixture(name="ada")
def ada_visits(server: Serving) -> Iterator[Visitor]:
    with Visitor(server) as visitor:
        yield visitor


@pytest.fixture(name="bob")
def bob_visits(server: Serving) -> Iterator[Visitor]:
    with Visitor(server) as visitor:
        yield visitor


def new_room(visitor: Visitor, game: str, alone: bool = False) -> str:
    """A room by the first page's form; gives its path."""
    visitor.get("/")
    form = next(form for form in visitor.page.forms if ("game", game) in form.fields)
    visitor.page.forms = [form]
    visitor.send("1" if alone else form.buttons[0][2])
    return visitor.path


def choose(visitor: Visitor, wanted: dict[str, str]) -> None:
    """Change some of the host's choices and leave the others as they are."""
    form = next(form for form in visitor.page.forms if form.action.endswith("/settings"))
    form.fields = list((dict(form.fields) | wanted).items())
    form.buttons[0] = ("", "choices", "")  # it says Save, as others do
    visitor.send("choices")


def facts(visitor: Visitor) -> Any:
    return visitor.client.get(f"/api/rooms/{visitor.path[3:]}").json()["table"]
