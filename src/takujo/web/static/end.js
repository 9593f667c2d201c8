// The end: a link, a picture made here, and a closer look at what lies on the table.
import { meant, openSheet, say } from "./overlays.js";
import { share } from "./share.js";

const { match = "", sayFailed } = document.body.dataset;

document.addEventListener("click", async (event) => {
  share(event);
  if (meant(event, "[data-picture]")) await (await import("./picture.js")).handOn();
  const thing = meant(event, "[data-sheet], [data-about]");
  const path = thing?.dataset.sheet || thing?.dataset.about;
  if (path) openSheet(`/t/${match}/sheet/${encodeURI(path)}`, () => say(sayFailed));
});
