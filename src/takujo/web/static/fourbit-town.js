// 4bit Town's table. Setting the four cards is a selection of its own kind: they are turned and
// ordered here, shown by the rules, and kept until it is confirmed.
import { sheetIsOpen } from "./overlays.js";
import { all, one, Selection } from "./select.js";
import { begin } from "./table.js";

/** @typedef {{ order: string[], sides: Record<string, number>, covered: boolean }} Stack */
/** @typedef {{ strip: HTMLElement, from: number, moved: boolean }} Held */

const FETCH = 90; // milliseconds without a touch before the chain is asked for
const DRAG = 8; // pixels a finger moves before it drags
const AFTER = 50; // milliseconds in which a click may follow a drag
const GLIDE = { duration: 180, easing: "cubic-bezier(.2, .7, .2, 1)" };
const still = window.matchMedia("(prefers-reduced-motion: reduce)");

class Setting extends Selection {
  /**
   * @param {HTMLElement} app
   * @param {string} key
   */
  constructor(app, key) {
    super(app, key);
    this.bench = one(".bench", app);
    this.bank = one(".bank", this.bench);
    this.strips = new Map(all(".strip", this.bank).map((strip) => [strip.dataset.card ?? "", strip]));
    /** @type {Record<string, string[]>} by number */
    this.texts = JSON.parse(this.tray.dataset.texts ?? "{}");
    this.last = `${key.slice(0, key.lastIndexOf(":"))}:set`; // as it was set, to think again
    this.timer = 0;
    this.told = new Map([...this.trays.values()].map((tray) => [tray.dataset.selected ?? "", tray]));
    /** @type {Stack} */
    this.state = this.read(key) ?? this.again() ?? this.stack(this.trays.get("")?.dataset.selected ?? "");
    /** @type {Held | null} */
    this.held = null;
    this.bank.addEventListener("pointerdown", (event) => this.hold(event));
    this.bank.addEventListener("pointermove", (event) => this.drag(event));
    for (const kind of ["pointerup", "pointercancel"]) this.bank.addEventListener(kind, () => this.drop());
    this.set();
  }

  begin() {
    // nothing is known of the strips yet
  }

  // --- what is remembered ---------------------------------------------------------------
  /**
   * @param {string} key
   * @returns {Stack | null}
   */
  read(key) {
    /** @type {Stack | null} */
    const state = JSON.parse(sessionStorage.getItem(key) ?? "null");
    const same = state?.order.length === this.strips.size && state.order.every((card) => this.strips.has(card));
    return same ? state : null;
  }

  get question() {
    return Number(this.app.dataset.question);
  }

  /** Whoever takes a setting back finds it as it was set. */
  again() {
    /** @type {{ question: number } | null} */
    const before = JSON.parse(sessionStorage.getItem(this.last) ?? "null");
    return before && this.question - before.question <= 1 ? this.read(this.last) : null;
  }

  /**
   * A setting as it is posted, as a stack; without one the cards as they are held, the zeros up.
   * @param {string} wishes
   * @returns {Stack}
   */
  stack(wishes) {
    const set = wishes ? wishes.split(";") : [];
    const cards = [...this.strips];
    const order = set.map((wish) => cards.find(([, { dataset }]) => [dataset.zero, dataset.one].includes(wish))?.[0] ?? "");
    const sides = Object.fromEntries(cards.map(([card, { dataset }]) => [card, set.includes(dataset.one ?? "") ? 1 : 0]));
    return { order: order.length ? order : [...this.strips.keys()], sides, covered: this.state?.covered ?? false };
  }

  keep() {
    sessionStorage.setItem(this.key, JSON.stringify(this.state));
  }

  leave() {
    clearTimeout(this.timer);
    super.leave();
  }

  // --- touching -------------------------------------------------------------------------
  /** @param {Element} element */
  touch(element) {
    const place = Number(element.closest("[data-cell]")?.getAttribute("data-cell") ?? NaN);
    if (this.texts.plans[place]) return this.aim(place);
    const button = element.closest("[data-flip], [data-up], [data-cover]");
    if (!(button instanceof HTMLButtonElement) || !this.app.contains(button) || button.disabled) return false;
    const strip = button.closest(".strip");
    const card = (strip instanceof HTMLElement && strip.dataset.card) || "";
    const { order, sides } = this.state;
    if ("cover" in button.dataset) this.state.covered = !this.state.covered;
    else if ("flip" in button.dataset) sides[card] = sides[card] ? 0 : 1;
    else this.move(card, order.indexOf(card) - 1);
    this.keep();
    this.set();
    return true;
  }

  /**
   * A place is touched: the best setting that leads there.
   * @param {number} place
   */
  aim(place) {
    this.state = this.stack(this.texts.plans[place]);
    this.keep();
    this.set();
    return true;
  }

  /**
   * @param {string} card
   * @param {number} to
   */
  move(card, to) {
    const { order } = this.state;
    if (to < 0 || to >= order.length) return;
    order.splice(order.indexOf(card), 1);
    order.splice(to, 0, card);
  }

  /** @param {PointerEvent} event */
  hold(event) {
    const strip = event.target instanceof Element ? event.target.closest(".strip") : null;
    if (strip instanceof HTMLElement && event.button === 0) this.held = { strip, from: event.clientY, moved: false };
  }

