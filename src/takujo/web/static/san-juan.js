// San Juan's table: building a card has a place, goods and cards that pay; the town shows it.
import { all, Selection } from "./select.js";
import { begin } from "./table.js";

class Town extends Selection {
  prepare() {
    this.hand = all(".card[data-pay]", this.tray);
    this.building = this.kind === "build";
  }

  empty() {
    return { ...super.empty(), at: null, place: 0, goods: {}, pay: [] };
  }

  // --- touching -------------------------------------------------------------------------
  pick(thing) {
    if (!this.building) return super.pick(thing);
    const state = this.state;
    const slot = thing.closest(".plot")?.dataset.slot;
    if (slot && !thing.dataset.pay) return this.put(thing, +slot);
    const at = this.hand.indexOf(thing);
    if (at < 0) return false;
    if (state.main === null) {
      if (!thing.dataset.choice) return false;
      this.propose(at);
    } else if (at === state.at) {
      this.state = this.empty();
    } else if (state.pay.includes(at)) {
      state.pay = state.pay.filter((each) => each !== at);
    } else if (this.owed() > 0) {
      state.pay = [...state.pay, at].slice(-this.owed());
    }
    return true;
  }

  propose(at) {
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
    const { places } = chip.dataset;
    if (!places) return super.chip(chip);
    const { goods } = this.state;
    const room = Math.min(this.numbers().market, this.price()) - this.goods() + (goods[places] || 0);
    const now = (goods[places] || 0) + 1;
    goods[places] = now > Math.min(places.split(",").length, room) ? 0 : now;
    this.payment();
    return true;
  }

  suppose(choice) {
    if (this.building) this.propose(this.hand.findIndex((card) => card.dataset.choice === choice));
    else super.suppose(choice);
  }

  // --- a building's price ---------------------------------------------------------------
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
    const chips = all(".chip.counted", template.content).map((chip) => chip.dataset.places);
    for (const places of chips) {
      const most = places.split(",").length;
      while (this.owed() > others && this.goods() < this.numbers().market && (state.goods[places] || 0) < most) {
        state.goods[places] = (state.goods[places] || 0) + 1;
      }
    }
    while (this.owed() < 0) {
      const used = Object.keys(state.goods).find((places) => state.goods[places]);
      state.goods[used] -= 1;
    }
    const spare = this.tray.dataset.spare.split(",").map(Number).filter((at) => at !== state.at);
    state.pay = state.pay.filter((at) => at !== state.at).slice(0, this.owed());
    for (const at of spare) if (state.pay.length < this.owed() && !state.pay.includes(at)) state.pay.push(at);
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

  // --- what it comes to -----------------------------------------------------------------
  count() {
    const out = super.count();
    if (!this.building || this.state.main === null) return out;
    const { covered, points } = this.numbers().places[this.state.place];
    const owed = this.owed();
    return { ...out, owed, covered, points, goods: this.goods(), hand: this.hand.length - 1 - owed };
  }

  possible(chip, out) {
    const covered = this.state.place > 0 && +chip.dataset.from === this.state.place;
    return super.possible(chip, out) && !covered;
  }

  complete() {
    const { main, pass, pay } = this.state;
    if (!this.building || pass) return super.complete();
    return main !== null && pay.length === this.owed();
  }

  chosen() {
    const out = super.chosen();
    if (!this.building) return out;
    const { pay, place } = this.state;
    if (this.numbers().crane) out.push(place ? `place ${place}` : "place new");
    for (const slot of this.paying()) out.push(`black_market ${slot}`);
    return [...out, "no black_market", ...pay.map((at) => this.hand[at].dataset.pay)];
  }

  // --- showing it -----------------------------------------------------------------------
  fill() {
    super.fill();
    for (const chip of all(".chip.counted", this.bill)) {
      const used = this.state.goods[chip.dataset.places] || 0;
      const most = chip.dataset.places.split(",").length;
      chip.setAttribute("aria-pressed", String(used > 0));
      chip.querySelector(":scope > b").textContent = most > 1 ? `${used}/${most}` : "";
    }
  }

  picked() {
    return this.building ? this.state.pay.map((at) => this.hand[at]) : super.picked();
  }

  piece(thing, i) {
    if (!this.building) return super.piece(thing, i);
    const at = this.hand.indexOf(thing);
    const main = at >= 0 && at === this.state.at;
    const pays = at >= 0 && this.state.pay.includes(at);
    return this.mark(thing, main, pays, pays ? this.marks.pay : main ? this.marks.main : "");
  }

  missing() {
    const begun = this.building && this.state.main !== null;
    return begun ? this.texts.missing[this.owed() - this.state.pay.length] : super.missing();
  }

  words(template) {
    if (!this.building || !this.state.place) return super.words(template);
    return [template.dataset.label, this.texts.over[this.state.place] + this.tray.dataset.join + this.texts.owed[this.out.owed]];
  }

  around() {
    const { state } = this;
    const building = this.building && state.main !== null;
    const numbers = building ? this.numbers() : {};
    const picks = this.kind === "many" ? super.picked() : [];
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
      if (!free || !this.building) continue;
      plot.classList.toggle("next", next);
      free.replaceChildren(next ? this.hand[state.at].querySelector(".arch .i").cloneNode(true) : slot);
      next = false;
    }
  }
}

begin(Town);
