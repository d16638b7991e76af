// The gallery as one picture, to save and to pass on. It is drawn here, of what this page shows:
// no room, no link, nothing of a match that goes on.

import { html, useState } from "bombe/preact.js";
import { hasShareSheet, passOn } from "bombe/share_sheet.js";
import { listed, say } from "bombe/words.js";
import { fooledWords, quickestWords } from "./gallery.js";
import { modeName } from "./game.js";
import { useDoing, useMatch } from "./match.js";
import { askedOf, SIDES } from "./state.js";

/** @typedef {import("./state.js").View} View */
/** @typedef {import("./state.js").Side} Side */
/** @typedef {import("./state.js").Picture} Picture */

const WIDTH = 1280;
const EDGE = 32;
const HEAD = 176; // what is said of a round, at its left
const CARD = 130;
const ROW = CARD + 62;
const TOP = 196;
const MOST_ROUNDS = 24; // browsers draw pictures of some size only: the last ones of a long match
const SHOWN_MS = 2000;
const COLOURS = {
  desk: "#dbe5dc",
  paper: "#fcf5e4",
  ink: "#13201b",
  soft: "#46554d",
  well: "#cfdbd1",
  light: "#eaf1e8",
};

/**
 * A card of the picture: where it is, and whose it was.
 * @typedef {object} Place
 * @property {Picture} picture
 * @property {number} x
 * @property {number} y
 * @property {"guide" | "human" | "machine"} as
 * @property {Side | null} side
 */

/**
 * A line of the picture.
 * @typedef {object} Line
 * @property {string} text
 * @property {number} x
 * @property {number} y
 * @property {number} size
 * @property {number} width at most
 * @property {boolean} [strong]
 */

/**
 * All that the picture has, and where.
 * @param {View} view
 * @param {{ name: string, score: number, at: number }[]} seats
 * @param {string} title
 */
export function planOf(view, seats, title) {
  const gallery = /** @type {NonNullable<View["gallery"]>} */ (view.gallery);
  const rounds = gallery.rounds.filter((round) => round.guide).slice(-MOST_ROUNDS);
  const wide = WIDTH - 2 * EDGE;
  const scores = [...seats].sort((a, b) => b.score - a.score).map(({ name, score }) => `${name} ${score}`);
  const fooled = fooledWords(gallery.fooled, view.history, seats);
  const quick = quickestWords(gallery.quickest, seats);
  /** @type {(label: string, words: { who: string, how: string }) => string} */
  const honour = (label, { who, how }) => [label, [who, how].filter(Boolean).join(" ")].join(" · ");
  /** @type {Line[]} */
  const lines = [
    { text: title, x: EDGE, y: 62, size: 40, width: wide, strong: true },
    { text: scores.join("   "), x: EDGE, y: 102, size: 24, width: wide },
    { text: honour(say("best_fooled"), fooled), x: EDGE, y: 140, size: 19, width: wide },
    { text: honour(say("quickest_eye"), quick), x: EDGE, y: 168, size: 19, width: wide },
  ];
  /** @type {Place[]} */
  const cards = [];
  rounds.forEach(({ round, human, guide, pairs, saw }, row) => {
    const y = TOP + row * ROW;
    const result = view.history[round - 1];
    const { responder, votes, void: isVoid } = result;
    const x = EDGE + 20;
    const told = isVoid ? say("void_short") : say("saw_through", { n: saw.length, all: askedOf(result) });
    lines.push({ text: say("round_n", { n: round }), x, y: y + 42, size: 24, width: HEAD - 24, strong: true });
    lines.push({ text: seats[responder].name, x, y: y + 72, size: 19, width: HEAD - 24, strong: true });
    lines.push({ text: say("was_side", { side: human ?? "" }), x, y: y + 98, size: 17, width: HEAD - 24 });
    lines.push({ text: told, x, y: y + 126, size: 17, width: HEAD - 24 });
    const top = y + 16;
    const first = EDGE + HEAD;
    if (guide) cards.push({ picture: guide, x: first, y: top, as: "guide", side: null });
    pairs.forEach((pair, at) => {
      const left = first + CARD + 22 + at * (2 * CARD + 28);
      SIDES.forEach((side, n) => {
        const as = side === human ? "human" : "machine";
        cards.push({ picture: pair[side], x: left + n * (CARD + 10), y: top, as, side });
      });
      const after = votes
        .filter((vote) => vote.after === at + 1)
        .map(({ seat, side }) => `${seats[seat].name} ${side}`);
      if (after.length)
        lines.push({ text: listed(after), x: left, y: top + CARD + 24, size: 14, width: 2 * CARD + 10 });
    });
  });
  const height = TOP + rounds.length * ROW + 48;
  const name = `Bombe · ${say("find_human")} · ${modeName(view.mode)}`;
  lines.push({ text: name, x: EDGE, y: height - 18, size: 17, width: wide });
  const panels = rounds.map((_, row) => ({ x: EDGE, y: TOP + row * ROW, width: wide, height: ROW - 12 }));
  return { width: WIDTH, height, lines, cards, panels };
}

