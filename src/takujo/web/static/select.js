// What is selected, and what the tray says about it. Nothing is decided here, and nothing is played:
// every tray was made by the server, which plays the selection on a guess. Those of single choices
// came along with the page; after any other touch the server is asked for the tray.
import { say } from "./overlays.js";

/** @typedef {{ looks: string[], hidden: boolean, disabled: boolean, inside: string, written: boolean }} Before */
/** @typedef {{ looks: string[], inside: string, touch: string, refused: string, clause: string }} Told */
/** @type {Told} */
const QUIET = { looks: [], inside: "", touch: "", refused: "", clause: "" };

const THINGS = "[data-choice], [data-pay]";
const TOUCHABLE = `[data-touch], [data-refused], ${THINGS}, [data-pass]`;
const PASS = "pass";
const TOUCHED = "touched";
const { match = "", sayOffline } = document.body.dataset;

/**
 * @param {string} selector
 * @param {ParentNode} root
 * @returns {HTMLElement[]}
 */
export const all = (selector, root) => [...root.querySelectorAll(selector)].filter((each) => each instanceof HTMLElement);

/**
 * @param {string} selector
 * @param {ParentNode} root
 */
export const one = (selector, root) => /** @type {HTMLElement} */ (root.querySelector(selector));

/**
 * How wide a text is: a Chinese character or kana is as wide as two letters.
 * @param {string} text
 */
const wide = (text) => [...text].reduce((sum, letter) => sum + (letter > "\u2e7f" ? 2 : 1), 0);

/**
 * What stays the same does not flicker.
 * @param {HTMLElement} element
 * @param {string} html
 */
function write(element, html) {
  if (element.innerHTML !== html) element.innerHTML = html;
}

export class Selection {
  /**
   * @param {HTMLElement} app
   * @param {string} key where a half-made selection is kept: one per match and question
   */
  constructor(app, key) {
    this.app = app;
    this.key = key;
    this.tray = one(".tray", app);
    this.bill = one(".bill", this.tray);
    this.idle = this.bill.innerHTML;
    this.confirm = /** @type {HTMLButtonElement} */ (one("[data-confirm]", this.tray));
    this.things = all(THINGS, app);
    /** @type {Map<string, HTMLTemplateElement>} by the single choice that each is for */
    this.trays = new Map();
    for (const tray of all("template[data-tray]", app)) {
      if (tray instanceof HTMLTemplateElement) this.trays.set(tray.dataset.tray ?? "", tray);
    }
    /** @type {HTMLTemplateElement | null} the tray of what is selected; null: nothing is */
    this.now = null;
    this.stands = ""; // what was selected before the server was asked
    /** @type {string[]} and what it has not answered yet */
    this.touches = [];
    /** @type {AbortController | null} */
    this.asking = null;
    this.asked = Promise.resolve();
    /** @type {HTMLElement[]} the things touched last: of equal ones those are marked */
    this.lately = [];
    /** @type {Map<HTMLElement, string>} what was wished by touching each thing that is selected */
    this.wishOf = new Map();
    /** @type {Map<HTMLElement, Before>} elements that show the selection */
    this.signs = new Map();
    this.begin();
  }

  begin() {
    const [kept, ...touches] = JSON.parse(sessionStorage.getItem(this.key) ?? "[null]");
    const ready = [...this.trays.values()].find((tray) => tray.dataset.selected === kept);
    this.show(kept === null ? this.first : (ready ?? this.nothing));
    if (touches.length || (kept && !ready)) this.ask(kept, touches);
  }

  keep() {
    // with what was touched since: another page goes on from there
    sessionStorage.setItem(this.key, JSON.stringify([this.stands, ...this.touches]));
  }

  forget() {
    sessionStorage.removeItem(this.key);
  }

  leave() {
    this.asking?.abort();
    this.asking = null;
  }

  get begun() {
    return !["", PASS].includes(this.stands) || this.touches.length > 0;
  }

  /** Does what is proposed stand, one thing of several, and nothing was touched yet? */
  get proposed() {
    const single = this.tray.dataset.kind === "one" || this.things.some((each) => each.dataset.pay);
    return single && this.now !== null && this.now === this.first && !this.lately.length;
  }

  get first() {
    return this.trays.get(this.tray.dataset.first ?? "none") ?? null;
  }

  /** The tray where nothing is selected: what is proposed, if nothing else leads back to it. */
  get nothing() {
    const { selected, tray } = this.first?.dataset ?? {};
    const alone = tray && selected === tray && !this.meant(tray).length;
    return selected === "" || alone ? this.first : null;
  }

