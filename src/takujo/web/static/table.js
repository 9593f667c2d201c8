// The table page: touches and keys go to the selection, the confirm button to the server, once;
// what happened comes back as steps, played one after the other.
import { inTurn, keepFocus, listen, put } from "./follow.js";
import { closeSheet, meant, openSheet, say, sheetIsOpen } from "./overlays.js";

/**
 * What is selected for the open question; each game has its own kind.
 * @typedef {object} Selection
 * @property {HTMLElement} confirm
 * @property {HTMLElement[]} things
 * @property {(element: Element) => boolean} touch true if the touch was for the selection
 * @property {() => boolean} complete
 * @property {() => Promise<string>} wishes what is posted; "" while it is not complete
 * @property {() => void} forget
 * @property {() => void} leave another one takes its place
 * @property {(choice: string | null) => void} preview
 * @property {() => void} [again] the tray tells again what is selected
 */
/** @typedef {(app: HTMLElement, key: string) => Selection} Select */
/** @typedef {{ what: string, from: string, to: string, kind?: string, icon?: string }} Move */
/**
 * What happened in one entry; `beat` is how long it lies there, in milliseconds. Without a table it
 * is told together with the next one.
 * @typedef {{ entry: number, takes: number, beat: number, sentences: string[], moves: Move[], stage: string, html: string }} Step
 */

const FLIGHT = 420; // milliseconds that a card flies, or less where the beat is shorter
const GOES_ON = ["playing", "over"];
const NONE = -1; // no question
const GONE = [403, 404, 410]; // the table, or the seat, which is then played elsewhere
const PATIENCE = 15000; // milliseconds for an answer to arrive
const HOLD = 550; // milliseconds until a finger holds a thing
const ROLLS = 6; // pixels a finger may move meanwhile
const TOLD = 12; // lines for who listens
const SKIPS = ["Enter", " ", "Escape"]; // keys, while the others play
const FLYING = 8; // things in the air at the same time

const still = window.matchMedia("(prefers-reduced-motion: reduce)");
const { match = "", speed = "", sayTurn, sayLost, sayBack, sayMoved, sayFailed } = document.body.dataset;

/** @param {string} html */
function made(html) {
  const page = document.createElement("template");
  page.innerHTML = html;
  return /** @type {HTMLElement} */ (page.content.querySelector(".app"));
}

/** @param {Element} log its highest line in sight; the newest is the first, and the lowest */
function highest(log) {
  const top = log.getBoundingClientRect().top;
  return [...log.querySelectorAll("li")].reverse().find((line) => line.getBoundingClientRect().bottom > top);
}

/** @param {string} stage nothing goes on before it was seen */
function mustBeSeen(stage) {
  const page = document.createElement("template");
  page.innerHTML = stage;
  return page.content.querySelector("[data-holds]") !== null;
}

class Table {
  /** @param {(app: HTMLElement) => void} changed called with the table after every change */
  constructor(changed) {
    this.changed = changed;
    this.main = /** @type {HTMLElement} */ (document.getElementById("table"));
    this.news = /** @type {HTMLElement} */ (document.getElementById("news"));
    this.catchUp = inTurn(() => this.follow().catch(() => {}));
    this.open = /** @type {HTMLElement} */ (document.getElementById("stage"));
    /** @type {AbortController | null} while steps are played */
    this.skip = null;
    /** @type {typeof import("./count.js") | null} */
    this.counting = null;
    import("./count.js").then((module) => (this.counting = module)); // the first question need not wait for it
    this.closed = () => {}; // called when what lies open over the felt is closed
    this.showing = false; // are several steps being played?
    this.ends = 0; // a timer
    this.until = 0; // when what was drawn last has lain there long enough
    this.posting = NONE; // the question at which a post is on its way; 0 where one only waits
    // What is asked on the page that was opened is read there.
    this.heard = this.app.dataset.asked === "1" ? this.app.dataset.question : "";
  }

  get app() {
    return /** @type {HTMLElement} */ (this.main.querySelector(".app"));
  }

  get entry() {
    return Number(this.app.dataset.entry);
  }

  get question() {
    return Number(this.app.dataset.question);
  }

  // --- answering ------------------------------------------------------------------------
  /**
   * True if it was taken. The question's number makes it safe to press again after a lost reply.
   * @param {string} what
   * @param {Record<string, string>} form
   */
  async post(what, form) {
    const asked = this.question;
    if (this.posting === asked) return false;
    this.posting = asked;
    let status = 0;
    try {
      const body = new URLSearchParams({ question: String(asked), ...form });
      const reply = await fetch(`/t/${match}/${what}`, { method: "POST", body, signal: AbortSignal.timeout(PATIENCE) });
      const data = await reply.json().catch(() => ({}));
      status = reply.status;
      if (status === 422) say(data.reason || sayFailed, data.clause);
      else if (status === 409) say(sayMoved);
      else if (!reply.ok) say(sayFailed);
    } catch {
      say(sayFailed);
    } finally {
      if (this.posting === asked) this.posting = NONE; // the next one may have been answered before
    }
    if (status === 200 || status === 409) this.catchUp();
    return status === 200;
  }

