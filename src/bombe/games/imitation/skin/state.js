// What a view means, for the parts of the page.

import { sitting } from "bombe/people.js";
import { say } from "bombe/words.js";

/** @typedef {import("./view.d.ts").View} View */
/** @typedef {keyof import("./view.d.ts").Pair} Side */
/** @typedef {import("./view.d.ts").Picture} Picture */
/** @typedef {import("./view.d.ts").Opened} Opened */
/** @typedef {import("bombe/table.js").State<View>} State */
/** @typedef {"watching" | "responder" | "interrogator"} Role */
/** @typedef {"final" | "opened" | "answering" | "round" | "glimpse"} Kind */
/** @typedef {import("./view.d.ts").Public & import("bombe/people.js").Sitting} Sitting */
/** @typedef {Sitting & { responds: boolean, missed: number | null }} Seat who is away is missed until then */

/** @type {readonly Side[]} */
export const SIDES = ["L", "R"];

/** @param {Side} side */
export const otherSide = (side) => (side === "L" ? "R" : "L");

/**
 * @param {View} view
 * @returns {Role}
 */
export function roleOf(view) {
  if (view.you === null) return "watching";
  return view.you === view.responder ? "responder" : "interrogator";
}

/**
 * Whether the viewer may vote for this pair: also one who has passed, until the others are done with it.
 * @param {View} view
 */
export function mayVote(view) {
  if (roleOf(view) !== "interrogator" || view.phase !== "vote" || view.resting) return false;
  const { voted, gone } = view.seats[/** @type {number} */ (view.you)];
  return !voted && !gone;
}

/**
 * How an action ends that is for the pair which is on the page, however late it arrives.
 * @param {View | null} view
 */
export const forPair = (view) => (view ? `at ${view.round} ${view.pair}` : "");

/**
 * Which page is shown.
 * @param {View} view
 * @param {boolean} mine whether it is the viewer's turn
 * @returns {Kind}
 */
export function kindOf(view, mine) {
  if (view.glimpse) return "glimpse";
  if (view.over) return "final";
  if (view.phase === "score") return "opened";
  return view.hand_cards && view.phase === "pick" && mine ? "answering" : "round";
}

/**
 * Who sits on each seat, and who of them responds.
 * @param {State["table"]} table
 * @param {View} view
 * @returns {Seat[]}
 */
export const seatsOf = (table, view) =>
  sitting(table, view).map((seat) => ({
    ...seat,
    responds: seat.at === view.responder,
    missed: table?.missed?.find(({ who }) => who === seat.who)?.until ?? null,
  }));

/**
 * What became of a vote: in a round that does not count it was neither right nor wrong.
 * @param {{ points: number }} vote
 * @param {{ void: boolean }} round
 */
export const fateOfVote = (vote, round) => (round.void ? "void" : vote.points ? "right" : "wrong");

/**
 * How many of a round could have been right: who did not vote was not.
 * @param {{ votes: unknown[], abstained?: number[] }} round
 */
export const askedOf = ({ votes, abstained = [] }) => votes.length + abstained.length;

/**
 * The places of the cards that the Responder may choose from: keys and words count these alone.
 * @param {View} view
 */
export const ownOf = (view) => (view.hand_cards ?? []).map((_, at) => at).filter((at) => at !== view.machine);

/**
 * How many rounds have been played once this lap is over.
 * @param {View} view
 */
export const roundsOf = (view) => view.lap * view.seats.length;

/**
 * @param {View} view
 * @param {{ name: string }[]} seats
 */
export const waitedFor = (view, seats) => view.waiting.filter((at) => at !== view.you).map((at) => seats[at].name);

/**
 * The host ended the match: what was hidden stays so.
 * @param {State["table"]} table
 * @param {View} view
 */
export const isEnded = (table, view) => table?.phase === "over" && !view.over;

/**
 * What a card of an opened hand was, as a key of words.
 * @param {Opened} opened
 * @param {number} at which hand
 * @param {number} card its place
 */
export function fateOf(opened, at, card) {
  if (card === opened.machine) return "the_machine";
  return card + 1 === opened.picked[at] ? "the_human" : "left_lying";
}

/**
 * What a card in the hand is called.
 * @param {View} view
 * @param {number} at
 */
export const heldAs = (view, at) =>
  at === view.machine
    ? say("machines_card", { side: view.side ?? "" })
    : say("card_n", { n: ownOf(view).indexOf(at) + 1 });

/**
 * What can be looked at closely; the way on leads through those of the same round.
 * @typedef {{ key: string, title: string, pictures: { picture: Picture, label: string }[], round?: number }} Sight
 */

/**
 * What a picture in the gallery is known by: the Guide of a round, or a side of a pair.
 * @param {number} round
 * @param {number} [pair]
 * @param {Side | null} [side]
 */
export const hangs = (round, pair, side) => (pair ? `hung ${round} ${pair}${side}` : `hung ${round}`);

/**
 * @param {View} view one of a match that is over
 * @param {{ name: string }[]} seats
 * @returns {Sight[]}
 */
const hungOf = ({ gallery, history }, seats) =>
  (gallery?.rounds ?? []).flatMap(({ round, guide, pairs, human }) => {
    if (!guide) return [];
    const { name } = seats[history[round - 1].responder];
    /** @type {(key: string, title: string, picture: Picture, label: string) => Sight} */
    const one = (key, title, picture, label) => ({ key, title, pictures: [{ picture, label }], round });
    return [
      one(hangs(round), say("round_guide", { n: round }), guide, say("guide")),
      ...pairs.flatMap((pair, at) =>
        SIDES.map((side) => {
          const label = `${side}, ${side === human ? name : say("machine")}`;
          return one(hangs(round, at + 1, side), say("part_pair", { round, n: at + 1 }), pair[side], label);
        }),
      ),
    ];
  });

/**
 * All that can be looked at closely now, in order. Two sides are always shown together.
 * @param {View} view
 * @param {boolean} answering whether the hand is on the page
 * @param {{ name: string }[]} seats
 * @returns {Sight[]}
 */
export function sightsOf(view, answering, seats) {
  if (view.over) return hungOf(view, seats);
  /** @type {(key: string, title: string, picture: Picture, label?: string) => Sight} */
  const one = (key, title, picture, label = title) => ({ key, title, pictures: [{ picture, label }] });
  const guide = view.guide ? [one("guide", say("guide"), view.guide)] : [];
  const pairs = view.pairs.map((pair, at) => ({
    key: `pair ${at + 1}`,
    title: say("pair_of", { n: at + 1 }),
    pictures: SIDES.map((side) => ({ picture: pair[side], label: side })),
  }));
  const hand = (answering && view.hand_cards) || [];
  const held = hand.map((picture, at) => one(`card ${at}`, heldAs(view, at), picture));
  const { opened } = view;
  const hands = (opened?.hands ?? []).flatMap((cards, at) =>
    cards.map((picture, card) => {
      const fate = say(fateOf(/** @type {Opened} */ (opened), at, card));
      return one(`hand ${at} ${card}`, say("pair_of", { n: at + 1 }), picture, fate);
    }),
  );
  return [...guide, ...pairs, ...held, ...hands];
}

/**
 * What the key for looking closely means: the card in the hand, the last pair, or the Guide.
 * @param {View} view
 * @param {number | null} chosen
 */
export function nearest(view, chosen) {
  if (view.over) return hangs(view.gallery?.rounds.find(({ guide }) => guide)?.round ?? 1);
  if (chosen !== null) return `card ${chosen}`;
  return view.phase !== "pick" && view.pairs.length ? `pair ${view.pairs.length}` : "guide";
}
