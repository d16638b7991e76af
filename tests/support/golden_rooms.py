"""What is played for golden files: every kind of event with every field that it can have, every
action of both games, every way in which a match can end, and all that is kept besides.

`tests/table/test_golden_events.py` says what is missing; `golden/README.md` what is in each room.
"""

from __future__ import annotations

from collections.abc import Sequence

from bombe.games.imitation.state import PAIRS
from bombe.games.turing_machine.choices import AIDS
from bombe.table.commands import MOST_MEMBERS
from support.gallery import file, picture
from support.golden_table import Table, Visitor
from support.reviewed import LINE, SECRET

# Of which a review is not proved at once, and then is before anybody would give it up.
HARD = "35+46a 6+2a 13+8b 44+33f 22+4a 34+26c"
EASY = {"verifiers": 4, "difficulty": "easy"}
AIDED = {f"aid_{aid}": True for aid in AIDS}
CARRIED = "CRRDD2"  # which is exported, purged and imported again


async def first(table: Table) -> None:
    """Before a room goes elsewhere and comes back."""
    await forgotten(table)
    await table.grow(3)
    await comings(table)
    await devices(table)
    await carried(table)
    await reasons(table)
    await reviews(table)
    await by_forms(table)
    await table.grow(4)
    await scores(table)
    await machines(table)
    await turing(table)
    await pictures(table)
    await waiting(table)
    await sequels(table)
    await table.grow(47)


async def last(table: Table) -> None:
    """After that."""
    alone = await Visitor(table, "Sue").make("NDRSS4", game="turing_machine", options=EASY)
    await alone.order("start")
    await alone.act("note * nobody but me", f"thumb up {table.found('NDRSS4')}")
    friend = await Visitor(table, "Kim’s friend").join(CARRIED)
    await friend.order("say hello again")


# --- rooms of Turing Machine ---------------------------------------------------------------------


async def reasons(table: Table) -> None:
    """A match with all aids, reviewed; what if it had gone on otherwise."""
    options = {**AIDED, "problem": SECRET}
    ada = await Visitor(table, "Ada Λ").make("RSNSS2", game="turing_machine", options=options)
    await ada.order("start")
    await ada.act(*LINE[:2], "why -7b", "hint", "mark 7b", "mark t3 +", "unmark 7b", "why +14a")
    await ada.act(*LINE[2:], "why =132", "note A peut-être impair", "note * 猫", "thumb up 132")
    match = table.match("RSNSS2")
    await ada.review(match)
    await ada.order("start")
    await ada.act("ask 215 A", "why -241")
    again = Visitor(table, "Ada Λ")
    await again.branch("BRNCH3", match, line=0, step=3, same=True)
    await again.act("ask 122 A", "why =132", "thumb up 132")
    await again.review(table.match("BRNCH3"))
    await again.order("start")  # this one has branched off nowhere


async def reviews(table: Table) -> None:
    """Matches whose reviews take a while to find out; what if one had another secret."""
    bob = await Visitor(table, "Bob").make("RVWSS2", game="turing_machine")
    for chosen in ("", HARD):
        await bob.order(f"option problem {chosen}", "start")
        await bob.act(*LINE, f"thumb up {table.found('RVWSS2')}")
        await bob.review(table.match("RVWSS2"))
    guest = Visitor(table, "Zoë", browser=True)
    match = table.match("RVWSS2")
    await guest.branch("BRNCH4", match, line=0, step=4, same=False, name=guest.name)
    await guest.act("ask 111 B")


async def scores(table: Table) -> None:
    """Each on their own sheet, match after match: every way to end, and who has won how many."""
    options = {**EASY, "handicap": [1]}
    bo = await Visitor(table, "Bo").make("SCRSS5", game="turing_machine", options=options)
    cy = await Visitor(table, "Cý", browser=True).join("SCRSS5")
    dee = await Visitor(table, "Dee").join("SCRSS5")
    everybody = (bo, cy, dee)

    def right() -> str:
        return f"thumb up {table.found('SCRSS5')}"

    def wrong() -> str:
        return "thumb up 111" if table.found("SCRSS5") != "111" else "thumb up 555"

    await bo.order("start")  # all find it, one with the fewest questions
    await bo.act("ask 341 A", right())
    await dee.act("ask 123 B", right())
    await cy.act(right())
    await bo.order("start")  # one finds it
    await bo.act("ask 341 A", right())
    await dee.act("thumb down", "thumb back", "thumb down")
    await cy.act("thumb down")
    await bo.order("start")  # one is left
    await cy.act("resign")
    await dee.act(wrong())
    await bo.act("thumb down")
    await bo.order("start")  # nobody is
    for one in everybody:
        await one.act(wrong())

    await bo.order("timer 6", "lock on", "lock off", "chat off", "chat on", "watch on", "start")
    await bo.act("thumb down")
    await dee.act("leave", "return", "thumb down")
    await table.late("SCRSS5")
    await bo.order("end", "timer 0", "host 1")
    await cy.order("name Cyd", "start")  # one leaves in the middle, one is not seen for long
    await dee.order("leave", "return")
    await table.gone("SCRSS5", 0)
    await bo.act("ask 222 A")
    await dee.order("leave")
    await cy.order("end", "remove 0", "game imitation", "bot keen", "game turing_machine")
    await dee.order("return", "say Ça alors — 41 %")
    await cy.order("start")


