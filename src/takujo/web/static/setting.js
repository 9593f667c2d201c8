// Setting the four cards: turned and ordered here, shown by the rules, kept until it is confirmed.
import { all, Selection } from "./select.js";

const FETCH = 90; // milliseconds without a touch before the chain is asked for
const DRAG = 8; // pixels a finger moves before it drags
const still = window.matchMedia("(prefers-reduced-motion: reduce)");

export class Setting extends Selection {
  prepare() {
    this.bench = this.app.querySelector(".bench");
    this.bank = this.bench.querySelector(".bank");
    this.strips = new Map(all(".strip", this.bank).map((strip) => [strip.dataset.card, strip]));
    this.last = `${this.key.slice(0, this.key.lastIndexOf(":"))}:set`; // as it was set before
    this.chains = new Map();
    this.drag();
  }

  // --- what is remembered ---------------------------------------------------------------
  proposed() {
    const before = this.read(this.last);
    return before || { order: [...this.strips.keys()], sides: {}, covered: false };
  }

  restored() {
    return this.read(this.key);
  }

  read(key) {
    try {
      const state = JSON.parse(sessionStorage.getItem(key));
      const same = state.order.length === this.strips.size && state.order.every((card) => this.strips.has(card));
      return same ? state : null;
    } catch {
      return null;
    }
  }

  forget() {
    sessionStorage.setItem(this.last, JSON.stringify(this.state));
    super.forget();
  }

  // --- touching -------------------------------------------------------------------------
  touch(element) {
    const button = element.closest("[data-flip], [data-up], [data-cover]");
    if (!button || !this.app.contains(button) || button.disabled) return false;
    const card = button.closest(".strip")?.dataset.card;
    const { order, sides } = this.state;
    if ("cover" in button.dataset) this.state.covered = !this.state.covered;
    else if ("flip" in button.dataset) sides[card] = sides[card] ? 0 : 1;
    else this.move(card, order.indexOf(card) - 1);
    this.keep();
    this.show();
    return true;
  }

  move(card, to) {
    const { order } = this.state;
    if (to < 0 || to >= order.length) return;
    order.splice(order.indexOf(card), 1);
    order.splice(to, 0, card);
  }

  drag() {
    let held = null;
    const end = () => {
      if (!held) return;
      const { strip, moved } = held;
      held = null;
      strip.classList.remove("held");
      strip.style.translate = "";
      if (!moved) return;
      // with a mouse a click follows, which is none; with a finger there is none to wait for
      const swallow = (after) => after.stopPropagation();
      document.addEventListener("click", swallow, { capture: true });
      setTimeout(() => document.removeEventListener("click", swallow, { capture: true }), 50);
      this.keep();
      this.show();
    };
    this.bank.addEventListener("pointerdown", (event) => {
      const strip = event.target.closest(".strip");
      if (strip && event.button === 0) held = { strip, from: event.clientY, moved: false };
    });
    this.bank.addEventListener("pointermove", (event) => {
      if (!held) return;
      const { strip } = held;
      const by = event.clientY - held.from;
      if (!held.moved && Math.abs(by) < DRAG) return;
      if (!held.moved) strip.setPointerCapture(event.pointerId);
      held.moved = true;
      strip.classList.add("held");
      const step = strip.offsetHeight + 2;
      const places = Math.round(by / step);
      const at = this.state.order.indexOf(strip.dataset.card);
      const to = Math.max(0, Math.min(this.state.order.length - 1, at + Math.sign(places)));
      if (places && to !== at) {
        this.move(strip.dataset.card, to);
        held.from += (to - at) * step;
        this.show();
      }
      strip.style.translate = `0 ${event.clientY - held.from}px`;
    });
    for (const kind of ["pointerup", "pointercancel"]) this.bank.addEventListener(kind, end);
  }

  // --- what it comes to -----------------------------------------------------------------
  complete() {
    return true;
  }

  choices() {
    return this.state.order.map((card) => this.strips.get(card).dataset[this.state.sides[card] ? "one" : "zero"]);
  }

  wishes() {
    // once it is confirmed nobody is told any more what it would bring
    clearTimeout(this.timer);
    this.asking?.abort();
    return this.choices().join(";");
  }

  number() {
    return this.state.order.reduce((sum, card, at) => sum + (this.state.sides[card] ? 1 << at : 0), 0);
  }

