"""How an operation of the table for programs is described: what it answers, and how it may be
refused. See `openapi`."""

from __future__ import annotations

from bombe.table.schema import Json, ref
from bombe.web.http.parameters import KNOWN, TEXT

REFUSALS = {
    400: "The request cannot be read.",
    403: "It is not for you to do, or another site's page has sent it.",
    404: "There is no such room or match.",
    408: "The request did not come to its end in time.",
    409: "It is not possible now.",
    413: "The request is too large.",
    429: "Too fast; Retry-After says how many seconds to wait.",
    500: "The server or the game has a fault. The server's log says more.",
    503: "The store cannot be reached, or there is too much to think about. Try again.",
}
NEEDED: list[Json] = [{"bearer": []}, {"cookie": []}]
OPTIONAL: list[Json] = [{}, *NEEDED]


def of(kind: type) -> Json:
    """The schema of a type."""
    return ref(kind.__name__)


def operation(
    name: str,
    summary: str,
    answer: tuple[int, type | None],
    refusals: tuple[int, ...],
    *,
    body: tuple[type, Json] | None = None,
    security: list[Json] | None = None,
    description: str = "",
) -> Json:
    """An operation that answers with something told, or with nothing, and all its refusals."""
    status, told = answer
    answers: Json = {str(status): {"description": "Done."}}
    if told is not None:
        answers[str(status)] = {
            "description": told.__doc__,
            "content": {"application/json": {"schema": of(told)}},
        }
    answers |= refused(refusals)
    described: Json = {"operationId": name, "summary": summary, "responses": answers}
    if description:
        described["description"] = description
    if security is not None:
        described["security"] = security
    if body is not None:
        kind, example = body
        content = {"application/json": {"schema": of(kind), "example": example}}
        described["requestBody"] = {"required": True, "content": content}
    return described


def refused(statuses: tuple[int, ...]) -> Json:
    """How a request may be refused; and any may meet with a fault."""
    return {
        str(status): {"$ref": f"#/components/responses/{status}"}
        for status in sorted((*statuses, 500))
    }


def picture(name: str, summary: str, security: list[Json]) -> Json:
    refusals = refused((404, 409, 429, 503))
    found = {"description": "All of a deck have one length.", "content": {"image/webp": {}}}
    return {
        "operationId": name,
        "summary": summary,
        "security": security,
        "responses": {"200": found, **refusals},
    }


def cached(described: Json) -> Json:
    """An operation whose answer can be asked for again at little cost."""
    answers = described["responses"]
    answers["200"]["headers"] = {"ETag": {"required": True, "schema": TEXT}}
    answers["304"] = {"description": "What you have is how it is."}
    return {**described, "parameters": [KNOWN]}
