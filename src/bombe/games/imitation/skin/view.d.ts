// The views of this game.

export type Side = "L" | "R";

export interface Picture {
  name: string;
  text: string;
  print: string;
}

export interface Pair {
  L: Picture;
  R: Picture;
}

export interface Public {
  score: number;
  responder: number;
  gone: boolean;
  voted: number | null;
  passed: boolean;
  ready: boolean;
}

export interface Vote {
  seat: number;
  side: Side;
  after: number;
  points: number;
}

export interface Result {
  round: number;
  responder: number;
  void: boolean;
  side: Side | null;
  votes: Vote[];
  points: number[];
}

export interface Opened {
  void: boolean;
  side: Side;
  human: Side;
  machine: number;
  hands: Picture[][];
  picked: (number | null)[];
  votes: Vote[];
  points: number[];
  meant: (string | null)[];
}

export interface Outcome {
  winners: number[];
  why: string;
}

export interface View {
  mode: "competitive" | "cooperative" | "gnirut";
  hand: number;
  goal: number | null;
  round: number;
  lap: number;
  phase: "deal" | "pick" | "vote" | "score" | "over";
  pair: number;
  responder: number;
  seats: Public[];
  waiting: number[];
  resting: boolean;
  history: Result[];
  last: boolean;
  over: boolean;
  vote?: Side | null;
  side?: Side;
  machine?: number;
  hand_cards?: Picture[];
  picks?: number[];
  outcome?: Outcome;
  you: number | null;
  guide: Picture | null;
  pairs: Pair[];
  opened: Opened | null;
}
