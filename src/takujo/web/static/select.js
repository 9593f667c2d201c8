// What is selected, and what the tray says about it. Nothing is played from here.
// Every word was made by the server; only numbers and names are put into place.
// A game whose questions need more than "one" and "many" extends this in its own script.

export const all = (selector, root) => [...root.querySelectorAll(selector)];
const within = (range, n) => !range || (n >= +range.split(",")[0] && n <= +range.split(",")[1]);

export class Selection {
  constructor(app, key) {
    this.app = app;
    this.key = key; // where a half-made selection is kept: one per match and question
    this.tray = app.querySelector(".tray");
    this.kind = this.tray.dataset.kind;
    this.texts = JSON.parse(this.tray.dataset.texts);
    this.marks = JSON.parse(this.tray.dataset.marks);
    this.bill = this.tray.querySelector(".bill");
    this.idle = this.bill.innerHTML;
    this.confirm = this.tray.querySelector("[data-confirm]");
    this.passing = this.tray.querySelector("[data-pass]");
    this.things = all("[data-choice], [data-pay]", app);
    this.followed = [];
    this.prepare();
    this.state = this.restored() || this.proposed();
    if (this.kind !== "wait") this.show();
  }

  prepare() {
    // what a game's own selection needs before anything is shown
  }

  // --- what is remembered ---------------------------------------------------------------
  empty() {
    return { main: null, picks: [], off: [], pass: false };
  }

  proposed() {
    const state = this.empty();
    const wanted = this.tray.dataset.proposed ? this.tray.dataset.proposed.split(";") : [];
    if (this.kind === "one") state.main = wanted[0] || null;
    for (const choice of wanted) {
      const at = this.things.findIndex((thing, i) => thing.dataset.choice === choice && !state.picks.includes(i));
      if (at >= 0) state.picks.push(at);
    }
    return state;
  }

  restored() {
    try {
      return JSON.parse(sessionStorage.getItem(this.key));
    } catch {
      return null;
    }
  }

  keep() {
    sessionStorage.setItem(this.key, JSON.stringify(this.state));
  }

  forget() {
    sessionStorage.removeItem(this.key);
  }

  // --- touching -------------------------------------------------------------------------
  touch(element) {
    // true if the touch was for the selection
    if (this.kind === "wait") return false;
    const thing = element.closest("[data-choice], [data-pay], [data-place], [data-pass], .chip, .free");
    if (!thing || !this.app.contains(thing)) return false;
    const done = this.touched(thing);
    if (done) {
      this.keep();
      this.show();
    }
    return done;
  }

  touched(thing) {
    const state = this.state;
    if (thing.matches(".chip")) return this.chip(thing);
    if ("pass" in thing.dataset) {
      const pass = !state.pass;
      this.state = { ...this.empty(), pass };
      return true;
    }
    return this.pick(thing);
  }

  pick(thing) {
    const state = this.state;
    const { choice } = thing.dataset;
    if (!choice) return false;
    state.pass = false;
    if (this.kind === "one") {
      state.main = state.main === choice ? null : choice;
      state.off = [];
      return true;
    }
    const at = this.things.indexOf(thing);
    const most = +this.tray.dataset.most;
    state.picks = state.picks.includes(at) ? state.picks.filter((each) => each !== at) : [...state.picks, at].slice(-most);
    return true;
  }

  chip(chip) {
    const state = this.state;
    const at = all(".chip", this.bill).indexOf(chip);
    state.off = state.off.includes(at) ? state.off.filter((each) => each !== at) : [...state.off, at];
    return true;
  }

  // --- what it comes to -----------------------------------------------------------------
  template(choice = this.state.main) {
    const wanted = this.kind === "many" ? "" : choice;
    return all("template[data-tray]", this.app).find((each) => each.dataset.tray === wanted) || null;
  }

  numbers() {
    const template = this.template();
    return template ? JSON.parse(template.dataset.numbers) : {};
  }

  count() {
    const numbers = this.numbers();
    const state = this.state;
    const out = { count: state.picks.length, gain: 0 };
    if (this.kind === "many") {
      for (const at of state.picks) out.gain += +(this.things[at].dataset.gain || 0);
      out.hand = (numbers.hand || 0) + (numbers.each || 0) * out.count + out.gain;
      out.sum = (numbers.before || 0) + out.count;
      out.left = (numbers.all || 0) - out.count;
    }
    return out;
  }

  possible(chip, out) {
    return within(chip.dataset.count, out.count) && within(chip.dataset.hand, out.hand);
  }

  extras(out) {
    // what follows: each may depend on how much was picked and on the hand then
    const wishes = [];
    all(".chip[data-yes]:not(.counted)", this.bill).forEach((chip) => {
      const at = all(".chip", this.bill).indexOf(chip);
      const holds = this.possible(chip, out);
      const on = !this.state.off.includes(at);
      chip.hidden = !holds;
      chip.setAttribute("aria-pressed", String(on));
      if (!holds) return;
      wishes.push(on ? chip.dataset.yes : chip.dataset.no);
      if (on) {
        out.gain += +chip.dataset.gain;
        out.hand += +chip.dataset.gain;
      }
    });
    return wishes;
  }