  preview() {
    // pointing at something shows nothing more than the chain does
  }

  // --- showing it -----------------------------------------------------------------------
  show() {
    const n = this.number();
    this.lay();
    for (const bit of all(".bit", this.bench)) {
      const on = Boolean(n & +bit.dataset.weight);
      bit.classList.toggle("on", on);
      bit.querySelector("b").textContent = on ? "1" : "0";
    }
    for (const lane of all(".lane", this.bank)) lane.classList.toggle("on", Boolean(n & (1 << +lane.dataset.lane)));
    this.light(n);
    this.bench.classList.toggle("covered", this.state.covered);
    this.bench.querySelector("[data-cover]").setAttribute("aria-pressed", String(this.state.covered));
    this.confirm.querySelector("span").textContent = this.texts.confirm[n];
    this.ask();
  }

  lay() {
    // the strips in their order, each sliding to where it lies now
    const before = new Map([...this.strips.values()].map((strip) => [strip, strip.getBoundingClientRect().top]));
    const focused = document.activeElement;
    this.state.order.forEach((card, at) => {
      const strip = this.strips.get(card);
      const on = Boolean(this.state.sides[card]);
      if (all(".strip", this.bank)[at] !== strip) this.bank.insertBefore(strip, all(".strip", this.bank)[at] || null);
      strip.style.setProperty("--z", at);
      strip.classList.toggle("on", on);
      strip.querySelector(".side b").textContent = on ? "1" : "0";
      strip.querySelector(".side small").textContent = `×${1 << at}`;
      strip.querySelector("[data-up]").disabled = at === 0;
    });
    if (focused && focused !== document.activeElement && this.bank.contains(focused)) focused.focus();
    if (still.matches) return;
    for (const [strip, top] of before) {
      const by = top - strip.getBoundingClientRect().top;
      if (by && !strip.matches(".held")) strip.animate([{ transform: `translateY(${by}px)` }, { transform: "none" }], { duration: 180, easing: "cubic-bezier(.2, .7, .2, 1)" });
    }
  }

  light(n) {
    for (const cell of all("[data-cell]", this.app)) cell.classList.toggle("aim", +cell.dataset.cell === n);
    for (const axis of all(".axis[data-col]", this.app)) axis.classList.toggle("on", +axis.dataset.col === n % 4);
    for (const axis of all(".axis[data-row]", this.app)) axis.classList.toggle("on", +axis.dataset.row === n >> 2);
    const shut = this.app.querySelector(`[data-cell="${n}"]`).matches(".shut");
    this.app.querySelector(".hall").classList.toggle("aim", shut);
    this.bench.querySelector(".reads").classList.toggle("shut", shut);
    this.bench.querySelector("[data-number]").textContent = n;
    this.bench.querySelector("[data-open]").textContent = this.texts.free[n];
    this.bench.querySelector("[data-name]").textContent = this.texts.names[n];
  }

  // --- the chain, as the rules play it ---------------------------------------------------
  ask() {
    const wanted = this.choices().map((choice) => choice.split(" ")[1]).join(",");
    clearTimeout(this.timer);
    this.wanted = wanted;
    if (this.chains.has(wanted)) this.tell(this.chains.get(wanted));
    else this.timer = setTimeout(() => this.fetch(wanted), this.chains.size ? FETCH : 0);
  }

  async fetch(wanted) {
    this.asking?.abort();
    this.asking = new AbortController();
    const { signal } = this.asking;
    try {
      const reply = await fetch(`/t/${document.body.dataset.match}/sheet/chain/${wanted}`, { signal });
      if (!reply.ok) return;
      this.chains.set(wanted, await reply.text());
    } catch {
      return; // overtaken, or without a connection: the number and the place still show
    }
    if (wanted === this.wanted) this.tell(this.chains.get(wanted));
  }

  tell(html) {
    this.bill.innerHTML = html;
    this.bill.dataset.told = this.wanted;
    const reasons = JSON.parse(this.bill.querySelector(".chain").dataset.reasons);
    this.state.order.forEach((card, at) => {
      const strip = this.strips.get(card);
      strip.classList.toggle("idle", Boolean(reasons[at]));
      strip.querySelector(".why").textContent = reasons[at];
    });
  }
}