  // --- touching -------------------------------------------------------------------------
  /**
   * True if the touch was for the selection.
   * @param {Element} element
   */
  touch(element) {
    const thing = element.closest(TOUCHABLE);
    if (!(thing instanceof HTMLElement) || !this.app.contains(thing)) return false;
    const { touch, refused, clause } = thing.dataset;
    if (refused) say(refused, clause);
    else if (touch) this.send(touch, thing);
    else return this.pick(thing);
    return true;
  }

  /** @param {HTMLElement} thing */
  pick(thing) {
    const { pay, pass } = thing.dataset;
    const choice = pass ? PASS : thing.dataset.choice;
    const proposed = this.proposed;
    const marked = this.wishOf.get(thing);
    // Whoever touches what is proposed means it: it stays.
    const meant = proposed && marked && marked === choice;
    if (meant) this.lately.unshift(thing);
    if (meant) return true;
    // What cannot be chosen says why, before it pays for what was only proposed.
    if (proposed && !marked && thing.closest(".cannot")) return false;
    // Anything else that can be chosen takes its place, even what was to pay for it.
    const off = proposed && choice ? undefined : marked;
    const wish = off ?? (this.begun && pay && !(proposed && choice) ? pay : choice);
    if (!wish) return false;
    this.lately = this.lately.filter((each) => each !== thing);
    if (!off) this.lately.unshift(thing);
    const ready = this.trays.get(wish);
    if (off && this.now === ready) this.settle(this.nothing);
    else if (!off && ready) this.settle(ready);
    else {
      if (off) this.wishOf.delete(thing);
      else this.wishOf.set(thing, wish);
      this.send((off ? "-" : "+") + wish, thing);
    }
    return true;
  }

  /**
   * What is known at once: an answer that is still under way comes too late.
   * @param {HTMLTemplateElement | null} tray
   */
  settle(tray) {
    this.leave();
    this.touches = [];
    this.show(tray);
  }

  // --- asking the server ----------------------------------------------------------------
  /**
   * @param {string} touch
   * @param {HTMLElement} thing
   */
  send(touch, thing) {
    thing.classList.add(TOUCHED); // seen at once, whatever the tray will say
    thing.setAttribute("aria-pressed", String(thing.getAttribute("aria-pressed") !== "true"));
    this.ask(this.stands, [...this.touches, touch]);
  }

  /**
   * @param {string} selected
   * @param {string[]} touches
   */
  ask(selected, touches = []) {
    this.leave();
    this.stands = selected;
    this.touches = touches;
    this.keep();
    const asking = new AbortController();
    this.asking = asking;
    this.asked = this.fetch(asking.signal).then((html) => {
      if (this.asking !== asking) return; // a later touch is on its way
      this.touches = [];
      this.answered(html);
    });
  }

  /** @param {AbortSignal} signal */
  async fetch(signal) {
    const body = new URLSearchParams({ question: this.app.dataset.question ?? "", selected: this.stands });
    for (const touch of this.touches) body.append("touches", touch);
    try {
      const reply = await fetch(`/t/${match}/preview`, { method: "POST", body, signal });
      return reply.ok ? await reply.text() : "";
    } catch {
      if (!signal.aborted) say(sayOffline);
      return "";
    }
  }

  /** @param {string} html a tray; "": there is none, and everything stays as it was */
  answered(html) {
    const page = document.createElement("template");
    page.innerHTML = html;
    const tray = page.content.querySelector("template");
    this.show(tray ?? this.now);
  }

  // --- what it comes to -----------------------------------------------------------------
  complete() {
    return this.now !== null && "ready" in this.now.dataset;
  }

  /** What is posted; the last touch counts, even if the tray has not answered it yet. */
  async wishes() {
    await this.asked;
    return (this.complete() && this.now?.dataset.wishes) || "";
  }

  // --- showing it -----------------------------------------------------------------------
  /** @param {HTMLTemplateElement | null} tray */
  show(tray) {
    this.now = tray;
    this.stands = tray?.dataset.selected ?? "";
    this.keep();
    for (const thing of all(`.${TOUCHED}`, this.app)) thing.classList.remove(TOUCHED);
    this.fill(tray);
    this.mark(JSON.parse(tray?.dataset.marks ?? "[]"));
    this.button(tray);
  }

  again() {
    this.fill(this.now);
  }

