// What happens at a table comes by itself: table, text table and waiting room follow one stream.
// It tells only that there is news; whoever follows asks for what the page lacks, and puts it into
// the page without losing the place: focus, scroll, what is held and what was filled in.
import { Idiomorph } from "./idiomorph.js";

/** @typedef {{ entry: number, waiting: number[], over: boolean, state: string, away: number[], signs: [number, string, number][] }} Bulletin */
/**
 * @typedef {object} Follower
 * @property {(bulletin: Bulletin | null) => void} news null: something may have been missed
 * @property {() => void} lost
 * @property {() => void} back
 */

const SILENCE = 3000; // milliseconds without a connection before that is said
const LONGEST = 30000; // between two tries of a stream that is refused

/**
 * @param {string} match
 * @param {Follower} follower
 */
export function listen(match, { news, lost, back }) {
  /** @type {EventSource | null} */
  let source = null;
  let silence = 0; // timers
  let again = 0;
  let pause = SILENCE;
  let told = false; // that there is no connection

  function open() {
    close();
    source = new EventSource(`/t/${match}/stream`);
    source.onmessage = (event) => news(JSON.parse(event.data));
    source.onopen = opened;
    source.onerror = failed;
  }

  function close() {
    clearTimeout(again);
    source?.close();
    source = null;
  }

  function opened() {
    clearTimeout(silence);
    silence = 0;
    pause = SILENCE;
    if (told) back();
    told = false;
  }

  function failed() {
    silence ||= setTimeout(tell, SILENCE);
    if (source?.readyState !== EventSource.CLOSED) return; // the browser tries again by itself
    // It was answered with something else than a stream: what the page asks for may say why.
    news(null);
    again = setTimeout(open, pause);
    pause = Math.min(2 * pause, LONGEST);
  }

  function tell() {
    if (!told) lost();
    told = true;
  }

  // A line that died while the phone slept does not say so.
  function awake() {
    open();
    news(null);
  }

  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && awake());
  window.addEventListener("online", awake);
  window.addEventListener("offline", () => {
    close(); // it would hang without saying so
    tell();
  });
  window.addEventListener("pageshow", (event) => event.persisted && awake());
  window.addEventListener("pagehide", () => {
    close(); // an open stream would keep the page out of the cache
    clearTimeout(silence);
    silence = 0;
  });
  open();
}

/**
 * Work that is asked for again while it is being done is done once more afterwards, not beside it.
 * @param {() => Promise<void>} work
 */
export function inTurn(work) {
  let busy = false;
  let more = false;
  return async () => {
    more = true;
    if (busy) return;
    busy = true;
    try {
      while (more) {
        more = false;
        await work();
      }
    } finally {
      busy = false;
    }
  };
}

// --- putting what is new into the page ------------------------------------------------------
// Two things are the same if they are about the same; equal ones are counted.
const THINGS = "[data-spot], [data-about], [data-name], [data-sheet], [data-choice]";
const OWN = ["open", "checked", "selected"]; // what a person did, not the server

/** @param {Element} root */
function nameThings(root) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const thing of root.querySelectorAll(THINGS)) {
    if (!(thing instanceof HTMLElement) || (thing.id && !thing.id.startsWith("~"))) continue;
    const { spot, about, name, sheet, choice } = thing.dataset;
    const what = spot || about || name || sheet?.replace(/^why\//, "") || choice || "";
    const key = `~${thing.localName}.${thing.classList[0] ?? ""}.${what.replaceAll(" ", "_")}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    thing.id = `${key}.${count}`;
  }
}

/**
 * An element becomes what the server made of it; whatever is the same stays the same node.
 * @param {Element} old
 * @param {Element} fresh
 */
export function put(old, fresh) {
  const focused = document.activeElement;
  nameThings(old);
  nameThings(fresh);
  Idiomorph.morph(old, fresh, {
    restoreFocus: false,
    callbacks: { beforeAttributeUpdated: (name) => !OWN.includes(name) },
  });
  const lost = focused !== document.activeElement && focused?.isConnected;
  if (lost && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/**
 * A change under somebody's hands: what had the focus inside, and is gone or turned off now, hands
 * it to what is asked, so that keys go on from there.
 * @param {() => Element} root the part of the page; the change may put another one in its place
 * @param {() => void} change
 */
export function keepFocus(root, change) {
  const focused = document.activeElement;
  const inside = root().contains(focused);
  change();
  const stays = focused?.isConnected && !focused.matches(":disabled");
  const rest = root().querySelector(".ask");
  if (inside && !stays && rest instanceof HTMLElement) rest.focus({ preventScroll: true });
}