  complete() {
    const { state, kind } = this;
    if (state.pass) return true;
    if (kind === "one") return state.main !== null;
    return state.picks.length > 0 && state.picks.length >= +this.tray.dataset.least;
  }

  wishes() {
    // what is posted: in any order, the server plays it in the order of the rules
    if (!this.complete()) return "";
    if (this.state.pass) return "pass";
    return [...this.chosen(), ...this.followed].join(";");
  }

  chosen() {
    const { state } = this;
    const out = this.kind === "many" ? state.picks.map((at) => this.things[at].dataset.choice) : [state.main];
    const then = this.template()?.dataset.then;
    return then ? [...out, then] : out;
  }

  // --- showing it -----------------------------------------------------------------------
  show() {
    this.fill();
    this.pieces();
    this.around();
    this.button();
  }

  around() {
    // what else on the table shows the selection
  }

  fill() {
    const template = this.state.pass ? null : this.template();
    const useful = template && (this.kind !== "many" || this.state.picks.length > 0);
    this.followed = [];
    this.bill.classList.toggle("idle", !useful);
    if (!useful) {
      this.bill.innerHTML = this.idle;
      return;
    }
    this.bill.replaceChildren(template.content.cloneNode(true));
    const out = this.count();
    this.followed = this.extras(out);
    this.out = out;
    for (const slot of all("[data-n]", this.bill)) {
      const n = out[slot.dataset.n];
      slot.textContent = slot.dataset.text ? this.texts[slot.dataset.text][n] : n;
    }
    for (const term of all("[data-if]", this.bill)) term.hidden = !out[term.dataset.if];
    this.only();
    for (const names of all("[data-names]", this.bill)) names.textContent = this.names();
  }

  only() {
    const chosen = this.state.picks.map((at) => this.things[at].dataset.choice);
    let lead = true;
    for (const term of all("[data-only]", this.bill)) {
      term.hidden = !chosen.includes(term.dataset.only);
      term.classList.toggle("lead", lead && !term.hidden);
      lead = lead && term.hidden;
    }
  }

  picked() {
    // the things whose names the bill lists
    return this.state.picks.map((at) => this.things[at]);
  }

  names() {
    const names = this.picked().map((thing) => thing.dataset.name);
    return names.join(this.tray.dataset.join) || "—";
  }

  pieces() {
    this.things.forEach((thing, i) => this.piece(thing, i));
    this.passing?.setAttribute("aria-pressed", String(this.state.pass));
  }

  piece(thing, i) {
    const picked = this.kind === "many" && this.state.picks.includes(i);
    const main = this.kind !== "many" && thing.dataset.choice === this.state.main && this.first(thing);
    const given = picked && +this.tray.dataset.least > 0; // given up, not taken
    this.mark(thing, (main || picked) && !given, given, main || picked ? this.marks.main : "");
  }

  mark(thing, chosen, pays, text) {
    thing.setAttribute("aria-pressed", String(chosen || pays));
    const slot = thing.closest(".slot");
    if (!slot) return;
    slot.classList.toggle("chosen", chosen);
    slot.classList.toggle("pay", pays);
    slot.querySelector(".mark").textContent = text;
  }

  first(thing) {
    // of several equal cards one is enough to be raised
    return !thing.matches(".card") || this.things.find((each) => each.dataset.choice === thing.dataset.choice) === thing;
  }

  button() {
    const { confirm, state } = this;
    const ready = this.complete();
    let [label, small] = [this.missing(), ""];
    if (state.pass) label = this.passing.dataset.pass;
    else if (ready) [label, small] = this.words(this.template());
    confirm.disabled = !ready;
    const big = document.createElement("span");
    big.textContent = label;
    const price = document.createElement("small");
    price.textContent = small;
    confirm.replaceChildren(big, ...(small ? [price] : []));
  }

  missing() {
    // what the button says while there is nothing to confirm
    const more = this.kind === "many" && this.texts.missing;
    return more ? more[+this.tray.dataset.least - this.state.picks.length] : this.confirm.dataset.idle;
  }

  words(template) {
    const { label, price, priceText, priceBy } = template.dataset;
    return [label, priceText ? this.texts[priceText][this.out[priceBy]] : price];
  }

  preview(choice) {
    // with a mouse, pointing shows what touching would select
    if (this.kind === "wait" || this.kind === "many" || this.state.main !== null || this.state.pass) return;
    const before = this.state;
    if (choice !== null) this.suppose(choice);
    this.fill();
    this.around();
    this.state = before;
  }

  suppose(choice) {
    this.state = { ...this.empty(), main: choice };
  }
}
