// Made by `make shapes` from src/bombe/games/turing_machine/shape.py; change it there.

/** Turing Machine, as one seat or the public may see it. */
export interface View {
  /** the cards on the table, in the notation of problems */
  problem: string;
  /** how cards and verifiers belong together */
  mode: "classic" | "extreme" | "nightmare";
  /** how hard it is to solve */
  difficulty: "easy" | "standard" | "hard";
  /** their letters, in order */
  verifiers: string;
  /** the cards of each verifier; in nightmare one each, and not whose it is */
  groups: number[][];
  /** somebody at the table may know the answer, having chosen the problem */
  chosen: boolean;
  /** all play together, on one sheet */
  coop: boolean;
  /** what the sheets help with: codes, laws, marks, hints, why */
  aids: string[];
  /** the Machine that they play against, if they do */
  machine: Machine | null;
  /** the number of the round, from 1 */
  round: number;
  /** what is public of each seat */
  seats: Public[];
  /** the seats that the round waits for */
  waiting: number[];
  over: boolean;
  /** the wrong codes so far; the first has lost the match */
  missed?: string[];
  sheet?: Sheet;
  /** yours in this round: down, up CODE, or not given yet */
  thumb?: string | null;
  /** questions that you may still ask in this round */
  left?: number;
  /** all thumbs of a team, which may know them */
  thumbs?: (string | null)[];
  /** the same as `thumb`, taken apart */
  own_thumb?: Thumb | null;
  /** the same as `thumbs`, taken apart */
  team_thumbs?: (Thumb | null)[];
  outcome?: Outcome;
  /** the problem with the laws that the verifiers held */
  secret?: string;
  /** the same as `secret`, taken apart: each verifier, in order */
  held?: Held[];
  /** the code that was looked for */
  solution?: string;
  /** by which the same problem can be played again */
  id?: string;
  /** the last thumb of each seat */
  declared?: (string | null)[];
  /** the same as `declared`, taken apart */
  last_thumbs?: (Thumb | null)[];
  /** of each seat the rounds of its sheet */
  sheets?: Round[][];
  /** your seat; null for the public */
  you: number | null;
}

/** A verifier, once all is open. */
export interface Held {
  /** a verifier */
  verifier: string;
  /** that it answered for */
  cards: number[];
  /** the name of the law that it held */
  law: string;
}

/** A thumb that was given. */
export interface Thumb {
  /** somebody knows the code, or believes so */
  up: boolean;
  /** that was declared with it, if it is up */
  code: string | null;
}

/** The Machine's own game on this problem. All but its level is told when the match is over, if
    it had played by then. */
export interface Machine {
  /** how well it plays */
  level: string;
  /** the code was found, and the match waits for the Machine's game */
  thinking?: boolean;
  /** that it needed */
  rounds?: number;
  /** that it needed */
  questions?: number;
  /** whether nobody can do better */
  proved?: boolean;
  /** its questions, as a transcript */
  line?: string;
  /** its questions, round by round */
  answered?: Round[];
}

/** A round on a sheet, with its answers. */
export interface Round {
  /** the code that the round is about, once there is one */
  proposal: string | null;
  /** verifier to whether the code satisfies its law */
  answers: Record<string, boolean>;
}

/** How the match ended. */
export interface Outcome {
  winners: number[];
  /** the reason, by its key; `why` of the table's outcome says it in words */
  why: string;
}

/** What everybody may know of a seat. */
export interface Public {
  /** has declared a wrong code, or resigned */
  out: boolean;
  /** is absent, and not waited for */
  gone: boolean;
  /** has given a thumb in this round */
  done: boolean;
  /** questions that count as asked before the first */
  handicap: number;
  /** asked in the whole match, with the handicap */
  questions: number;
  /** one for each round so far */
  rounds: OpenRound[];
  /** asked for in the whole match; in matches with hints */
  hints?: number;
  /** how far the present hint was climbed; 0 is no hint */
  rung?: number;
}

/** A round of a seat as everybody sees it. */
export interface OpenRound {
  /** the code that was asked about; null before the first answer */
  proposal: string | null;
  /** the verifiers in the order in which they were asked */
  asked: string[];
  /** as it was shown; null while the round runs */
  thumb: "up" | "down" | null;
}

/** A seat's own note sheet; a team has one together. */
export interface Sheet {
  /** one for each round so far */
  rounds: Round[];
  /** target (4b, t3, A4) to sign: - strikes, + keeps */
  marks: Record<string, string>;
  /** verifier, or * for the whole sheet, to text */
  notes: Record<string, string>;
  /** the codes still possible; with that aid */
  codes?: string[];
  /** for each verifier the laws still possible; with that aid */
  laws?: string[][];
  /** targets of marks that do not follow from the answers; with that aid */
  unsound?: string[];
  /** the present hint; in matches with hints */
  hint?: Hint | null;
  /** what was asked about last; with that aid */
  why?: Why | null;
}

/** The hint that the owner of a sheet has asked for. */
export interface Hint {
  /** how far it was climbed: 1 where to look, 2 what it is, 3 the proof */
  rung: number;
  /** the verifier that it is about, if about one */
  verifier: string | null;
  /** the card that it is about, if about one and told by now */
  card: number | null;
  /** what to mark, as `mark` names it; from the second rung on */
  target: string | null;
  /** a sentence for each rung */
  lines: HintLine[];
}

/** A sentence of a hint or a proof, before it is put into words. */
export interface HintLine {
  /** which sentence */
  key: string;
  /** what is filled in */
  values: Record<string, unknown>;
}

/** Why something follows from a sheet's own answers, or a case in which it is not so. */
export interface Why {
  /** what was asked about, such as -4b */
  claim: string;
  follows: boolean;
  /** the claim, or that it does not follow */
  title: HintLine;
  /** the fewest answers from which it follows */
  because: string[];
  /** that lead to it */
  steps: Step[];
  /** after how many answers it followed */
  since: number | null;
  /** where it does not follow */
  case: Case | null;
}

/** A way in which all may be that agrees with every answer. */
export interface Case {
  /** three digits from 1 to 5, for ▲, ■ and ● */
  code: string;
  verifiers: CaseVerifier[];
}

/** A verifier in a case. */
export interface CaseVerifier {
  /** a verifier */
  verifier: string;
  /** that it would hold */
  law: string;
  /** of it, all of which agree */
  answers: string[];
}

/** A step of a proof: some answers and some earlier claims, and what follows from them. */
export interface Step {
  /** what follows, as `bombe why` writes it: -4b, +t3, =241 */
  claims: string[];
  /** answers, such as 341 B- */
  because: string[];
  /** claims of earlier steps */
  given: string[];
  /** those of the two rules that it needs */
  rules: string[];
  /** what is said of it */
  lines: HintLine[];
}
