// What lies there and cannot be chosen now: a touch tells in the tray what it does, in short; a second
// touch, or the button there, opens the sheet with the whole of it.
let before = ""; // what stood in the tray

/**
 * The sheet that is to be opened; "" where the tray has told it.
 * @param {HTMLElement} thing
 * @param {HTMLElement} app
 * @param {string} match
 */
export async function look(thing, app, match) {
  const { about = "", sheet: path = about } = thing.dataset;
  const place = /** @type {HTMLElement | null} */ (app.querySelector("#tray .bill"));
  const { more } = app.dataset;
  if (!more || !place || !about || path !== about || place.dataset.looked === about) return path;
  const reply = await fetch(`/t/${match}/sheet/look/${about.split("/")[1]}`).catch(() => null);
  const page = document.createElement("template");
  page.innerHTML = reply?.ok ? await reply.text() : "";
  const told = page.content.querySelector("template")?.content;
  if (!told || !place.isConnected) return path;
  const button = document.createElement("button");
  [button.type, button.className, button.textContent] = ["button", "chip more", more];
  button.dataset.sheet = about;
  if (!place.dataset.looked) before = place.innerHTML;
  place.classList.remove("idle");
  place.replaceChildren(told, button);
  place.dataset.looked = about;
  return "";
}

/** @param {HTMLElement} place where nothing was selected: as it was before */
export function leave(place) {
  place.innerHTML = before;
  place.classList.add("idle");
  delete place.dataset.looked;
}
