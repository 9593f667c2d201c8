// Home: the menu, and seats that may stay empty.
import { closeSheet, meant } from "./overlays.js";

const sheet = /** @type {HTMLDialogElement} */ (document.getElementById("sheet"));
document.addEventListener("click", (event) => {
  if (!meant(event, "[data-open]")) return;
  event.preventDefault();
  sheet.showModal();
  import("./turn.js").then(({ offer }) => offer());
  import("./calls.js").then(({ offer }) => offer());
});
window.addEventListener("pageshow", (event) => event.persisted && closeSheet());

const form = /** @type {HTMLFormElement} */ (document.getElementById("new"));
const edition = /** @type {HTMLSelectElement} */ (form.querySelector(".edition"));
/** @type {HTMLSelectElement[]} */
const seats = [...form.querySelectorAll(/** @type {"select"} */ ('select[name="seats"]'))];
/** @type {HTMLInputElement[]} */
const boxes = [...document.querySelectorAll(/** @type {"input"} */ ('input[name="game"]'))];

/** @param {HTMLElement} seat */
const chair = (seat) => /** @type {HTMLElement} */ (seat.closest(".chair"));

// The first other seat is always taken: nobody plays alone.
for (const seat of seats.slice(1)) seat.append(new Option(seat.dataset.nobody, "none"));
for (const seat of seats) {
  seat.addEventListener("change", () => chair(seat).classList.toggle("none", seat.value === "none"));
}

/**
 * @param {string} selector
 * @param {string} text
 */
function write(selector, text) {
  const place = form.querySelector(selector);
  if (place) place.textContent = text;
}

const learn = /** @type {HTMLAnchorElement} */ (document.getElementById("learn"));
const welcome = /** @type {HTMLFormElement | null} */ (document.getElementById("welcome"));

/**
 * How to play this game, and its first match where that is offered.
 * @param {string} game
 * @param {string} title
 */
function learnable(game, title) {
  learn.href = `/learn/${game}`;
  if (!welcome) return;
  welcome.action = `/learn/${game}/first`;
  const name = welcome.querySelector("b");
  if (name) name.textContent = title;
}

// Another box: its colours, its name, its editions, its seats.
function opened() {
  const box = boxes.find((each) => each.checked); // a browser may remember another one
  if (!box) return;
  const { title = "", opening = "", editions = "[]", most } = box.dataset;
  document.body.dataset.game = box.value;
  write(".ask > span", title);
  write(".btn.do small", opening);
  learnable(box.value, title);
  /** @type {[string, string][]} */
  const offered = JSON.parse(editions);
  edition.replaceChildren(...offered.map(([id, name]) => new Option(name, id)));
  edition.hidden = edition.disabled = !offered.length;
  seats.forEach((seat, i) => {
    chair(seat).hidden = seat.disabled = i + 1 >= Number(most);
  });
}
for (const box of boxes) box.addEventListener("change", opened);
opened();

// Who chooses a mark sits in its seat; the others take the marks that are left, in turn.
const own = /** @type {HTMLSelectElement} */ (form.querySelector("select.mark"));
function marked() {
  const mine = Number(own.value);
  own.dataset.seat = own.value;
  for (const [i, seat] of seats.entries()) {
    const mark = /** @type {SVGElement | null} */ (chair(seat).querySelector(".seat"));
    const use = mark?.querySelector("use");
    const n = String(i < mine ? i : i + 1);
    if (mark) mark.dataset.seat = n;
    use?.setAttribute("href", `${use.getAttribute("href")?.split("#")[0]}#s-${n}`);
  }
}
own.addEventListener("change", marked);
marked();

form.addEventListener("submit", () => {
  for (const seat of seats) seat.disabled ||= seat.value === "none";
  // Back from the table the form is to be used again, with the edition as it was.
  const chosen = edition.value;
  setTimeout(() => {
    opened();
    edition.value = chosen;
  }, 0);
});

window.addEventListener("load", async () => {
  (await import("./turn.js")).waiting(document.querySelectorAll(".slip .turn").length);
});
// What opens this site without network; where the address is not safe, browsers have none.
window.addEventListener("load", () => navigator.serviceWorker?.register("/sw.js", { scope: "/" }).catch(() => {}));
