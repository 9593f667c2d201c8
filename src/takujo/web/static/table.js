// The table page: touches and keys go to the selection, the confirm button to the server.
import { listen, Table } from "./play.js";
import { closeSheet, openSheet, sheetIsOpen } from "./sheet.js";

const { match, speed, ...said } = document.body.dataset;
const texts = Object.fromEntries(Object.entries(said).map(([key, text]) => [key.replace(/^say/, "").toLowerCase(), text]));
const toast = document.getElementById("toast");
let Selecting = null; // the game's own kind of selection
let selection = null;
let hiding = null;

function say(sentence) {
  toast.textContent = sentence;
  toast.hidden = false;
  clearTimeout(hiding);
  hiding = setTimeout(() => (toast.hidden = true), 4000);
}

const table = new Table({ match, speed, say, shown });

function shown(app) {
  // A selection is for the question that is open; earlier moments are only looked at.
  selection = +app.dataset.asked ? new Selecting(app, `takujo:${match}:${app.dataset.question}`) : null;
  app.addEventListener("refused", (event) => say(event.detail));
}

const sheet = (path) => openSheet(`/t/${match}/sheet/${encodeURI(path)}`, () => say(texts.failed));

async function confirm() {
  const choices = selection?.wishes();
  if (!choices || table.posting) return;
  const answered = selection;
  answered.confirm.classList.add("busy");
  // Once it is taken the button stays busy until the table has moved on.
  if (await table.post("answer", { choices }, texts)) answered.forget();
  else answered.confirm.classList.remove("busy");
}

function undo() {
  const button = table.app.querySelector(".btn.undo");
  if (button?.dataset.reason) say(button.dataset.reason);
  else if (button) table.post("undo", {}, texts);
}

document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  if (!target) return;
  if (target.closest("#sheet")) {
    const link = target.closest("[data-sheet]");
    if (link) sheet(link.dataset.sheet);
    return;
  }
  table.hurry = true; // a touch while the others play: show how it stands
  if (target.closest("[data-confirm]")) confirm();
  else if (target.closest(".btn.undo")) undo();
  else if (selection?.touch(target)) return;
  else {
    const thing = target.closest("[data-sheet], [data-about]");
    if (thing) sheet(thing.dataset.sheet || thing.dataset.about);
  }
});

// Holding a thing shows what it is, whatever touching it would do.
let held = null;
document.addEventListener("pointerdown", (event) => {
  const thing = event.target instanceof Element ? event.target.closest("[data-about]") : null;
  clearTimeout(held);
  if (thing && event.button === 0) {
    held = setTimeout(() => {
      document.addEventListener("click", (after) => after.stopPropagation(), { capture: true, once: true });
      sheet(thing.dataset.about);
    }, 550);
  }
});
for (const end of ["pointerup", "pointercancel", "pointermove", "scroll"]) {
  document.addEventListener(end, (event) => (end !== "pointermove" || Math.hypot(event.movementX, event.movementY) > 6) && clearTimeout(held), { capture: true, passive: true });
}
document.addEventListener("contextmenu", (event) => event.target.closest?.("[data-about]") && event.preventDefault());

// With a mouse, pointing previews.
if (window.matchMedia("(hover: hover)").matches) {
  for (const [kind, on] of [["mouseover", true], ["mouseout", false]]) {
    document.addEventListener(kind, (event) => {
      const thing = event.target.closest?.("[data-choice]");
      if (thing && !thing.contains(event.relatedTarget)) selection?.preview(on ? thing.dataset.choice : null);
    });
  }
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || sheetIsOpen()) return;
  if (/^[1-9]$/.test(event.key)) {
    const thing = selection?.things[+event.key - 1];
    if (thing) {
      thing.focus();
      selection.touch(thing);
    }
  } else if (event.key === "Enter" && !event.target.closest?.("button, a")) confirm();
  else if (event.key === "Enter" && event.target.closest?.("[data-choice], [data-pay]") && selection?.complete()) {
    event.preventDefault();
    confirm();
  } else if (event.key.toLowerCase() === "z") undo();
});

export function begin(Kind) {
  Selecting = Kind;
  shown(table.app);
  listen(match, {
    news: (news) => {
      if (news === null || news.entry !== table.entry || news.over) table.catchUp();
    },
    lost: () => say(texts.lost),
    back: () => say(texts.back),
  });
}
window.addEventListener("pageshow", (event) => event.persisted && closeSheet());
