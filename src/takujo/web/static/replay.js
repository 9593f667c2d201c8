// Replay: arrow keys, the slider, sheets of cards, sharing.
import { share } from "./share.js";
import { openSheet } from "./sheet.js";

const { match } = document.body.dataset;
const slider = document.querySelector('.steps input[name="at"]');
slider.addEventListener("change", () => slider.form.requestSubmit());
document.addEventListener("keydown", (event) => {
  if (event.target === slider) return;
  const step = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last" }[event.key];
  if (step) document.querySelector(`[data-step="${step}"]`)?.click();
});
document.addEventListener("click", (event) => {
  share(event);
  const thing = event.target.closest?.("[data-about], [data-sheet]");
  if (!thing) return;
  openSheet(`/t/${match}/sheet/${encodeURI(thing.dataset.sheet || thing.dataset.about)}`, () => {});
});
