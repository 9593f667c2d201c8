// Waiting room and end page: share a link, and see who came.
import { share } from "./share.js";

document.addEventListener("click", share);
for (const button of document.querySelectorAll("[data-share]")) button.hidden = !navigator.share;

const { match } = document.body.dataset;
if (match) {
  // Any news of a table that has not started: somebody sat down, or it starts.
  const source = new EventSource(`/t/${match}/stream`);
  let first = true;
  source.onmessage = (event) => {
    const started = JSON.parse(event.data).state !== "gathering";
    if (!first || started) location.reload();
    first = false;
  };
  window.addEventListener("pagehide", () => source.close());
  window.addEventListener("pageshow", (event) => event.persisted && location.reload());
}
