// 4bit Town's table: setting and paying in a mix are kinds of their own, the rest is one of several.
import { all, Selection } from "./select.js";
import { Setting } from "./setting.js";
import { begin } from "./table.js";

class Mix extends Selection {
  // so many units of each kind, until they add up
  prepare() {
    this.pots = all("[data-pot]", this.tray);
    this.total = +this.tray.dataset.least;
  }

  proposed() {
    return { units: this.pots.map((pot) => +pot.dataset.first) };
  }

  restored() {
    const state = super.restored();
    return state?.units?.length === this.pots.length ? state : null;
  }

  touch(element) {
    const button = element.closest("[data-step]");
    if (!button || button.disabled) return false;
    const at = this.pots.indexOf(button.closest("[data-pot]"));
    this.state.units[at] += +button.dataset.step;
    this.keep();
    this.show();
    return true;
  }

  missing() {
    const owed = this.total - this.state.units.reduce((sum, n) => sum + n, 0);
    return owed > 0 ? this.texts.missing[owed] : this.texts.over[0];
  }

  complete() {
    return this.state.units.reduce((sum, n) => sum + n, 0) === this.total;
  }

  wishes() {
    return this.complete() ? this.state.units.map((n) => `${this.tray.dataset.rule} ${n}`).join(";") : "";
  }

  show() {
    this.pots.forEach((pot, at) => {
      const n = this.state.units[at];
      const [less, more] = all("button", pot);
      pot.querySelector("output").textContent = n * +pot.dataset.unit;
      less.disabled = n <= 0;
      more.disabled = n >= +pot.dataset.most;
    });
    this.account();
    const ready = this.complete();
    this.confirm.disabled = !ready;
    const label = document.createElement("span");
    label.textContent = ready ? all("template[data-tray]", this.app)[0].dataset.label : this.missing();
    this.confirm.replaceChildren(label);
  }

  account() {
    // what is left of each kind; what is free costs nothing
    if (this.tray.dataset.rule !== "share") return;
    const list = document.createElement("dl");
    this.pots.forEach((pot, at) => {
      const line = document.createElement("div");
      const [name, change] = [document.createElement("dt"), document.createElement("dd")];
      const have = +pot.querySelector("small").textContent;
      name.textContent = pot.querySelector(".res b").textContent;
      change.textContent = `${have}→${have - this.state.units[at] * +pot.dataset.unit}`;
      line.append(name, change);
      list.append(line);
    });
    this.bill.classList.remove("idle");
    this.bill.replaceChildren(list);
  }

  preview() {
    // nothing is pointed at
  }
}

const KINDS = { set: Setting, share: Mix };

class Chosen {
  constructor(app, key) {
    const Kind = KINDS[app.querySelector(".tray").dataset.kind] || Selection;
    return new Kind(app, key);
  }
}

begin(Chosen);