  /** @param {HTMLTemplateElement | null} tray */
  fill(tray) {
    const page = document.createDocumentFragment();
    if (tray) page.append(tray.content.cloneNode(true));
    const signs = all("[data-on]", page);
    for (const sign of signs) sign.remove();
    const told = page.firstElementChild !== null;
    const focused = document.activeElement;
    const touch = focused instanceof HTMLElement && this.bill.contains(focused) ? focused.dataset.touch?.slice(1) : "";
    this.bill.classList.toggle("idle", !told);
    delete this.bill.dataset.looked;
    if (told) this.bill.replaceChildren(page);
    else write(this.bill, this.idle);
    this.bill.dataset.told = tray?.dataset.selected ?? "";
    if (touch) all("[data-touch]", this.bill).find((each) => each.dataset.touch?.slice(1) === touch)?.focus();
    this.around(signs);
  }

  /**
   * What else on the table shows the selection: each as it was before once it no longer does.
   * @param {HTMLElement[]} signs
   */
  around(signs) {
    /** @type {Map<HTMLElement, Told>} */
    const now = new Map();
    for (const sign of signs) {
      const { on = "", touch = "", refused = "", clause = "" } = sign.dataset;
      for (const element of all(`[data-ref="${CSS.escape(on)}"]`, this.app)) {
        const { looks, ...told } = now.get(element) ?? QUIET;
        now.set(element, {
          looks: [...looks, ...sign.classList],
          inside: sign.innerHTML || told.inside,
          touch: touch || told.touch,
          refused: refused || told.refused,
          clause: clause || told.clause,
        });
      }
    }
    for (const element of [...this.signs.keys()]) if (!now.has(element)) this.sign(element, null);
    for (const [element, told] of now) this.sign(element, told);
  }

  /**
   * @param {HTMLElement} element
   * @param {Told | null} told null: nothing any more
   */
  sign(element, told) {
    const { looks, inside, touch, refused, clause } = told ?? QUIET;
    const button = element instanceof HTMLButtonElement ? element : null;
    const before = this.signs.get(element) ?? {
      looks: [], hidden: Boolean(element.hidden), disabled: button?.disabled ?? false, inside: element.innerHTML, written: false,
    };
    element.classList.remove(...before.looks.filter((look) => !looks.includes(look)));
    element.classList.add(...looks);
    element.hidden = told ? false : before.hidden;
    if (button) button.disabled = before.disabled && !touch;
    if (inside || before.written) write(element, inside || before.inside);
    for (const [name, value] of Object.entries({ touch, refused, clause })) {
      if (value) element.dataset[name] = value;
      else delete element.dataset[name];
    }
    if (told) this.signs.set(element, { ...before, looks, written: inside !== "" });
    else this.signs.delete(element);
  }

  /** @param {[wish: string, text: string, given: boolean][]} marks */
  mark(marks) {
    this.wishOf.clear();
    for (const thing of [...this.things, ...all("[data-pass]", this.tray)]) this.dress(thing, false, false, "");
    for (const [wish, text, given] of marks) {
      for (const thing of this.meant(wish)) {
        this.wishOf.set(thing, wish);
        this.dress(thing, !given, given, text);
      }
    }
  }

  /**
   * Of equal cards one, that which was touched last; anything else wherever it lies.
   * @param {string} wish
   */
  meant(wish) {
    if (wish === PASS) return all("[data-pass]", this.tray);
    const equal = this.things.filter(({ dataset }) => dataset.choice === wish || dataset.pay === wish);
    const cards = equal.filter((thing) => thing.closest(".slot") && !this.wishOf.has(thing));
    const card = this.lately.find((thing) => cards.includes(thing)) ?? cards[0];
    return [...equal.filter((thing) => !thing.closest(".slot")), ...(card ? [card] : [])];
  }

  /**
   * @param {HTMLElement} thing
   * @param {boolean} chosen
   * @param {boolean} pays
   * @param {string} text
   */
  dress(thing, chosen, pays, text) {
    thing.setAttribute("aria-pressed", String(chosen || pays));
    const slot = thing.closest(".slot");
    if (!slot) return;
    slot.classList.toggle("chosen", chosen);
    slot.classList.toggle("pay", pays);
    one(".mark", slot).textContent = text;
  }

  /** @param {HTMLTemplateElement | null} tray */
  button(tray) {
    const { label, price } = tray?.dataset ?? {};
    const big = document.createElement("span");
    const small = document.createElement("small");
    big.textContent = label || (this.confirm.dataset.idle ?? "");
    small.textContent = price ?? "";
    this.confirm.disabled = !this.complete();
    this.confirm.replaceChildren(big, ...(price ? [small] : []));
    this.confirm.classList.toggle("long", wide(big.textContent) > (price ? 18 : 20));
  }

  /**
   * With a mouse, pointing shows what touching would select.
   * @param {string | null} choice
   */
  preview(choice) {
    if (this.stands === "" && !this.begun) this.fill(this.trays.get(choice ?? "none") ?? this.nothing);
  }
}
