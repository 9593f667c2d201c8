// Who is here, and the signs that people give: told by the stream, shown beside their seats.
import { closeSheet, meant, say } from "./overlays.js";

/** @typedef {[seat: number, sign: string, at: number]} Given */

const SHOWN = 6000; // milliseconds that a sign stays
const { match = "" } = document.body.dataset;
/** @type {Set<string>} */
const seen = new Set();

/** @param {{ away?: number[], signs?: Given[] }} bulletin */
export function meet({ away = [], signs = [] }) {
  document.body.dataset.away = away.join(" ");
  for (const given of signs) {
    const key = given.join(" ");
    if (!seen.has(key)) show(given);
    seen.add(key);
  }
}

/** @param {Given} given */
function show([seat, sign]) {
  const words = /** @type {Record<string, string>} */ (JSON.parse(document.body.dataset.signs || "{}"));
  const place = document.querySelector(`[data-spot="seat-${seat}"]`)?.getBoundingClientRect();
  if (!words[sign] || !place) return;
  const bubble = document.createElement("p");
  bubble.className = "emote";
  bubble.setAttribute("role", "status");
  const drawn = document.querySelector(".bar .g")?.cloneNode(true);
  if (drawn instanceof Element) {
    const use = drawn.querySelector("use");
    use?.setAttribute("href", `${use.getAttribute("href")?.split("#")[0]}#g-${sign}`);
    bubble.append(drawn);
  }
  bubble.append(words[sign]);
  document.body.append(bubble);
  const half = bubble.offsetWidth / 2;
  const middle = Math.min(Math.max(place.left + place.width / 2, half + 6), innerWidth - half - 6);
  const under = place.bottom + 6;
  const low = under + bubble.offsetHeight > innerHeight - 6;
  bubble.style.left = `${middle - half}px`;
  bubble.style.top = `${low ? place.top - bubble.offsetHeight - 6 : under}px`;
  setTimeout(() => bubble.remove(), SHOWN);
}

document.addEventListener("click", async (event) => {
  const button = meant(event, "[data-emote]");
  if (!button) return;
  closeSheet();
  const body = new URLSearchParams({ sign: button.dataset.emote ?? "" });
  const reply = await fetch(`/t/${match}/sign`, { method: "POST", body }).catch(() => null);
  if (reply?.status === 422) say((await reply.json()).reason);
});
