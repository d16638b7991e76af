// Made by `make shapes` from bombe/table/messages.py, school_messages.py and web/http/requests.py; change it there.

/** What a new room is to be; all of it can be left out. */
export interface NewRoom {
  /** its key; the first game unless said */
  game?: string;
  /** how the others see you */
  name?: string;
  /** what is chosen */
  options?: Record<string, unknown>;
  /** seconds for a turn; 0 is no limit */
  timer?: number;
  /** whether anybody with the code may watch */
  watch?: boolean;
  /** the level of each bot that sits down too */
  bots?: string[];
  /** whether the match begins at once */
  start?: boolean;
}

/** A seat of your own, or one that you have on another device. */
export interface NewSeat {
  /** how you want to be called */
  name?: string;
  /** the end of a link for another device: you get that seat */
  token?: string;
}

/** A moment of a match that is over, to play on from. */
export interface NewBranch {
  /** whose line, as the review lists them, from 0 */
  line: number;
  /** before which step of it, from 0; after all of them is the end */
  step: number;
  /** with what was hidden in that match; false: any that agrees with what was known then */
  same?: boolean;
  /** how you want to be called; empty: as in that match, if you were there */
  name?: string;
}

/** An action in the match: a line of the game's own text. */
export interface Act {
  /** at most 2000 characters */
  action: string;
  /** your own name for this request: sent again with the same one after a lost answer, it happens once */
  nonce: string;
}

/** Something that the room is told. */
export interface Order {
  order: string;
  /** your own name for this request: sent again with the same one after a lost answer, it happens once */
  nonce: string;
}

/** Why something was refused. */
export interface Error {
  /** one sentence that says why; nothing has changed */
  error: string;
}

/** Whether what is done here now would be kept. */
export interface Health {
  status: "ok" | "down";
  /** what is wrong with the store, if it is down */
  why?: "unreachable" | "removed" | "replaced" | "truncated" | "disk" | "full" | "corrupt";
  /** rooms that were asked for and cannot be read; told to the server's own machine only */
  unreadable?: number;
}

/** How many can play. */
export interface SeatRange {
  least: number;
  most: number;
}

/** Something that a host may choose. */
export interface Option {
  name: string;
  title: string;
  default: unknown;
  /** null: any text */
  choices: unknown[] | null;
  labels: (string | null)[] | null;
  /** whether it is a list with a choice for each seat */
  per_seat: boolean;
  /** whether nobody is shown what was chosen */
  secret: boolean;
  /** whether it is on or off: to play with the room's own pictures */
  pictures: boolean;
  /** how many pictures a match with them wants at least; 0: any number */
  least: number;
}

/** A game that can be played. */
export interface Game {
  key: string;
  title: string;
  seats: SeatRange;
  bots: string[];
  levels: string[];
  /** who made the game */
  credits: string;
  options: Option[];
}

/** The games that can be played, and what a host may choose. */
export interface Games {
  games: Game[];
}

/** What a match would look like, before there is one. */
export interface Attempt<V = AnyView> {
  view: V | null;
  /** by which a room shows the same */
  options: Record<string, unknown>;
}

/** A member at the table. */
export interface Person {
  /** a member of the room, by the order in which they came */
  who: number;
  name: string;
  /** its level */
  bot: string | null;
  /** not connected, and not waited for, or only for a while */
  gone: boolean;
  seat: number | null;
}

/** The member on a seat of the match, who may have left the table since. */
export interface Sitter {
  /** a member of the room, by the order in which they came */
  who: number;
  name: string;
}

/** How a match ended. */
export interface Outcome {
  winners: number[];
  /** in a sentence */
  why: string;
}

/** How often somebody has won at this table, of the matches that came to their end. */
export interface Tally {
  /** one who played against others, or all who played together */
  who: number[];
  /** they won or lost as one, against the game itself; alone perhaps */
  together: boolean;
  played: number;
  won: number;
}

/** Somebody who is gone, and for whom the match waits all the same. */
export interface Missed {
  /** a member of the room, by the order in which they came */
  who: number;
  /** when their seat is given up, in milliseconds since 1970 */
  until: number;
}

