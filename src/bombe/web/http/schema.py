"""What the table answers to programs, as schemas of the OpenAPI document."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]


def thing(optional: tuple[str, ...] = (), **fields: Json) -> Json:
    return {
        "type": "object",
        "properties": fields,
        "required": [name for name in fields if name not in optional],
        "additionalProperties": False,
    }


def list_of(of: Json) -> Json:
    return {"type": "array", "items": of}


def maybe(one: Json) -> Json:
    if isinstance(one.get("type"), str):
        return {**one, "type": [one["type"], "null"]}
    return {"anyOf": [one, {"type": "null"}]}


def ref(name: str) -> Json:
    return {"$ref": f"#/components/schemas/{name}"}


def says(kind: str, description: str) -> Json:
    return {"type": kind, "description": description}


TEXT: Json = {"type": "string"}
NUMBER: Json = {"type": "integer"}
YES: Json = {"type": "boolean"}
WHO = says("integer", "a member of the room, by the order in which they came")
SEAT = maybe(says("integer", "a seat of the match, from 0; null where there is none"))
VIEW: Json = {
    "type": ["object", "null"],
    "description": "the match as this viewer may see it, in the game's own form; null where that"
    " is nothing. Of any game, `you` is the seat and `seats` has what is public of each.",
}

ANSWERS: Json = {
    "Error": thing(error=says("string", "one sentence that says why; nothing has changed")),
    "Games": thing(games=list_of(ref("Game"))),
    "Game": thing(
        key=TEXT,
        title=TEXT,
        seats=thing(least=NUMBER, most=NUMBER),
        bots=list_of(says("string", "a level")),
        levels=list_of(says("string", "what people call each level of bots")),
        credits=says("string", "who made the game"),
        options=list_of(ref("Option")),
    ),
    "Option": thing(
        name=TEXT,
        title=TEXT,
        default={},
        choices=maybe({"type": "array", "description": "null: any text"}),
        labels=maybe(list_of(maybe(says("string", "what people call it; null: as it is")))),
        per_seat=says("boolean", "whether it is a list with a choice for each seat"),
        secret=says("boolean", "whether nobody is shown what was chosen"),
        pictures=says("boolean", "whether it is on or off: to play with the room's own pictures"),
        least=says("integer", "how many pictures a match with them wants at least; 0: any number"),
    ),
    "Entered": thing(
        ("key",),
        room=says("string", "the room's code"),
        who=WHO,
        link=says("string", "what to send to the others"),
        key=says("string", "proves the seat; only for a program that showed none"),
    ),
    "Attempt": thing(view=VIEW, options={"type": "object"}),
    "Anything": says("object", "in the game's own form"),
    "Look": thing(table=ref("Table"), you=ref("You"), view=VIEW, chat=list_of(ref("Said"))),
    "Done": thing(done=says("string", "the nonce"), table=ref("Table"), you=ref("You"), view=VIEW),
    "Table": thing(
        code=TEXT,
        game=TEXT,
        title=TEXT,
        phase={"enum": ["lobby", "playing", "over"]},
        people=list_of(ref("Person")),
        seats=list_of(thing(who=WHO, name=TEXT)),
        host=WHO,
        waiting=list_of(WHO),
        options=says("object", "what is chosen; of a secret option only whether anything is"),
        chosen=says("boolean", "something secret was chosen: somebody may know what is hidden"),
        pictures=says("integer", "how many the host has put in"),
        timer=says("integer", "seconds for a turn; 0 is no limit"),
        deadline=maybe(says("integer", "when the turn ends, in milliseconds since 1970")),
        locked=YES,
        muted=YES,
        watched=YES,
        matches=says("integer", "started so far"),
        outcome=maybe(thing(winners=list_of(WHO), why=TEXT)),
        match=maybe(says("string", "the id of the match, once it is over")),
    ),
    "Person": thing(
        who=WHO,
        name=TEXT,
        bot=maybe(says("string", "its level")),
        gone=says("boolean", "not connected, and not waited for"),
        seat=SEAT,
    ),
    "You": thing(
        who=maybe(WHO),
        seat=SEAT,
        speak=says("boolean", "whether you may say something now"),
        here=says("boolean", "whether you sit at the table"),
    ),
    "Said": thing(who=WHO, name=TEXT, text=TEXT),
    "Actions": thing(actions=list_of(says("string", "would be accepted now"))),
    "Link": thing(link=says("string", "opens this seat on another device; keep it to yourself")),
    "Pictures": thing(
        allowed=says("boolean", "whether the operator lets you put some in"),
        most=says("integer", "how many a room holds"),
        pictures=list_of(thing(key=TEXT, name=says("string", "of the file that it came from"))),
    ),
    "PutIn": thing(
        files=list_of(
            thing(
                name=TEXT,
                key=maybe(says("string", "by which it is known now; null if it was refused")),
                why=maybe(says("string", "one sentence that says why it was refused")),
            )
        ),
        pictures=says("integer", "how many there are now"),
    ),
    "Replay": thing(
        game=TEXT,
        title=TEXT,
        seats=list_of(thing(name=TEXT, bot=maybe(TEXT), winner=YES)),
        why=says("string", "how it ended"),
        steps=list_of(thing(seat=SEAT, action=TEXT, view=VIEW)),
    ),
    "Health": thing(status={"enum": ["ok", "down"]}),
}