async def machines(table: Table) -> None:
    """Together against the Machine, whose game comes before the code is found, or after."""
    options = {**EASY, "coop": True, "machine": "plain", **AIDED}
    ed = await Visitor(table, "Ed").make("MCHNN6", game="turing_machine", options=options)
    fay = await Visitor(table, "Fay").join("MCHNN6")

    async def both(action: str) -> None:
        await ed.act(action)
        await fay.act(action)

    await ed.order("start")  # beaten
    await ed.act("propose 345", "ask 345 A")
    for code in ("111", "222", "333", "444", "555"):
        await both("thumb down")
        await fay.act(f"ask {code} B", f"ask {code} C", f"ask {code} D")
    await both(f"thumb up {table.found('MCHNN6')}")
    await ed.order("option machine clever")
    table.hold()
    await ed.order("start")  # found at once, before the Machine has played
    await both(f"thumb up {table.found('MCHNN6')}")
    await fay.act("note B après coup", "leave", "return")
    await table.let_go()
    await ed.review(table.match("MCHNN6"))
    await ed.order("option machine optimal", "option by_thought true", "start")  # wrong
    await both("thumb up 111" if table.found("MCHNN6") != "111" else "thumb up 555")
    await ed.order("option by_thought false", "option mode nightmare", "option machine plain")
    await ed.order("start")  # it goes on
    await fay.act("ask 123 A", "why -123")


async def waiting(table: Table) -> None:
    """Alone against the Machine, which has not played yet."""
    table.hold()
    options = {**EASY, "machine": "optimal"}
    ray = await Visitor(table, "Ray").make("WTNGG7", game="turing_machine", options=options)
    await ray.order("start")
    await ray.act(f"thumb up {table.found('WTNGG7')}", "mark t1", "note * fini ?")


async def sequels(table: Table) -> None:
    """Alone, after two wrong codes or more, to the right one; and another that is looked for."""
    options = {**EASY, **AIDED}
    sol = await Visitor(table, "Sol").make("SQNSS8", game="turing_machine", options=options)

    def right() -> str:
        return table.found("SQNSS8")

    await sol.order("start")
    for code in ("111", "222", "333"):
        if code != right():
            await sol.act("ask 341 A", "hint", "note * encore", f"thumb up {code}")
            await sol.order("resume")
    await sol.act(f"thumb up {right()}")
    await sol.order("start")
    await sol.act("ask 215 B", f"thumb up {'111' if right() != '111' else '555'}")
    await sol.order("resume")


# --- a room of Turing ----------------------------------------------------------------------------


async def turing(table: Table) -> None:
    code = "TRNGG8"
    gus = await Visitor(table, "Gus").make(code, game="imitation", options={"first": 1, "hand": 3})
    hal = await Visitor(table, "Hal").join(code)
    ivy = await Visitor(table, "Ivy").join(code)
    people = [gus, hal, ivy]

    def seated() -> Sequence[Visitor]:
        return [people[who] for who in table.seats(code)]

    async def voted(*pairs: int) -> None:
        """A round in which each in turn finds the human after so many pairs, or with 0 does not
        find it at all."""
        seats, responder = seated(), table.state(code).responder
        others = [one for seat, one in enumerate(seats) if seat != responder]
        for pair in range(1, PAIRS + 1):
            if table.state(code).phase != "pick":
                return
            await seats[responder].act("pick 2 leaving" if pair > 1 else "pick 2")
            human, machine = table.state(code).cards.human, table.state(code).cards.side
            for one, after in zip(others, pairs, strict=True):
                if after == pair:
                    await one.act(f"vote {human} leaving {pair}" if pair > 1 else f"vote {human}")
                elif after == 0 and pair == 1:
                    await one.act(f"vote {machine}")
                elif after > pair:
                    await one.act("pass")

    async def missing() -> None:
        """A round in which all say what they are about to do, and the last vote is missing."""
        seats, responder = seated(), table.state(code).responder
        for pair in range(1, PAIRS + 1):
            await seats[responder].act("choose 2", "choose", "pick 2")
            for seat, one in enumerate(seats):
                if seat != responder:
                    await one.act("point L", "pass" if pair < PAIRS else "abstain")

    async def onward() -> None:
        for one in seated():
            await one.act("next")

    await gus.order("start")  # level, and the points as Responder decide
    await voted(2, 0)
    await seated()[table.state(code).responder].act("meant 1 le toit rouge", "meant 2 猫")
    await onward()
    for _ in range(2):
        await voted(0, 0)
        await onward()
    await gus.order("option first 0", "option wait 5", "start")  # somebody leads
    await voted(1, 1)
    await onward()
    for _ in range(2):
        await voted(3, 0)
        await onward()

    await ivy.order("leave")
    people.pop()
    await gus.order("option mode cooperative", "start")  # together enough
    for _ in range(2):
        await voted(1)
        await onward()
    await gus.order("start")  # and not
    await voted(0)
    await onward()
    await missing()
    await onward()

    # With a bot; a round is void, since its Responder has left; somebody comes in the silence.
    await gus.order("option mode gnirut", "option first 2", "bot keen", "start")
    responder = people[table.seats(code)[table.state(code).responder]]
    await responder.order("leave", "return")
    for one in people:
        await one.act("next")
    await Visitor(table, "Jo").join(code)


