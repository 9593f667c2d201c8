// Replay: arrow keys, the slider, sheets of cards, sharing.
import { meant, openSheet } from "./overlays.js";
import { share } from "./share.js";

/** @type {Record<string, string>} */
const STEPS = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last" };
const { match } = document.body.dataset;
const slider = /** @type {HTMLInputElement} */ (document.querySelector('.steps input[name="at"]'));
slider.addEventListener("change", () => slider.form?.requestSubmit());
document.addEventListener("keydown", (event) => {
  const step = STEPS[event.key];
  if (event.target === slider || !step) return;
  /** @type {HTMLElement | null} */ (document.querySelector(`[data-step="${step}"]`))?.click();
});
document.addEventListener("click", (event) => {
  share(event);
  const thing = meant(event, "[data-about], [data-sheet]");
  if (!thing) return;
  const path = thing.dataset.sheet || thing.dataset.about || "";
  openSheet(`/t/${match}/sheet/${encodeURI(path)}`, () => {});
});
