// What a view means, for the parts of the page.

import { seated } from "bombe/people.js";
import { say } from "bombe/words.js";

export const SIDES = ["L", "R"];
export const PAIRS = 3;
export const NUMBERS = Array.from({ length: PAIRS }, (_, at) => at + 1); // of the pairs

// What a vote is worth after a pair.
export const worth = (pair) => PAIRS + 1 - pair;

export const otherSide = (side) => (side === "L" ? "R" : "L");

export function roleOf(view) {
  if (view.you === null) return "watching";
  return view.you === view.responder ? "responder" : "interrogator";
}

// Who sits on each seat, and who of them responds.
export const seatsOf = (state) =>
  seated(state).map((seat) => ({ ...seat, responds: seat.at === state.view.responder }));

// The places of the cards that the Responder may choose from: keys and words count these alone.
export const ownOf = (view) =>
  (view.hand_cards ?? []).map((_, at) => at).filter((at) => at !== view.machine);

// How many rounds have been played once this lap is over.
export const roundsOf = (view) => view.lap * view.seats.length;

export const waitedFor = (view, seats) =>
  view.waiting.filter((at) => at !== view.you).map((at) => seats[at].name);

// The host ended the match: what was hidden stays so.
export const isEnded = (state) => state.table?.phase === "over" && !state.view.over;

// What a card of an opened hand was, as a key of words.
export const fateOf = (opened, at, card) =>
  card === opened.machine ? "the_machine" : card + 1 === opened.picked[at] ? "the_human" : "left_lying";

// What a card in the hand is called.
export const heldAs = (view, at) =>
  at === view.machine ? say("machines_card", { side: view.side }) : say("card_n", { n: ownOf(view).indexOf(at) + 1 });

// All that can be looked at closely now, in order: { key, title, pictures: [{ picture, label }] }.
// Two sides are always shown together. `answering`: the hand is on the page.
export function sightsOf(view, answering) {
  const one = (key, title, picture, label = title) => ({ key, title, pictures: [{ picture, label }] });
  const guide = view.guide ? [one("guide", say("guide"), view.guide)] : [];
  const pairs = view.pairs.map((pair, at) => ({
    key: `pair ${at + 1}`,
    title: say("pair_of", { n: at + 1 }),
    pictures: SIDES.map((side) => ({ picture: pair[side], label: side })),
  }));
  const hand = answering ? view.hand_cards : [];
  const held = hand.map((picture, at) => one(`card ${at}`, heldAs(view, at), picture));
  const opened = (view.opened?.hands ?? []).flatMap((cards, at) =>
    cards.map((picture, card) => one(`hand ${at} ${card}`, say("pair_of", { n: at + 1 }), picture, say(fateOf(view.opened, at, card)))),
  );
  return [...guide, ...pairs, ...held, ...opened];
}