# --- keys, pictures, forms, files ----------------------------------------------------------------


async def devices(table: Table) -> None:
    """Links for other devices, and keys that are revoked."""
    code = "DVCSS9"
    mia = await Visitor(table, "Mia").make(code, game="turing_machine", options=EASY)
    ned = await Visitor(table, "Ned", browser=True).join(code)
    await mia.link()  # replaced by the next one
    phone = await mia.on_another(", phone")
    tablet = await ned.on_another(", tablet", browser=True)
    await phone.order("start")
    await tablet.form(f"/r/{code}/act", action="note * from my tablet")
    keys = (await mia.ask("GET", f"/api/rooms/{code}/keys"))["keys"]
    (other,) = [one["id"] for one in keys if not one["this"]]
    await mia.ask("DELETE", f"/api/rooms/{code}/keys/{other}")
    await tablet.form(f"/r/{code}/keys")  # all others
    mine = (await tablet.ask("GET", f"/api/rooms/{code}/keys"))["keys"][0]["id"]
    await tablet.ask("DELETE", f"/api/rooms/{code}/keys/{mine}?leave")  # for good
    await mia.link()  # which is still out


async def comings(table: Table) -> None:
    """More who came and went than a room remembers: their places go to others and to a bot."""
    eve = await Visitor(table, "Eve").make("CMNGS5", game="turing_machine")
    for n in range(MOST_MEMBERS - 1):
        await (await Visitor(table, f"Gast {n}").join("CMNGS5")).order("leave")
    await Visitor(table, "Nora").join("CMNGS5")
    await eve.order("bot plain", *[f"say {'Bienvenue ! ' * 24}"] * 2)


async def pictures(table: Table) -> None:
    """Pictures of the host's own, taken out in each of three ways; one is there."""
    liv = await Visitor(table, "Liv").make("PCTRS6", game="imitation")
    keys = [await liv.picture(f"{n}.png", file(picture(n, (200, 200)))) for n in range(3)]
    await liv.order(f"pictures without {keys[0]}")
    await liv.ask("DELETE", f"/api/rooms/PCTRS6/pictures/own/{keys[1]}")
    await liv.order("pictures none")
    await liv.picture("été.png", file(picture(3, (200, 200))))
    await liv.order("option pictures on")


async def by_forms(table: Table) -> None:
    """Made, set up and started by forms, without a name."""
    nobody = await Visitor(table, "", browser=True).make_by_form("FRMSS3", game="turing_machine")
    fields = {"options": "turing_machine", "option.verifiers": "4", "option.difficulty": "easy"}
    switched = {"chat": "on", "watch": "on", "option.aid_why": "on", "option.aid_hints": "on"}
    await nobody.form("/r/FRMSS3/settings", **fields, **switched)
    await nobody.form("/r/FRMSS3/order", order="start")
    await nobody.form("/r/FRMSS3/act", prefix="ask", word="341 A")


async def carried(table: Table) -> None:
    kim = await Visitor(table, "Kim").make(CARRIED, game="turing_machine", options=EASY)
    await Visitor(table, "Max").join(CARRIED)
    await kim.order("option coop true", "start")
    await kim.act("ask 341 A")
    await kim.order("end", "start")


async def forgotten(table: Table) -> None:
    """Has expired in the end; its match is kept without the words that others saw."""
    pat = await Visitor(table, "Pat").make(
        "FRGTT4", game="imitation", options={"mode": "gnirut", "first": 1}
    )
    quin = await Visitor(table, "Quin").join("FRGTT4")
    await pat.order("start")
    for responder, other in ((pat, quin), (quin, pat)):
        await responder.act("pick 2")
        cards = table.state("FRGTT4").cards
        await other.act(f"vote {cards.human if other is pat else cards.side}")
        await responder.act("meant 1 what others saw")
        await pat.act("next")
        await quin.act("next")
