// Handing a link on: by the phone's own way where there is one, else by copying it.
import { meant, say } from "./overlays.js";

/** @param {Event} event */
export async function share(event) {
  const button = meant(event, "[data-copy], [data-share], [data-share-here]");
  if (!button) return;
  const { copy, share: link, shareHere, copied } = button.dataset;
  const url = new URL(copy || link || shareHere || "", location.href).href;
  if (!copy && navigator.share) {
    await navigator.share({ url, title: document.title }).catch(() => {});
    return;
  }
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(url).catch(() => {});
    say(copied);
  } else {
    const written = document.getElementById("link"); // without https: the person copies it
    if (written instanceof HTMLInputElement) written.select();
  }
}