  // --- following ------------------------------------------------------------------------
  async follow() {
    const reply = await fetch(`/t/${match}/steps?after=${this.entry}`);
    if (reply.redirected || GONE.includes(reply.status)) location.reload();
    if (!reply.ok) return;
    /** @type {{ steps: Step[], over: boolean, question: number }} */
    const { steps, over, question } = await reply.json();
    const quick = speed === "off" || still.matches || document.visibilityState !== "visible";
    // What can be touched stays: where the same question is still open, only its last state is drawn.
    const open = this.app.dataset.asked === "1" && question === this.question;
    this.showing = steps.length > 1;
    for (const [i, step] of steps.entries()) {
      this.tell(step);
      if (!quick && !open) await this.lie();
      const rush = quick || open || this.skipped;
      const holds = step.stage !== "" && mustBeSeen(step.stage);
      // The last step of a batch and its question are drawn once.
      if (i === steps.length - 1 || !rush || holds) this.play(step, rush);
      if (holds) await this.seen(step.stage);
    }
    this.showing = false;
    if (over) location.reload();
  }

  get skipped() {
    return this.skip?.signal.aborted ?? false;
  }

  /** @returns {boolean} was something skipped? From now on the table stands as it is. */
  hurry() {
    const playing = this.skip !== null && !this.skipped && (this.showing || performance.now() < this.until);
    if (playing) this.skip?.abort();
    this.stage("");
    return playing;
  }

  /** @param {Step} step */
  tell({ entry, takes, sentences }) {
    // what was taken back is news no more
    for (const line of takes ? this.news.querySelectorAll(`[data-entry="${takes}"]`) : []) line.remove();
    for (const sentence of sentences) this.line(String(entry), sentence);
  }

  /** Behind what happened: what I am asked now, once. */
  ask() {
    const { asked, question = "" } = this.app.dataset;
    if (asked !== "1" || this.heard === question) return;
    this.heard = question;
    const words = this.app.querySelector(".ask")?.textContent.trim().replace(/\s+/g, " ");
    this.line("", `${sayTurn}: ${words}`);
  }

  /**
   * One more line for who listens.
   * @param {string} entry
   * @param {string} text
   */
  line(entry, text) {
    const line = document.createElement("p");
    line.dataset.entry = entry;
    line.textContent = text;
    this.news.append(line);
    while (this.news.children.length > TOLD) this.news.firstElementChild?.remove();
  }

  /**
   * Things fly, the table changes, and it lies there for its beat.
   * @param {Step} step
   * @param {boolean} rush
   */
  play({ moves, stage, html, beat }, rush) {
    this.fly(rush ? [] : moves, Math.min(FLIGHT, beat || FLIGHT));
    if (!html) return;
    const fresh = made(html);
    const asked = fresh.dataset.asked === "1";
    if (asked) this.skip = null;
    else this.skip ??= new AbortController(); // until then a touch anywhere skips
    const { classList } = document.documentElement;
    classList.toggle("playing", !asked && !this.skipped);
    clearTimeout(this.ends);
    this.ends = setTimeout(() => this.showing || classList.remove("playing"), beat); // somebody thinks
    this.until = performance.now() + beat;
    // A transition swallows touches while it lasts: none where something can be touched.
    const change = () => {
      const before = rush ? null : this.counting?.numbers(this.app);
      this.put(fresh);
      if (before) this.counting?.count(before);
    };
    if (!asked && !rush && "startViewTransition" in document) {
      const { ready, finished } = document.startViewTransition(change);
      for (const end of [ready, finished]) end.catch(() => {}); // the next one may come first
    } else change();
    if (stage && !rush) this.stage(stage);
  }

  /**
   * What nobody may miss lies there until it is touched, however fast the rest is shown.
   * @param {string} html
   */
  seen(html) {
    this.stage(html);
    this.line("", this.open.textContent);
    return new Promise((done) => (this.closed = () => done(undefined)));
  }