/** What everybody in a room may know about it. */
export interface Table {
  /** the room's code */
  code: string;
  /** the game's key */
  game: string;
  /** what the game is called */
  title: string;
  phase: "lobby" | "playing" | "over";
  /** the members at the table */
  people: Person[];
  /** the member on each seat of the match */
  seats: Sitter[];
  /** a member of the room, by the order in which they came */
  host: number;
  /** those whom the match waits for */
  waiting: number[];
  /** what is chosen; of a secret option only whether anything is */
  options: Record<string, unknown>;
  /** something secret was chosen: somebody may know what is hidden */
  chosen: boolean;
  /** how many the host has put in */
  pictures: number;
  /** seconds for a turn; 0 is no limit */
  timer: number;
  /** when the turn ends, in milliseconds since 1970 */
  deadline: number | null;
  /** nobody else may join */
  locked: boolean;
  /** there is no chat */
  muted: boolean;
  /** anybody with the code may watch */
  watched: boolean;
  /** started so far */
  matches: number;
  /** of everybody at the table, and of those together who sit at the match as one */
  score: Tally[];
  /** of the match, once it is over */
  outcome: Outcome | null;
  /** the id of the match, once it is over */
  match: string | null;
  /** those who are gone and whose seats are kept for a while; only where there are any */
  missed?: Missed[];
}

/** Where a match has branched off. */
export interface Origin {
  /** the match in which it did, which is over */
  match: string;
  /** whose line of it that was, as its review lists them, from 0 */
  line: number;
  /** before which step of that line, from 0 */
  step: number;
}

/** What a viewer is in the room. */
export interface You {
  who: number | null;
  seat: number | null;
  /** whether you may say something now */
  speak: boolean;
  /** whether you sit at the table */
  here: boolean;
  /** where the match that you play has branched off, if it has */
  origin?: Origin;
}

/** A line of chat. */
export interface Said {
  /** a member of the room, by the order in which they came */
  who: number;
  name: string;
  text: string;
}

/** All that a viewer may know; the first message of a live connection too. */
export interface Look<V = AnyView> {
  table: Table;
  you: You;
  view: V | null;
  /** what was said lately */
  chat: Said[];
}

/** What a viewer could do in the match. */
export interface Actions {
  actions: string[];
}

/** Where somebody is who has just come in. */
export interface Entered {
  /** the room's code */
  room: string;
  /** a member of the room, by the order in which they came */
  who: number;
  /** what to send to the others */
  link: string;
  /** proves the seat; only for a program that showed none */
  key?: string;
}

/** A way to a seat. */
export interface Link {
  /** can be exchanged once for a key to this seat; keep it to yourself */
  link: string;
  /** when it expires, in milliseconds since 1970 */
  until: number;
}

/** A key to your seat. */
export interface Key {
  /** by which you can revoke it */
  id: string;
  /** when, in milliseconds since 1970 */
  added: number;
  /** what got it: `browser` or `program`, or any of them by a `link`; null: not known */
  kind: string | null;
  /** whether you have just shown it */
  this: boolean;
}

/** What opens your seat. */
export interface Keys {
  keys: Key[];
}

/** What was sent has happened, and how everything is now. */
export interface Done<V = AnyView> {
  /** the nonce */
  done: string;
  table: Table;
  you: You;
  view: V | null;
}

/** A picture that was put in. */
export interface Picture {
  key: string;
  /** of the file that it came from */
  name: string;
}

/** The pictures that were put into a room. */
export interface Pictures {
  /** whether the operator lets you put some in */
  allowed: boolean;
  /** how many a room holds */
  most: number;
  pictures: Picture[];
}

/** What became of a file. */
export interface File {
  name: string;
  /** by which it is known now; null if it was refused */
  key: string | null;
  /** one sentence that says why it was refused */
  why: string | null;
}

/** What became of the files that were put in. */
export interface PutIn {
  files: File[];
  /** how many there are now */
  pictures: number;
}

/** A seat of a match that is over. */
export interface Player {
  name: string;
  /** its level */
  bot: string | null;
  winner: boolean;
}

/** Something that happened, and what the public saw after it. */
export interface Step<V = AnyView> {
  seat: number | null;
  action: string;
  view: V;
}

/** A match that is over, step by step as the public saw it. */
export interface Replay<V = AnyView> {
  /** the game's key */
  game: string;
  /** what the game is called */
  title: string;
  seats: Player[];
  /** how it ended */
  why: string;
  steps: Step<V>[];
  /** where a very long one goes on: ask again with ?from= and this */
  next?: number;
  /** where it has branched off, if it has */
  origin?: Origin;
}

/** A change of a view, as JSON Patch (RFC 6902) writes it. */
export interface Operation {
  op: "add" | "remove" | "replace";
  path: string;
  /** what is there now; not where something is removed */
  value?: unknown;
}

/** Something that happened, and what the public saw after it: whole, or as what has changed
    since the step before. */
export interface ChangedStep<V = AnyView> {
  seat: number | null;
  action: string;
  view?: V;
  changes?: Operation[];
}

/** A match that is over, step by step, where most steps tell only what has changed. All of a
    long match in a small part of what whole views take. */
