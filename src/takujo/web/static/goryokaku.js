// Goryokaku's table: of the onigiri actions in the tray one kind at a time shows its ways.
import { all, Selection } from "./select.js";
import { begin } from "./table.js";

class Turn extends Selection {
  /** @param {Element} element */
  touch(element) {
    const kind = element.closest("[data-open]");
    if (!(kind instanceof HTMLElement) || !this.bill.contains(kind)) return super.touch(element);
    this.bill.dataset.unfolded = kind.dataset.open;
    this.unfold();
    return true;
  }

  /** @param {HTMLTemplateElement | null} tray */
  fill(tray) {
    super.fill(tray);
    this.unfold();
  }

  unfold() {
    const { unfolded } = this.bill.dataset;
    const kinds = all(".after", this.bill);
    const open = kinds.find((kind) => unfolded && kind.dataset.variants === unfolded) ?? kinds[0];
    for (const kind of kinds) kind.hidden = kind !== open;
  }
}

begin((app, key) => new Turn(app, key));
