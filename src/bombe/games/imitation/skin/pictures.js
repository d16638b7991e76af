// Pictures, shown so that nothing tells the Machine's from the human's: both of a pair are decoded
// before either is shown, and the page has the same elements for both.

import { Dialog } from "bombe/dialog.js";
import { html, useEffect, useState } from "bombe/preact.js";
import { say } from "bombe/words.js";
import { describe, pairNumbers } from "./game.js";
import { Icon } from "./icons.js";
import { useMatch } from "./match.js";
import { SIDES } from "./state.js";

/** @typedef {import("./state.js").Picture} Picture */
/** @typedef {import("./state.js").Side} Side */
/** @typedef {import("./state.js").Sight} Sight */
/** @typedef {Partial<Record<Side, Picture>>} Laid a pair on the table, or what of it is there */
/** @typedef {(picture: Picture) => unknown} Draw */

const useAddress = () => {
  const { pictures } = useMatch().table;
  return (/** @type {Picture} */ { name }) => pictures + name;
};

/**
 * Whether all these pictures can be painted now. One that fails does not keep the others waiting.
 * @param {(Picture | undefined)[]} pictures
 */
function useDecoded(pictures) {
  const [ready, setReady] = useState("");
  const addresses = pictures.filter((picture) => picture !== undefined).map(useAddress());
  const wanted = addresses.join(" ");
  useEffect(() => {
    let current = true;
    const all = addresses.map((one) => {
      const image = new Image();
      image.src = one;
      return image.decode().catch(() => null);
    });
    Promise.all(all).then(() => current && setReady(wanted));
    return () => {
      current = false;
    };
  }, [wanted]);
  return ready === wanted;
}

/**
 * Pictures of a host's own go with their room; a replay tells what was on them.
 * @param {{ currentTarget: Element }} event
 */
const missing = ({ currentTarget }) => currentTarget.parentElement?.classList.add("is-missing");

/** @param {{ picture: Picture, ready: boolean, lazy?: boolean }} props */
function Card({ picture, ready, lazy = false }) {
  const address = useAddress();
  return html`<span class="card-picture ${ready ? "is-ready" : ""}">
    ${
      ready &&
      html`<img key=${picture.name} src=${address(picture)} alt="" width="768" height="768"
        loading=${lazy ? "lazy" : undefined} draggable=${false} onError=${missing} />`
    }
    <span class="hush">${describe(picture)}</span>
  </span>`;
}

/**
 * Some pictures that appear together. `children` is called with a function from picture to element.
 * @param {{ pictures: Picture[], children: (draw: Draw) => any }} props
 */
export function Together({ pictures, children }) {
  const ready = useDecoded(pictures);
  return children((picture) => html`<${Card} picture=${picture} ready=${ready} />`);
}

/**
 * A picture that can be looked at closely. What is on it belongs to what a screen reader calls it.
 * @param {{ label: string, onLook: () => void, pressed?: boolean, children?: unknown }} props
 */
export const Look = ({ label, onLook, pressed, children }) =>
  html`<button class="look" type="button" aria-pressed=${pressed} onClick=${onLook}>
    <span class="hush">${say("enlarge", { what: label })}. </span>${children}
  </button>`;

/**
 * A picture of a match that is over, where nothing is to be hidden: it comes when it is scrolled to.
 * @param {{ picture: Picture, label: string, onLook: () => void }} props
 */
export const Hung = ({ picture, label, onLook }) =>
  html`<${Look} label=${label} onLook=${onLook}><${Card} picture=${picture} ready=${true} lazy=${true} /><//>`;

/**
 * Both sides, each with its cards: the pair in question large, the others small below it. The large
 * place stays where it is when another pair comes into it: nothing moves, the cards are dealt anew.
 * @param {object} props
 * @param {(Laid | null)[]} props.pairs all of a round: what is not there yet is null
 * @param {number} props.large the pair in question
 * @param {(n: number, side: Side) => string} props.place says what is there instead of a picture
 * @param {(n: number, side: Side) => void} props.look
 * @param {boolean} [props.heads]
 */