export interface Changes<V = AnyView> {
  /** the game's key */
  game: string;
  /** what the game is called */
  title: string;
  seats: Player[];
  /** how it ended */
  why: string;
  steps: ChangedStep<V>[];
  /** where it has branched off, if it has */
  origin?: Origin;
}

/** What a line cost, as parts that add up. */
export interface ReviewSum {
  /** what is counted */
  of: string;
  parts: string[];
}

/** What somebody played, reviewed. */
export interface Reviewed {
  /** whose it is; nobody's where a program played beside the table */
  seats: number[];
  /** where it is not one seat's */
  name: string | null;
  /** how well that program plays */
  level: string | null;
  finished: boolean;
  /** whether more time would make no difference */
  proved: boolean;
  /** in the game's own form; null: not worked out */
  review: Record<string, unknown> | null;
  sums: ReviewSum[];
  /** what mattered most, in sentences */
  moments: string[];
  /** of the table */
  columns: string[];
  /** step by step */
  rows: string[][];
}

/** The review of a match that is over. */
export interface Reviews {
  /** the game's key */
  game: string;
  /** what the game is called */
  title: string;
  seats: Player[];
  /** how it ended */
  why: string;
  /** yours, while the room is there; null: not known */
  you: number | null;
  lines: Reviewed[];
  /** more is being worked out: ask again */
  more: boolean;
  /** where it has branched off, if it has */
  origin?: Origin;
}

/** Why something follows from what somebody was told in a match that is over. */
export interface Why {
  /** what was asked about, as the game writes it; empty: all that follows */
  claim: string;
  /** what follows, or that it does not */
  title: string;
  /** the way there; or a case in which it is not so */
  steps: string[];
  /** what it all rests on */
  rests: string | null;
  /** in the game's own form */
  why: Record<string, unknown>;
}

/** Those parts that have changed, each one whole. */
export interface Changed<V = AnyView> {
  table?: Table;
  you?: You;
  view?: V | null;
}

/** Somebody has said something. */
export interface Heard {
  said: Said;
}

/** What was sent has happened; the change that it made came before. */
export interface Acknowledged {
  /** the nonce of what has happened */
  done: string;
}

/** What was sent was refused; without a nonce, the connection itself. */
export interface Refused {
  /** one sentence that says why; nothing has changed */
  refused: string;
  nonce?: string;
  /** that HTTP would have */
  status?: number;
}

/** What might be so, and shows that a choice is wrong. */
export interface Case {
  /** in sentences */
  told: string[];
  /** in the game's own form */
  drawn: Record<string, unknown>;
}

/** What may be chosen. */
export interface Choice {
  text: string;
  /** what is said of a wrong one */
  verdict: string[];
  /** that show it, each of them enough */
  cases: Case[];
  /** in the game's own form */
  drawn: Record<string, unknown>;
}

/** A position, a question about it, and choices of which one is right by proof. */
export interface Exercise {
  /** the chapter's key */
  chapter: string;
  /** its number in the chapter; in a streak below 0, in an example 0 */
  seed: number;
  /** the question */
  asks: string;
  /** the position, in sentences */
  given: string[];
  choices: Choice[];
  /** the place of the right one, from 0 */
  right: number;
  /** the steps by which it is right */
  why: string[];
  /** what might be so, where that is why */
  cases: Case[];
  /** each says more than the one before; after the last comes why */
  hints: string[];
  /** the position in the game's own form */
  drawn: Record<string, unknown>;
}

/** A chapter of a school. */
export interface Chapter {
  key: string;
  title: string;
  /** in a line */
  about: string;
  /** what it teaches */
  intro: string[];
  /** that is worked out */
  example: Exercise;
}

/** What a game's school teaches. */
export interface School {
  /** the game's key */
  game: string;
  /** what the game is called */
  title: string;
  /** exercises that come at a time */
  batch: number;
  chapters: Chapter[];
}

/** Some exercises of a chapter, one after the other. */
export interface Exercises {
  /** the chapter's key */
  chapter: string;
  /** the number of the first of them */
  first: number;
  exercises: Exercise[];
}

/** Exercises of all chapters that get harder and harder. */
export interface Streak {
  /** by which `bombe school --streak --seed` gives the same ones */
  seed: number;
  exercises: Exercise[];
}

/** What the view of any game has, among more in the game's own form. */
export interface AnyView {
  /** the viewer's seat; null for the public */
  you: number | null;
  /** what is public of each seat */
  seats: Record<string, unknown>[];
  [field: string]: unknown;
}

/** What a game asks and answers, in its own form. */
export interface Anything {
  [field: string]: unknown;
}

/** What is sent over a live connection. */
export type Sent = Act | Order;

/** What comes over a live connection. */
export type Received<V = AnyView> = Look<V> | Changed<V> | Heard | Acknowledged | Refused;
