// Made by `make shapes` from src/bombe/games/imitation/shape.py; change it there.

/** Turing, as one seat or the public may see it. */
export interface View {
  /** how the Responder plays and scores */
  mode: "competitive" | "cooperative" | "gnirut";
  /** how many cards a hand has */
  hand: number;
  /** points that all need together; null where each plays alone */
  goal: number | null;
  /** how many of them are still missing */
  needed: number | null;
  /** the number of the round, from 1 */
  round: number;
  /** the number of the turn around the table, from 1 */
  lap: number;
  /** what happens now */
  phase: "deal" | "pick" | "vote" | "score" | "over";
  /** that is chosen or voted on, or was last, from 1: `pass at 4 2` is for pair 2 */
  pair: number;
  /** a seat of the match, from 0 */
  responder: number;
  /** what is public of each seat */
  seats: Public[];
  /** the seats that are waited for */
  waiting: number[];
  /** the match waits until two are present */
  resting: boolean;
  /** the rounds that are over */
  history: Result[];
  /** it is decided; this is the last round */
  last: boolean;
  over: boolean;
  /** yours in this round */
  vote?: "L" | "R" | null;
  /** the Machine's */
  side?: "L" | "R";
  /** the place of the Machine's card in your hand, from 0 */
  machine?: number;
  /** your hand */
  hand_cards?: Picture[];
  /** the cards that you have chosen so far, from 1 */
  picks?: number[];
  /** the card that you have selected and not sent, from 1 */
  selected?: number;
  /** the side that you point at, and have not voted for */
  pointed?: "L" | "R";
  outcome?: Outcome;
  gallery?: Gallery;
  /** it is for one at the table without a seat, who may not look on */
  glimpse?: boolean;
  /** your seat; null for the public */
  you: number | null;
  /** the Guide of the round, once it is drawn */
  guide: Picture | null;
  /** the pairs that are on the table */
  pairs: Pair[];
  /** all that was hidden, once the round is over */
  opened: Opened | null;
}

/** A match that is over, to look at. */
export interface Gallery {
  rounds: Shown[];
  /** best fooled; null if the Machine fooled nobody */
  fooled: Fooled | null;
  /** the quickest eye: several where they are level */
  quickest: Quick[];
}

/** The picture of the Machine's that took in most people. */
export interface Fooled {
  /** from 1 */
  round: number;
  /** from 1 */
  pair: number;
  picture: Picture;
  /** who voted for it */
  seats: number[];
}

/** A card that this viewer may see. */
export interface Picture {
  /** by which the table gives the picture, to this viewer alone */
  name: string;
  /** what can be seen on it, in English */
  text: string;
  /** what a program may know of how it looks; empty where that is not told */
  print: string;
}

/** Somebody who was right after one pair most often. */
export interface Quick {
  /** a seat of the match, from 0 */
  seat: number;
  /** in which */
  rounds: number[];
}

/** A round in the gallery; the history of the same number has its votes and points. */
export interface Shown {
  /** a word for each pair */
  themes?: (string | null)[];
  /** its number, from 1 */
  round: number;
  /** the Responder's; null where nothing was drawn */
  human: "L" | "R" | null;
  /** null where nothing was drawn */
  guide: Picture | null;
  /** those that were shown */
  pairs: Pair[];
  /** who saw through: all whose vote was right, in a round that counts */
  saw: number[];
  /** what the Responder says they meant by each pair */
  meant: (string | null)[];
}

/** A pair of cards on the table, by side. */
export interface Pair {
  L: Picture;
  R: Picture;
}

/** A round that is over. */
export interface Result {
  /** who was there and had no vote by the end */
  abstained?: number[];
  /** its number, from 1 */
  round: number;
  /** a seat of the match, from 0 */
  responder: number;
  /** the Responder left, and nobody scored */
  void: boolean;
  /** the Machine's; null where nothing was drawn */
  side: "L" | "R" | null;
  votes: Vote[];
  /** what each seat scored */
  points: number[];
}

/** A vote that counted. */
export interface Vote {
  /** the reason, as a word */
  why?: string;
  /** which pair it is about, from 1, if it is about one */
  pair?: number;
  /** a seat of the match, from 0 */
  seat: number;
  /** the one that was taken for the human's */
  side: "L" | "R";
  /** which pair, from 1 */
  after: number;
  /** that it earned */
  points: number;
}

/** All of a round that is over. */
export interface Opened {
  /** a word for each pair */
  themes?: (string | null)[];
  /** who was there and had no vote by the end */
  abstained?: number[];
  /** the Responder left, and nobody scored */
  void: boolean;
  /** the Machine's */
  side: "L" | "R";
  /** the Responder's */
  human: "L" | "R";
  /** the place of the Machine's card in each hand, from 0 */
  machine: number;
  /** the hand of each pair */
  hands: Picture[][];
  /** which card the Responder chose for each pair, from 1 */
  picked: (number | null)[];
  votes: Vote[];
  /** what each seat scored */
  points: number[];
  /** what the Responder says they meant by each pair */
  meant: (string | null)[];
}

/** How the match ended. */
export interface Outcome {
  winners: number[];
  /** the reason, by its key; `why` of the table's outcome says it in words */
  why: string;
}

/** What everybody may know of a seat. */
export interface Public {
  /** all points */
  score: number;
  /** those of them that were earned as Responder */
  responder: number;
  /** is absent, and not waited for */
  gone: boolean;
  /** after which pair of this round; null: not yet */
  voted: number | null;
  /** has passed after this pair */
  passed: boolean;
  /** for the next round */
  ready: boolean;
}