  /** What was drawn last lies there for its beat, unless it is skipped. */
  lie() {
    const signal = this.skip?.signal;
    if (!signal || signal.aborted) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, Math.max(0, this.until - performance.now()));
      signal.addEventListener("abort", () => {
        clearTimeout(timer);
        done(undefined);
      });
    });
  }

  /**
   * What has come to light lies open over the felt, large, until something is touched or another
   * thing takes its place; the tray stays free, and play goes on under it.
   * @param {string} html "": nothing lies there any more
   */
  stage(html) {
    if (!html && this.open.hidden) return;
    this.open.innerHTML = html;
    this.open.hidden = !html;
    if (!html) this.closed();
  }

  /** @param {HTMLElement} fresh */
  put(fresh) {
    // A transition draws a moment late: by then the next table may lie there.
    if (Number(fresh.dataset.entry) < this.entry || this.kept(fresh)) return;
    // The log grows at its lower end; who reads older lines keeps them under the eyes.
    const log = this.app.querySelector(".rail ol");
    const read = log && log.scrollTop < 0 ? highest(log) : null;
    const place = read?.getBoundingClientRect().top ?? 0;
    keepFocus(() => this.app, () => {
      put(this.app, fresh);
      this.changed(this.app);
    });
    if (log && read?.isConnected) log.scrollTop += read.getBoundingClientRect().top - place;
    this.ask();
  }

  /**
   * Others answer a secret question while mine is open: what I hold in my hand stays there.
   * @param {HTMLElement} fresh
   */
  kept(fresh) {
    if (!("keep" in this.app.dataset)) return false;
    const { entry, question, asked } = fresh.dataset;
    if (asked !== "1" || Number(question) !== this.question) return false;
    this.app.dataset.entry = entry;
    return true;
  }

  // --- things that fly from one spot to another -------------------------------------------
  /**
   * @param {Move[]} moves
   * @param {number} ms
   */
  fly(moves, ms) {
    for (const [i, move] of moves.slice(0, FLYING).entries()) this.flight(move, i, ms);
  }

  /**
   * @param {Move} move
   * @param {number} i
   * @param {number} ms
   */
  async flight(move, i, ms) {
    const from = this.spot(move.from);
    const to = this.spot(move.to);
    if (!from || !to || this.skip?.signal.aborted) return;
    const ghost = this.ghost(move);
    document.body.append(ghost);
    const pops = move.from === move.to; // shown where it is built
    const big = pops ? 1.7 : 1;
    const run = ghost.animate(
      [
        { transform: `${from} scale(.6)`, opacity: 0 },
        { transform: `${from} scale(${big})`, opacity: 1, offset: 0.2 },
        { transform: `${to} scale(${big})`, opacity: 1, offset: 0.85 },
        { transform: `${to} scale(.6)`, opacity: 0 },
      ],
      { duration: ms, delay: (i * ms) / FLYING, easing: "cubic-bezier(.2, .7, .2, 1)", fill: "backwards" },
    );
    this.skip?.signal.addEventListener("abort", () => run.finish());
    await run.finished.catch(() => {});
    ghost.remove();
  }

  /** @param {Move} move */
  ghost({ what, kind, icon }) {
    const ghost = document.createElement("div");
    ghost.className = `ghost ${what}`;
    if (kind) ghost.dataset.kind = kind;
    const drawn = icon ? this.main.querySelector(".i")?.cloneNode(true) : null;
    if (drawn instanceof Element) {
      const use = drawn.querySelector("use");
      use?.setAttribute("href", `${use.getAttribute("href")?.split("#")[0]}#i-${icon}`);
      ghost.append(drawn);
    }
    return ghost;
  }

  /** @param {string} name */
  spot(name) {
    const box = this.main.querySelector(`[data-spot="${name}"]`)?.getBoundingClientRect();
    return box ? `translate(${box.left + box.width / 2 - 17}px, ${box.top + box.height / 2 - 23}px)` : "";
  }
}

// --- touches and keys ------------------------------------------------------------------------
const table = new Table(shown);
const turn = import("./turn.js"); // the first question need not wait for it
/** @type {Select | null} */
let select = null;
/** @type {Selection | null} */
let selection = null;

/** @param {HTMLElement} app */
function shown(app) {
  // A selection is for the question that is open; earlier moments are only looked at.
  const { asked, question } = app.dataset;
  selection?.leave();
  selection = select && asked === "1" ? select(app, `takujo:${match}:${question}`) : null;
  turn.then(({ turn: tell }) => tell(asked === "1"));
}

/** @param {string | undefined} path */
async function sheet(path) {
  const asked = path === "hint" ? document.getElementById("hint") : null; // a worker thinks first
  asked?.setAttribute("aria-busy", "true");
  await openSheet(`/t/${match}/sheet/${encodeURI(path ?? "")}`, () => say(sayFailed));
  asked?.removeAttribute("aria-busy");
  if (path === "settings") {
    (await turn).offer();
    (await import("./calls.js")).offer();
  }
  if (path === "people") await import("./company.js");
}

/** @param {HTMLElement} thing that cannot be chosen now: the tray tells what it does */
async function look(thing) {
  const path = await (await import("./look.js")).look(thing, table.app, match);
  if (path) sheet(path);
}

