// What lies over a page: the bottom sheet, and a sentence that goes by itself.
// The sheet is one dialog, filled from the server; it closes by swipe, scrim, button or Escape.

const FAR = 80; // pixels a finger moves down before the sheet goes
const SHOWN = 4000; // milliseconds that a sentence stays

const toast = document.getElementById("toast");
const dialog = /** @type {HTMLDialogElement | null} */ (document.getElementById("sheet"));
const inside = /** @type {HTMLElement | null | undefined} */ (dialog?.querySelector(".inside"));
let going = 0; // a timer

/**
 * @param {string | undefined} sentence
 * @param {string} [clause] the paragraph of the rulebook that a touch on it opens
 */
export function say(sentence, clause) {
  if (!toast || !sentence) return;
  toast.textContent = sentence;
  toast.classList.toggle("more", Boolean(clause));
  if (clause) toast.dataset.sheet = `rule/${clause}`;
  else delete toast.dataset.sheet;
  toast.hidden = false;
  clearTimeout(going);
  going = setTimeout(() => (toast.hidden = true), SHOWN);
}

/**
 * What a touch or key was meant for: the nearest thing around it of this kind.
 * @param {Event} event
 * @param {string} selector
 * @returns {HTMLElement | null}
 */
export function meant(event, selector) {
  return event.target instanceof Element ? event.target.closest(selector) : null;
}

/**
 * @param {string} address
 * @param {() => void} failed
 */
export async function openSheet(address, failed) {
  let html;
  try {
    const reply = await fetch(address, { headers: { Accept: "text/html" } });
    if (!reply.ok) throw new Error(String(reply.status));
    html = await reply.text();
  } catch {
    failed();
    return;
  }
  showSheet(html);
}

/** @param {string} html */
function showSheet(html) {
  if (!dialog || !inside) return;
  inside.innerHTML = html;
  inside.scrollTop = 0;
  dialog.style.translate = "";
  const heading = inside.querySelector("h2");
  if (heading) dialog.setAttribute("aria-label", heading.textContent);
  if (!dialog.open) dialog.showModal();
  inside.focus({ preventScroll: true });
  inside.querySelector("[data-here]")?.scrollIntoView();
}

export function closeSheet() {
  if (dialog?.open) dialog.close();
}

export function sheetIsOpen() {
  return Boolean(dialog?.open);
}

/**
 * @param {HTMLDialogElement} sheet
 * @param {HTMLElement} content
 */
function swipe(sheet, content) {
  /** @type {number | null} */
  let from = null;
  sheet.addEventListener("pointerdown", (event) => {
    const top = content.scrollTop <= 0 && event.pointerType === "touch" && !meant(event, "button, a, input");
    from = meant(event, ".grab") || top ? event.clientY : null;
  });
  sheet.addEventListener("pointermove", (event) => {
    if (from === null) return;
    const by = Math.max(0, event.clientY - from);
    sheet.style.translate = `0 ${by}px`;
  });
  /** @param {PointerEvent} event */
  const end = (event) => {
    if (from === null) return;
    const far = event.type === "pointerup" && event.clientY - from > FAR;
    from = null;
    sheet.style.translate = "";
    if (far) closeSheet();
  };
  sheet.addEventListener("pointerup", end);
  sheet.addEventListener("pointercancel", end);
}

// A rulebook or a list: what is typed is found, the contents lead to their chapters.
/** @param {HTMLInputElement} field */
function find(field) {
  const text = field.value.trim().toLowerCase();
  const page = field.closest(".sheet, main") ?? document.body;
  const things = [...page.querySelectorAll(/** @type {"div"} */ ("[data-findable]"))];
  for (const thing of things) thing.hidden = !thing.textContent.toLowerCase().includes(text);
  const nothing = page.querySelector(/** @type {"div"} */ ("[data-nothing]"));
  const first = things.find((thing) => !thing.hidden);
  if (nothing) nothing.hidden = Boolean(first);
  if (text) first?.scrollIntoView();
}
document.addEventListener("input", (event) => {
  if (event.target instanceof HTMLInputElement && "find" in event.target.dataset) find(event.target);
});
document.addEventListener("click", (event) => {
  const link = meant(event, "[data-goto]");
  const place = document.getElementById(link?.dataset.goto ?? "");
  if (!link || !place) return;
  event.preventDefault();
  if (place instanceof HTMLDetailsElement) place.open = true;
  place.scrollIntoView();
});

if (dialog && inside) {
  swipe(dialog, inside);
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog || meant(event, "[data-close]")) closeSheet();
  });
}