  /** @param {PointerEvent} event */
  drag(event) {
    const { held } = this;
    if (!held || sheetIsOpen()) return; // a finger that was held until the sheet came rolls off
    const { strip } = held;
    const by = event.clientY - held.from;
    if (!held.moved && Math.abs(by) < DRAG) return;
    if (!held.moved) strip.setPointerCapture(event.pointerId);
    held.moved = true;
    strip.classList.add("held");
    const { order } = this.state;
    const card = strip.dataset.card ?? "";
    const step = strip.offsetHeight + 2;
    const places = Math.round(by / step);
    const at = order.indexOf(card);
    const to = Math.max(0, Math.min(order.length - 1, at + Math.sign(places)));
    if (places && to !== at) {
      this.move(card, to);
      held.from += (to - at) * step;
      this.set();
    }
    strip.style.translate = `0 ${event.clientY - held.from}px`;
  }

  drop() {
    const { held } = this;
    this.held = null;
    held?.strip.classList.remove("held");
    held?.strip.style.removeProperty("translate");
    if (!held?.moved) return;
    // with a mouse a click follows, which is none; with a finger there is none to wait for
    const swallow = (/** @type {Event} */ after) => after.stopPropagation();
    document.addEventListener("click", swallow, { capture: true });
    setTimeout(() => document.removeEventListener("click", swallow, { capture: true }), AFTER);
    this.keep();
    this.set();
  }

  // --- what it comes to -----------------------------------------------------------------
  complete() {
    return true;
  }

  get choices() {
    const { order, sides } = this.state;
    return order.map((card) => this.strips.get(card)?.dataset[sides[card] ? "one" : "zero"]).join(";");
  }

  async wishes() {
    this.leave(); // once it is confirmed nobody is told any more what it would bring
    // Kept before it is sent: the reply may come after the person has begun to think again.
    sessionStorage.setItem(this.last, JSON.stringify({ ...this.state, question: this.question }));
    return this.choices;
  }

  get number() {
    const { order, sides } = this.state;
    return order.reduce((sum, card, at) => sum + (sides[card] ? 1 << at : 0), 0);
  }

  preview() {
    // pointing at something shows nothing more than the chain does
  }

  // --- showing it -----------------------------------------------------------------------
  set() {
    const n = this.number;
    this.lay();
    for (const bit of all(".bit", this.bench)) {
      const on = !this.state.covered && Boolean(n & Number(bit.dataset.weight));
      bit.classList.toggle("on", on);
      one("b", bit).textContent = on ? "1" : "0";
    }
    const { covered } = this.state;
    for (const lane of all(".lane", this.bank)) lane.classList.toggle("on", !covered && Boolean(n & (1 << Number(lane.dataset.lane))));
    this.light(n, covered);
    this.bench.classList.toggle("covered", covered);
    one("[data-cover]", this.bench).setAttribute("aria-pressed", String(covered));
    one("span", this.confirm).textContent = covered ? this.texts.covered[0] : this.texts.confirm[n];
    this.chain();
  }

  lay() {
    // the strips in their order, each sliding to where it lies now
    const before = [...this.strips.values()].map((strip) => /** @type {const} */ ([strip, strip.getBoundingClientRect().top]));
    const focused = document.activeElement;
    this.state.order.forEach((card, at) => this.layOne(card, at));
    const lost = focused !== document.activeElement && this.bank.contains(focused);
    if (lost && focused instanceof HTMLElement) focused.focus();
    if (still.matches) return;
    for (const [strip, top] of before) {
      const by = top - strip.getBoundingClientRect().top;
      if (by && !strip.matches(".held")) strip.animate([{ transform: `translateY(${by}px)` }, { transform: "none" }], GLIDE);
    }
  }

  /**
   * @param {string} card
   * @param {number} at
   */
  layOne(card, at) {
    const strip = this.strips.get(card);
    const there = all(".strip", this.bank)[at] ?? null;
    if (!strip) return;
    const on = Boolean(this.state.sides[card]);
    if (there !== strip) this.bank.insertBefore(strip, there);
    strip.style.setProperty("--z", String(at));
    strip.classList.toggle("on", on && !this.state.covered);
    one(".side b", strip).textContent = on ? "1" : "0";
    one(".side small", strip).textContent = `×${1 << at}`;
    one("[data-up]", strip).toggleAttribute("disabled", at === 0);
  }

  /**
   * Where the number leads; while the cards are covered the board tells nothing of it.
   * @param {number} n
   * @param {boolean} covered
   */
  light(n, covered) {
    const at = covered ? NaN : n;
    for (const cell of all("[data-cell]", this.app)) cell.classList.toggle("aim", Number(cell.dataset.cell) === at);
    for (const axis of all(".axis[data-col]", this.app)) axis.classList.toggle("on", Number(axis.dataset.col) === at % 4);
    for (const axis of all(".axis[data-row]", this.app)) axis.classList.toggle("on", !covered && Number(axis.dataset.row) === at >> 2);
    const shut = !covered && one(`[data-cell="${n}"]`, this.app).matches(".shut");
    one(".hall", this.app).classList.toggle("aim", shut);
    one(".reads", this.bench).classList.toggle("shut", shut);
    one("[data-number]", this.bench).textContent = String(n);
    one("[data-open]", this.bench).textContent = this.texts.free[n];
    one("[data-name]", this.bench).textContent = this.texts.names[n];
  }

  // --- the chain, as the rules play it ---------------------------------------------------
  chain() {
    const wanted = this.choices;
    const ready = this.told.get(wanted);
    this.leave();
    if (ready) this.show(ready);
    else this.timer = setTimeout(() => this.ask(wanted), FETCH);
  }

  /** @param {HTMLTemplateElement | null} tray */
  show(tray) {
    if (!tray) return; // without a connection the number and the place still show
    this.now = tray;
    this.told.set(tray.dataset.selected ?? "", tray);
    this.fill(tray);
  }
}

begin((app, key) => new (one(".tray", app).dataset.kind === "set" ? Setting : Selection)(app, key));
