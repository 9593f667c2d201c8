// Replay: arrow keys, the slider, moves that play by themselves, sheets of cards, sharing.
// Another moment is put into the page, so that nothing jumps and the focus stays where it is.
import { inTurn, put } from "./follow.js";
import { meant, openSheet } from "./overlays.js";
import { share } from "./share.js";

/** @type {Record<string, string>} */
const STEPS = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last" };
const BEAT = 1400; // milliseconds that a move lies there
const { match } = document.body.dataset;
const main = /** @type {HTMLElement} */ (document.getElementById("table"));
let playing = 0; // a timer
let wanted = "";

/** @param {string} selector */
const found = (selector) => /** @type {HTMLElement | null} */ (main.querySelector(selector));

function settle() {
  const button = found("[data-autoplay]");
  if (button) {
    button.hidden = false;
    button.dataset.autoplay = playing ? "on" : "";
    button.setAttribute("aria-pressed", String(Boolean(playing)));
  }
  const here = found(".marks-of [aria-current]");
  const row = here?.parentElement;
  if (here && row) row.scrollLeft = here.offsetLeft - row.clientWidth / 2;
}

const show = inTurn(async () => {
  const address = wanted;
  const reply = await fetch(address, { headers: { Accept: "text/html" } }).catch(() => null);
  if (!reply?.ok || reply.redirected) {
    location.href = address;
    return;
  }
  const page = new DOMParser().parseFromString(await reply.text(), "text/html");
  const fresh = page.getElementById("table");
  if (!fresh || address !== wanted) return;
  put(main, fresh);
  history.replaceState(null, "", address);
  settle();
  if (playing) playing = setTimeout(forward, BEAT);
});

/** @param {string} address */
function go(address) {
  wanted = address;
  show();
}

function forward() {
  const next = found('[data-step="next"]');
  if (next instanceof HTMLAnchorElement) go(next.href);
  else stop();
}

function stop() {
  clearTimeout(playing);
  playing = 0;
  settle();
}

function play() {
  if (playing) {
    stop();
    return;
  }
  playing = setTimeout(forward, 0);
  settle();
}

document.addEventListener("change", (event) => {
  const slider = event.target;
  if (!(slider instanceof HTMLInputElement) || slider.name !== "at") return;
  stop();
  go(`${location.pathname}?at=${slider.value}`);
});
document.addEventListener("keydown", (event) => {
  const step = STEPS[event.key];
  if (!step || event.target instanceof HTMLInputElement) return;
  stop();
  found(`[data-step="${step}"]`)?.click();
});
document.addEventListener("click", (event) => {
  share(event);
  if (meant(event, "[data-autoplay]")) play();
  const way = meant(event, "a[data-step], .marks-of a");
  if (way instanceof HTMLAnchorElement && !(event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    stop();
    go(way.href);
    return;
  }
  const thing = meant(event, "[data-about], [data-sheet]");
  if (!thing) return;
  const path = thing.dataset.sheet || thing.dataset.about || "";
  openSheet(`/t/${match}/sheet/${encodeURI(path)}`, () => {});
});
settle();
