// Goryokaku's table: a placement carries what follows it; a castle card carries its payment.
import { all, Selection } from "./select.js";
import { begin } from "./table.js";

class Turn extends Selection {
  empty() {
    return { ...super.empty(), skip: [], follow: null, open: "", coins: null };
  }

  proposed() {
    const state = super.proposed();
    if (this.kind === "castle") state.main = this.tray.dataset.proposed || null;
    return state;
  }

  touch(element) {
    if (this.kind === "wait") return false;
    const thing = element.closest("[data-row], [data-follow], [data-open], [data-coin], [data-refused]");
    if (!thing || !this.bill.contains(thing)) return super.touch(element);
    this.inTray(thing);
    this.keep();
    this.show();
    return true;
  }

  inTray(thing) {
    const { state } = this;
    const { row, follow, open, coin, refused } = thing.dataset;
    if (refused !== undefined) this.app.dispatchEvent(new CustomEvent("refused", { detail: refused }));
    else if (row !== undefined) state.skip = state.skip.includes(row) ? state.skip.filter((each) => each !== row) : [...state.skip, row];
    else if (open !== undefined) [state.open, state.follow] = [open, null];
    else if (follow !== undefined) state.follow = state.follow === follow ? null : follow;
    else if (coin !== undefined) this.coin(all("[data-coin]", this.bill).indexOf(thing));
  }

  coin(at) {
    // as many as are owed: one more puts the first one back
    const on = this.coins();
    const owed = +this.bill.querySelector("[data-owed]").dataset.owed;
    this.state.coins = on.includes(at) ? on.filter((each) => each !== at) : [...on, at].slice(-owed);
  }

  coins() {
    if (this.state.coins) return this.state.coins;
    const pressed = all("[data-coin]", this.bill).map((coin, at) => (coin.getAttribute("aria-pressed") === "true" ? at : -1));
    return pressed.filter((at) => at >= 0);
  }

  pick(thing) {
    const { choice } = thing.dataset;
    if (this.kind === "many" && choice?.startsWith("free ")) {
      this.state = { ...this.empty(), main: this.state.main === choice ? null : choice };
      return true;
    }
    if (this.kind === "many") {
      this.state.main = null;
      return super.pick(thing);
    }
    const main = this.state.main === choice ? null : choice;
    this.state = { ...this.empty(), main };
    return true;
  }

  // --- a free action instead of a selection of several ------------------------------------
  get aside() {
    return this.kind === "many" && this.state.main !== null;
  }

  template(choice = this.state.main) {
    if (!this.aside) return super.template(choice);
    return all("template[data-tray]", this.app).find((each) => each.dataset.tray === choice) || null;
  }

  complete() {
    if (this.aside) return true;
    if (this.kind !== "castle") return super.complete();
    if (this.state.pass) return true;
    return this.state.main !== null && this.short() === 0;
  }

  fill() {
    if (this.kind !== "many" || !this.aside) {
      super.fill();
      this.inside();
      return;
    }
    this.bill.classList.remove("idle");
    this.bill.replaceChildren(this.template().content.cloneNode(true));
  }

  piece(thing, i) {
    if (this.aside) this.mark(thing, thing.dataset.choice === this.state.main, false, "");
    else super.piece(thing, i);
  }

  // --- what is shown in the tray -----------------------------------------------------------
  inside() {
    const { state, bill } = this;
    for (const row of all("[data-row]", bill)) row.setAttribute("aria-pressed", String(!state.skip.includes(row.dataset.row)));
    for (const each of all("[data-follow]", bill)) each.setAttribute("aria-pressed", String(each.dataset.follow === state.follow));
    const groups = all(".after", bill);
    const open = groups.some((group) => group.dataset.variants === state.open) ? state.open : "";
    for (const group of groups) group.hidden = (group.dataset.variants || "") !== open;
    const stored = bill.querySelector("[data-stored]");
    if (stored) {
      const n = +stored.dataset.stored + this.brought().length;
      stored.textContent = `${n}/${stored.dataset.room}`;
      stored.closest("li").classList.toggle("over", n > +stored.dataset.room);
    }
    if (state.coins) all("[data-coin]", bill).forEach((coin, at) => coin.setAttribute("aria-pressed", String(state.coins.includes(at))));
  }

  brought() {
    // the cubes of the rows that are used
    const rows = all("[data-row]", this.bill).filter((row) => !this.state.skip.includes(row.dataset.row));
    return rows.flatMap((row) => row.dataset.kinds.split(",").filter(Boolean));
  }

  short() {
    const payment = this.bill.querySelector("[data-owed]");
    return payment ? +payment.dataset.owed - this.coins().length : 0;
  }

  missing() {
    if (this.kind === "castle" && this.state.main !== null) return this.bill.querySelector("[data-more]")?.dataset.more ?? "";
    return super.missing();
  }

  around() {
    // cubes that come appear in the storehouses at once
    for (const ghost of all(".kura .coming", this.app)) ghost.replaceChildren();
    for (const ghost of all(".kura .coming", this.app)) ghost.classList.remove("coming");
    const chosen = this.kind === "one" && !this.state.pass && this.numbers().gained;
    const gained = chosen ? [...chosen, ...this.brought()] : [];
    const empty = all(".kura .empty", this.app);
    gained.slice(0, empty.length).forEach((kind, at) => {
      const cube = document.querySelector(`.cube[data-cube="${kind}"]`).cloneNode(true);
      cube.classList.add("new");
      empty[at].classList.add("coming");
      empty[at].append(cube);
    });
  }

  chosen() {
    if (this.aside) return [this.state.main];
    const out = super.chosen();
    if (this.kind === "castle") return [...out, ...this.coins().map((at) => all("[data-coin]", this.bill)[at].dataset.coin)];
    const chain = this.bill.querySelector("[data-certain]");
    return chain ? [...out, ...this.followed_by(chain)] : out;
  }

  followed_by(chain) {
    // the rows that are used, then the onigiri action; what is drawn or asked before it ends the list
    const { state } = this;
    const rows = all("[data-row]", chain).map((row) => row.dataset.row);
    const used = rows.filter((row) => !state.skip.includes(row));
    if (+chain.dataset.asks) return used;
    const out = [...used, "no persons"];
    if (state.follow) return [...out, state.follow];
    return +chain.dataset.certain && +chain.dataset.then ? [...out, "no onigiri"] : out;
  }
}

begin(Turn);