export function Sides({ pairs, large, place, look, heads = true }) {
  // As many at every time: those of a round.
  const ready = pairs.map((pair) => useDecoded(SIDES.map((side) => pair?.[side])));
  /** @type {(n: number, side: Side) => unknown} */
  const card = (n, side) => {
    const picture = pairs[n - 1]?.[side];
    if (!picture) return html`<p class="place" aria-hidden="true">${place(n, side)}</p>`;
    return html`<${Look} label=${say("side_of_pair", { side, n })} onLook=${() => look(n, side)}>
      <${Card} picture=${picture} ready=${ready[n - 1]} />
    <//>`;
  };
  return html`<div class="sides">
    ${SIDES.map(
      (side) => html`<div key=${side} class="lane" role="group" aria-label=${say("side", { side })}>
        <p class="lane-head"><span class="side-disc">${side}</span>
          ${heads && html`<span class="note">${say("pair_of", { n: large })}</span>`}</p>
        <ol class="lane-cards">${pairNumbers().map(
          (n) =>
            html`<li key=${n === large ? "large" : n} class=${n === large ? "is-large" : ""}>${card(n, side)}</li>`,
        )}</ol>
      </div>`,
    )}
  </div>`;
}

// Whether two pictures side by side are small.
function useNarrow() {
  const asked = matchMedia("(max-width: 699px) and (orientation: portrait)");
  const [narrow, setNarrow] = useState(asked.matches);
  useEffect(() => {
    const note = () => setNarrow(asked.matches);
    asked.addEventListener("change", note);
    return () => asked.removeEventListener("change", note);
  }, []);
  return narrow;
}

/**
 * One sight closely, and the way to those beside it. L is left and R right on every screen: where
 * that leaves little room, either comes nearer in its place, and the other makes way.
 * @param {object} props
 * @param {Sight[]} props.sights
 * @param {string} props.shown the key of the one that is shown
 * @param {string | null} [props.side] the one that was pressed
 * @param {(key: string | null) => void} props.show
 */
export function Enlarged({ sights, shown, side = null, show }) {
  const narrow = useNarrow();
  const [nearer, setNearer] = useState({ key: shown, side }); // which side of which pair
  const near = narrow && nearer.key === shown ? nearer.side : null;
  const at = sights.findIndex((sight) => sight.key === shown);
  const close = () => show(null);
  useEffect(() => {
    if (at < 0) close(); // what was looked at is no longer there
  });
  if (at < 0) return null;
  const { key, title, pictures } = sights[at];
  /** @param {number} step */
  const go = (step) => show(sights[(at + step + sights.length) % sights.length].key);
  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "ArrowLeft") go(-1);
    else if (event.key === "ArrowRight") go(1);
    else if (event.key === "e" || event.key === "E") close();
    else return;
    event.preventDefault();
    event.stopPropagation(); // the dialog may be gone before the page hears of it
  };
  const several = pictures.length > 1;
  /** @type {(one: Sight["pictures"][number], draw: Draw) => unknown} */
  const figure = ({ picture, label }, draw) => {
    const turn = () => setNearer({ key, side: near === label ? null : label });
    return html`<figure key=${label}>
      ${several && html`<p class="side-disc">${label}</p>`}
      ${
        narrow && several
          ? html`<${Look} label=${say("side", { side: label })} pressed=${near === label} onLook=${turn}>
              ${draw(picture)}<//>`
          : draw(picture)
      }
      <figcaption class="note" aria-hidden="true">
        ${label !== title && !several && html`<strong>${label}.</strong> `}${describe(picture)}</figcaption>
    </figure>`;
  };
  return html`<${Dialog} title=${title} cls="enlarged" close=${close} onKey=${onKey}>
    <${Together} key=${key} pictures=${pictures.map((one) => one.picture)}>${(
      /** @type {Draw} */ draw,
    ) => html`<div class="enlarged-cards n${pictures.length} ${near ? `near-${near}` : ""}">
        ${pictures.map((one) => figure(one, draw))}
      </div>`}<//>
    <div class="over-keys">
      <button class="button" aria-label=${say("previous")} onClick=${() => go(-1)}><${Icon} of="left" /></button>
      <button class="button" aria-label=${say("next")} onClick=${() => go(1)}><${Icon} of="right" /></button>
      <button class="button filled" autofocus onClick=${close}>${say("close")}</button>
    </div>
  <//>`;
}
