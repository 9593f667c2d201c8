// The table as text: follow the others without losing the place, and say what happened.
import { put } from "./follow.js";
import { keepFresh } from "./refresh.js";

const GOES_ON = ["playing", "over"];
const { match } = document.body.dataset;
const text = /** @type {HTMLElement} */ (document.getElementById("text"));

/** @param {Document} page */
function show(page) {
  const fresh = page.getElementById("text");
  if (!fresh) return;
  const mine = fresh.dataset.mine === "1" && text.dataset.mine !== "1";
  put(text, fresh);
  document.title = page.title;
  if (mine) document.getElementById("asked")?.focus();
}

keepFresh(`/t/${match}/text`, show, ({ entry, state }) => GOES_ON.includes(state) && entry === Number(text.dataset.entry));