/** The tray tells again what is selected. */
async function shownAgain() {
  const place = /** @type {HTMLElement | null} */ (table.app.querySelector(".bill[data-looked]"));
  if (place && selection) selection.again?.();
  else if (place) (await import("./look.js")).leave(place);
}

/** @param {import("./follow.js").Bulletin} bulletin who plays alone need not wait for it */
async function meet(bulletin) {
  if (bulletin.away.length || bulletin.signs.length || document.body.dataset.away) {
    (await import("./company.js")).meet(bulletin);
  }
}

async function confirm() {
  const answered = selection;
  if (!answered || table.posting === table.question) return;
  answered.confirm.classList.add("busy"); // seen at once, whatever is still on its way
  const choices = await answered.wishes();
  // What is wished is for the question that was open then, and for no other.
  if (answered !== selection) return;
  // Once it is taken the button stays busy until the table has moved on.
  if (choices && (await table.post("answer", { choices }))) answered.forget();
  else if (table.posting !== table.question) answered.confirm.classList.remove("busy");
}

function undo() {
  const button = /** @type {HTMLElement | null} */ (table.app.querySelector(".btn.undo"));
  if (button?.dataset.reason) say(button.dataset.reason);
  else if (button) table.post("undo", {});
}

document.addEventListener("click", (event) => {
  if (meant(event, "#sheet")) {
    const link = meant(event, "[data-sheet]");
    if (link) sheet(link.dataset.sheet);
    return;
  }
  if (meant(event, "#stage")) {
    table.stage(""); // seen; the others play on
    return;
  }
  // A touch while the others play is for skipping, and for nothing else but the bar and buttons:
  // what I did stands once another has played, so that undo must not take two touches.
  if (table.hurry() && !meant(event, ".bar, .btn")) return;
  if (meant(event, "[data-confirm]")) confirm();
  else if (meant(event, ".btn.undo")) undo();
  else if (!(event.target instanceof Element && selection?.touch(event.target))) {
    const thing = meant(event, "[data-sheet], [data-about]");
    if (thing) look(thing);
    else shownAgain();
  } else shownAgain();
});

// Holding a thing shows what it is, whatever touching it would do.
// The click that may end the holding is none; a finger often ends it without one, and then the
// next touch or key counts.
let held = 0; // a timer
let holding = false;
document.addEventListener(
  "pointerdown",
  (event) => {
    const thing = meant(event, "[data-about]");
    clearTimeout(held);
    holding = false;
    if (!thing || event.button !== 0) return;
    held = setTimeout(() => {
      holding = true;
      sheet(thing.dataset.about);
    }, HOLD);
  },
  { capture: true },
);
document.addEventListener("keydown", () => (holding = false), { capture: true });
document.addEventListener(
  "click",
  (event) => {
    if (holding) event.stopPropagation();
    holding = false;
  },
  { capture: true },
);
for (const end of ["pointerup", "pointercancel", "scroll"]) {
  document.addEventListener(end, () => clearTimeout(held), { capture: true, passive: true });
}
document.addEventListener(
  "pointermove",
  (event) => Math.hypot(event.movementX, event.movementY) > ROLLS && clearTimeout(held),
  { capture: true, passive: true },
);
document.addEventListener("contextmenu", (event) => meant(event, "[data-about]") && event.preventDefault());

// With a mouse, pointing previews.
/** @param {MouseEvent} event */
function point(event) {
  const thing = meant(event, "[data-choice]");
  const within = event.relatedTarget instanceof Node && thing?.contains(event.relatedTarget);
  if (thing && !within) selection?.preview(event.type === "mouseover" ? (thing.dataset.choice ?? null) : null);
}
if (window.matchMedia("(hover: hover)").matches) {
  document.addEventListener("mouseover", point);
  document.addEventListener("mouseout", point);
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || sheetIsOpen()) return;
  if (SKIPS.includes(event.key) && table.hurry()) return;
  if (/^[1-9]$/.test(event.key)) {
    const thing = selection?.things[Number(event.key) - 1];
    thing?.focus();
    if (thing) selection?.touch(thing);
  } else if (event.key === "Enter" && !meant(event, "button, a")) confirm();
  else if (event.key === "Enter" && meant(event, "[data-choice], [data-pay]") && selection?.complete()) {
    event.preventDefault();
    confirm();
  } else if (event.key.toLowerCase() === "z") undo();
});

/** @param {Select} kind */
export function begin(kind) {
  select = kind;
  shown(table.app);
  listen(match, {
    news: (bulletin) => {
      if (bulletin) meet(bulletin);
      if (bulletin && !GOES_ON.includes(bulletin.state)) location.reload(); // it cannot go on
      else if (!bulletin || bulletin.over || bulletin.entry !== table.entry) table.catchUp();
    },
    lost: () => say(sayLost),
    back: () => say(sayBack),
  });
}
window.addEventListener("pageshow", (event) => event.persisted && closeSheet());
