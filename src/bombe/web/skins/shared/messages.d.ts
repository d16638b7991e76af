// What the server tells of a room.

export interface Person {
  who: number;
  name: string;
  bot: string | null;
  gone: boolean;
  seat: number | null;
}

export interface Outcome {
  winners: number[];
  why: string;
}

export interface Table {
  code: string;
  game: string;
  title: string;
  phase: "lobby" | "playing" | "over";
  people: Person[];
  seats: { who: number; name: string }[];
  host: number | null;
  waiting: number[];
  options: Record<string, unknown>;
  chosen: boolean;
  pictures: number;
  timer: number;
  deadline: number | null;
  locked: boolean;
  muted: boolean;
  watched: boolean;
  matches: number;
  outcome: Outcome | null;
  match: string | null;
}

export interface You {
  who: number | null;
  seat: number | null;
  speak: boolean;
  here: boolean;
}

export interface Said {
  who: number;
  name: string;
  text: string;
}
