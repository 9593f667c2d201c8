// What is selected, and what the tray says about it. Nothing is played from here.
// Every word was made by the server; only numbers and names are put into place.

const all = (selector, root) => [...root.querySelectorAll(selector)];
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
    this.hand = all(".card[data-pay]", this.tray);
    this.state = this.restored() || this.proposed();
    this.open();
  }

  // --- what is remembered ---------------------------------------------------------------
  empty() {
    return { main: null, at: null, place: 0, goods: {}, picks: [], pay: [], off: [], pass: false };
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
    if (this.kind === "build") return this.building(thing);
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

  building(thing) {
    const state = this.state;
    const slot = thing.closest(".plot")?.dataset.slot;
    if (slot && !thing.dataset.pay) return this.put(thing, +slot);
    const at = this.hand.indexOf(thing);
    if (at < 0) return false;
    if (state.main === null) {
      if (!thing.dataset.choice) return false;
      this.begin(at);
    } else if (at === state.at) {
      this.state = this.empty();
    } else if (state.pay.includes(at)) {
      state.pay = state.pay.filter((each) => each !== at);
    } else if (this.owed() > 0) {
      state.pay = [...state.pay, at].slice(-this.owed());
    }
    return true;
  }

  begin(at) {
    const choice = this.hand[at].dataset.choice;
    this.state = { ...this.empty(), main: choice, at };
    const places = Object.entries(this.numbers().places);
    const possible = places.filter(([, place]) => !place.why);
    const [best] = possible.find(([slot]) => slot === "0") ? possible : possible.sort((a, b) => b[1].points - a[1].points);
    this.state.place = +best[0];
    this.payment();
  }

  put(thing, slot) {
    // where the crane builds; the next empty plot is the usual place
    if (this.state.main === null || !this.numbers().crane) return false;
    const built = thing.matches(".bld");
    const place = built && slot !== this.state.place ? slot : 0;
    const numbers = this.numbers().places[place];
    if (numbers.why) {
      this.app.dispatchEvent(new CustomEvent("refused", { detail: numbers.why }));
      return true;
    }
    this.state.place = place;
    this.payment();
    return true;
  }

  chip(chip) {
    const state = this.state;
    if (chip.dataset.slots) {
      const slots = chip.dataset.slots.split(",");
      const room = Math.min(this.numbers().market, this.price()) - this.goods() + (state.goods[chip.dataset.slots] || 0);
      const now = (state.goods[chip.dataset.slots] || 0) + 1;
      state.goods[chip.dataset.slots] = now > Math.min(slots.length, room) ? 0 : now;
      this.payment();
      return true;
    }
    const at = all(".chip", this.bill).indexOf(chip);
    state.off = state.off.includes(at) ? state.off.filter((each) => each !== at) : [...state.off, at];
    return true;
  }

  // --- a building's price ---------------------------------------------------------------
  numbers() {
    const template = this.template();
    return template ? JSON.parse(template.dataset.numbers) : {};
  }

  price() {
    return this.numbers().places[this.state.place].owed;
  }

  goods() {
    return Object.values(this.state.goods).reduce((sum, n) => sum + n, 0);
  }

  owed() {
    return this.price() - this.goods();
  }

  payment() {
    // keep what was chosen; fill up with, or take away, the cards wanted least
    const state = this.state;
    const template = this.template();
    const others = this.hand.length - 1;
    const chips = all(".chip.good", template.content).map((chip) => chip.dataset.slots);
    for (const slots of chips) {
      const most = slots.split(",").length;
      while (this.owed() > others && this.goods() < this.numbers().market && (state.goods[slots] || 0) < most) {
        state.goods[slots] = (state.goods[slots] || 0) + 1;
      }
    }
    while (this.owed() < 0) {
      const used = Object.keys(state.goods).find((slots) => state.goods[slots]);
      state.goods[used] -= 1;
    }
    const spare = this.tray.dataset.spare.split(",").map(Number).filter((at) => at !== state.at);
    state.pay = state.pay.filter((at) => at !== state.at).slice(0, this.owed());
    for (const at of spare) if (state.pay.length < this.owed() && !state.pay.includes(at)) state.pay.push(at);
  }

  // --- what it comes to -----------------------------------------------------------------
  template(choice = this.state.main) {
    const wanted = this.kind === "many" ? "" : choice;
    return all("template[data-tray]", this.app).find((each) => each.dataset.tray === wanted) || null;
  }

  count() {
    const numbers = this.numbers();
    const state = this.state;
    const out = { count: state.picks.length, gain: 0 };
    if (this.kind === "build" && state.main !== null) {
      const place = numbers.places[state.place];
      Object.assign(out, { owed: this.owed(), covered: place.covered, goods: this.goods(), points: place.points });
      out.hand = this.hand.length - 1 - out.owed;
    } else if (this.kind === "many") {
      for (const at of state.picks) out.gain += +(this.things[at].dataset.gain || 0);
      out.hand = (numbers.hand || 0) + (numbers.each || 0) * out.count + out.gain;
      out.sum = (numbers.before || 0) + out.count;
      out.left = (numbers.all || 0) - out.count;
    }
    return out;
  }

  extras(out) {
    // the draws that follow: each may depend on how much was picked and on the hand then
    const wishes = [];
    all(".chip:not(.good)", this.bill).forEach((chip) => {
      const at = all(".chip", this.bill).indexOf(chip);
      const covered = this.state.place > 0 && +chip.dataset.from === this.state.place;
      const holds = within(chip.dataset.count, out.count) && within(chip.dataset.hand, out.hand) && !covered;
      const on = !this.state.off.includes(at);
      chip.hidden = !holds;
      chip.setAttribute("aria-pressed", String(on));
      if (!holds) return;
      wishes.push(on ? chip.dataset.yes : chip.dataset.no);
      if (on) {
        out.gain += +chip.dataset.cards;
        out.hand += +chip.dataset.cards;
      }
    });
    return wishes;
  }

  complete() {
    const { state, kind } = this;
    if (state.pass) return true;
    if (kind === "one") return state.main !== null;
    if (kind === "many") return state.picks.length > 0 && state.picks.length >= +this.tray.dataset.least;
    return state.main !== null && state.pay.length === this.owed();
  }

  wishes() {
    // what is posted: in any order, the server plays it in the order of the rules
    const { state } = this;
    if (!this.complete()) return "";
    if (state.pass) return "pass";
    const out = this.kind === "many" ? state.picks.map((at) => this.things[at].dataset.choice) : [state.main];
    const then = this.template()?.dataset.then;
    if (then) out.push(then);
    if (this.kind === "build") {
      if (this.numbers().crane) out.push(state.place ? `place ${state.place}` : "place new");
      for (const slot of this.paying()) out.push(`black_market ${slot}`);
      out.push("no black_market");
      for (const at of state.pay) out.push(this.hand[at].dataset.pay);
    }
    return [...out, ...this.followed].join(";");
  }

  paying() {
    // the goods that pay; the one that is built over anyway goes first
    const slots = Object.entries(this.state.goods).flatMap(([key, n]) => {
      const of = key.split(",").map(Number);
      of.sort((a, b) => (b === this.state.place) - (a === this.state.place));
      return of.slice(0, n);
    });
    return slots.sort((a, b) => a - b);
  }

  // --- showing it -----------------------------------------------------------------------
  open() {
    this.followed = [];
    if (this.kind === "wait") return;
    this.show();
  }

  show() {
    this.fill();
    this.pieces();
    this.plots();
    this.button();
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
    for (const chip of all(".chip.good", this.bill)) {
      const used = this.state.goods[chip.dataset.slots] || 0;
      chip.setAttribute("aria-pressed", String(used > 0));
      const most = chip.dataset.slots.split(",").length;
      chip.querySelector(":scope > b").textContent = most > 1 ? `${used}/${most}` : "";
    }
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

  names() {
    const things = this.kind === "build" ? this.state.pay.map((at) => this.hand[at]) : this.state.picks.map((at) => this.things[at]);
    return things.map((thing) => thing.dataset.name).join(this.tray.dataset.join) || "—";
  }

  pieces() {
    const { state } = this;
    this.things.forEach((thing, i) => {
      const at = this.hand.indexOf(thing);
      const main = this.kind === "build" ? at >= 0 && at === state.at : thing.dataset.choice === state.main;
      const picked = this.kind === "many" && state.picks.includes(i);
      const pays = this.kind === "build" && at >= 0 && state.pay.includes(at);
      const first = this.kind !== "one" || !thing.matches(".card") || this.first(thing);
      const chosen = (main && first && this.kind !== "many") || picked;
      thing.setAttribute("aria-pressed", String(chosen || pays));
      const slot = thing.closest(".slot");
      if (!slot) return;
      const given = picked && +this.tray.dataset.least > 0; // given up, not taken
      slot.classList.toggle("chosen", chosen && !given);
      slot.classList.toggle("pay", pays || given);
      slot.querySelector(".mark").textContent = pays ? this.marks.pay : chosen ? this.marks.main : "";
    });
    this.passing?.setAttribute("aria-pressed", String(state.pass));
  }

  first(thing) {
    // of several equal cards one is enough to be raised
    return this.things.find((each) => each.dataset.choice === thing.dataset.choice) === thing;
  }

  plots() {
    const { state } = this;
    const building = this.kind === "build" && state.main !== null;
    const numbers = building ? this.numbers() : {};
    const picks = this.kind === "many" ? state.picks.map((at) => this.things[at]) : [];
    let next = building && state.place === 0;
    for (const plot of all(".plot", this.app)) {
      const { slot } = plot.dataset;
      const eff = plot.querySelector(".eff");
      const works = numbers.works?.[slot];
      plot.classList.toggle("works", Boolean(works));
      if (eff) {
        eff.hidden = !works;
        eff.textContent = works || "";
      }
      plot.classList.toggle("over", building && state.place > 0 && +slot === state.place);
      plot.classList.toggle("could", building && numbers.crane && Boolean(numbers.places[slot]) && !numbers.places[slot].why);
      const fresh = plot.querySelector(".cube.new");
      if (fresh) fresh.hidden = !picks.some((thing) => plot.contains(thing));
      const free = plot.querySelector(".free");
      if (!free || this.kind !== "build") continue;
      plot.classList.toggle("next", next);
      free.replaceChildren(next ? this.hand[state.at].querySelector(".arch .i").cloneNode(true) : slot);
      next = false;
    }
  }

  button() {
    const { confirm, state } = this;
    const ready = this.complete();
    const template = state.pass ? null : this.template();
    let label = confirm.dataset.idle;
    let small = "";
    if (state.pass) label = this.passing.dataset.pass;
    else if (ready) [label, small] = this.words(template);
    else if (this.kind === "build" && state.main !== null) label = this.texts.missing[this.owed() - state.pay.length];
    else if (this.kind === "many" && this.texts.missing) label = this.texts.missing[+this.tray.dataset.least - state.picks.length];
    confirm.disabled = !ready;
    const big = document.createElement("span");
    big.textContent = label;
    const price = document.createElement("small");
    price.textContent = small;
    confirm.replaceChildren(big, ...(small ? [price] : []));
  }

  words(template) {
    const { label, price, priceText, priceBy } = template.dataset;
    if (this.kind === "build" && this.state.place) {
      return [label, this.texts.over[this.state.place] + this.tray.dataset.join + this.texts.owed[this.out.owed]];
    }
    return [label, priceText ? this.texts[priceText][this.out[priceBy]] : price];
  }

  preview(choice) {
    // with a mouse, pointing shows what touching would select
    if (this.kind === "wait" || this.kind === "many" || this.state.main !== null || this.state.pass) return;
    const before = this.state;
    if (choice === null) {
      this.fill();
      this.plots();
      return;
    }
    if (this.kind === "build") this.begin(this.hand.findIndex((card) => card.dataset.choice === choice));
    else this.state = { ...this.empty(), main: choice };
    this.fill();
    this.plots();
    this.state = before;
  }
}