/** @typedef {ReturnType<typeof planOf>} Plan */

/**
 * @param {Plan} plan
 * @param {(picture: Picture) => string} addressOf
 */
async function painted({ width, height, lines, cards, panels }, addressOf) {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const on = canvas.getContext("2d");
  if (!on) throw new Error(say("no_picture"));
  const images = await Promise.all(
    cards.map(async ({ picture }) => {
      const image = new Image();
      image.src = addressOf(picture);
      // A host's own pictures go with their room: their places stay empty.
      return image.decode().then(
        () => image,
        () => null,
      );
    }),
  );
  on.fillStyle = COLOURS.desk;
  on.fillRect(0, 0, width, height);
  on.fillStyle = COLOURS.paper;
  for (const panel of panels) {
    on.beginPath();
    on.roundRect(panel.x, panel.y, panel.width, panel.height, 10);
    on.fill();
  }
  const family = getComputedStyle(document.body).fontFamily;
  for (const { text, x, y, size, width: most, strong } of lines) {
    on.font = `${strong ? 750 : 500} ${size}px ${family}`;
    on.fillStyle = strong ? COLOURS.ink : COLOURS.soft;
    on.fillText(
      fitted(text, most, (words) => on.measureText(words).width),
      x,
      y,
    );
  }
  cards.forEach((card, at) => {
    hang(on, card, images[at]);
  });
  return new Promise((/** @type {(blob: Blob) => void} */ done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error(say("no_picture")))), "image/png"),
  );
}

/**
 * A text that is not wider than its place.
 * @param {string} text
 * @param {number} most
 * @param {(text: string) => number} measured
 */
export function fitted(text, most, measured) {
  if (measured(text) <= most) return text;
  const signs = [...text];
  while (signs.length && measured(`${signs.join("").trimEnd()}…`) > most) signs.pop();
  return `${signs.join("").trimEnd()}…`;
}

/**
 * A card in its frame: the human's is solid, the Machine's dashed.
 * @param {CanvasRenderingContext2D} on
 * @param {Place} place
 * @param {HTMLImageElement | null} image
 */
function hang(on, { x, y, as, side }, image) {
  const inner = as === "guide" ? 0 : 7;
  on.save();
  on.beginPath();
  on.roundRect(x + inner, y + inner, CARD - 2 * inner, CARD - 2 * inner, 7);
  on.fillStyle = COLOURS.well;
  on.fill();
  on.clip();
  if (image) on.drawImage(image, x + inner, y + inner, CARD - 2 * inner, CARD - 2 * inner);
  on.restore();
  if (!side) return;
  const human = as === "human";
  on.strokeStyle = COLOURS.ink;
  on.lineWidth = human ? 3 : 2;
  on.setLineDash(human ? [] : [6, 5]);
  on.beginPath();
  on.roundRect(x + 2, y + 2, CARD - 4, CARD - 4, 10);
  on.stroke();
  on.beginPath();
  on.arc(x + 24, y + CARD - 24, 14, 0, 2 * Math.PI);
  on.fillStyle = human ? COLOURS.ink : COLOURS.light;
  on.fill();
  if (!human) on.stroke();
  on.setLineDash([]);
  on.fillStyle = human ? COLOURS.light : COLOURS.ink;
  on.font = `750 15px ${getComputedStyle(document.body).fontFamily}`;
  on.textAlign = "center";
  on.fillText(side, x + 24, y + CARD - 18.5);
  on.textAlign = "start";
}

// Where somebody holds a phone its own sheet passes it on; elsewhere it is a file.
const sharesFiles = () =>
  hasShareSheet() && matchMedia("(pointer: coarse)").matches && typeof navigator.canShare === "function";

/** @param {{ title: string }} props */
export function Keep({ title }) {
  const { view, seats, table } = useMatch();
  const { refused } = useDoing();
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState(false);
  const keep = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const blob = await painted(planOf(view, seats, title), ({ name }) => table.pictures + name);
      const file = new File([blob], "turing.png", { type: blob.type });
      const share = { files: [file] };
      if (!(sharesFiles() && navigator.canShare(share) && (await passOn(share)))) download(file);
      setSaved(true);
      setTimeout(() => setSaved(false), SHOWN_MS);
    } catch {
      refused(new Error(say("no_picture")));
    } finally {
      setBusy(false);
    }
  };
  const label = say(saved ? "picture_saved" : sharesFiles() ? "share_picture" : "save_picture");
  return html`<button class="button keep" aria-disabled=${busy} onClick=${keep}>
    <span aria-live="polite">${label}</span></button>`;
}

/** @param {File} file */
function download(file) {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(href), SHOWN_MS);
}
