// Pages that are asked for anew as a whole, and changed only where they are different.
import { inTurn, listen } from "./follow.js";
import { say } from "./overlays.js";

/** @param {ParentNode} page */
const script = (page) => page.querySelector("script[type=module]")?.getAttribute("src");

/**
 * The page as the server makes it now; null where it cannot be had, or is another one altogether.
 * @param {string} address
 */
async function fresh(address) {
  const reply = await fetch(address, { headers: { Accept: "text/html" } });
  // the table is gone, the seat is played elsewhere, or the room has become a table
  const other = reply.redirected || [403, 404, 410].includes(reply.status);
  if (!reply.ok && !other) return null;
  const page = new DOMParser().parseFromString(await reply.text(), "text/html");
  if (!other && script(page) === script(document)) return page;
  location.replace(reply.redirected ? reply.url : address);
  return null;
}

/**
 * @param {string} address of this page
 * @param {(page: Document) => void} show
 * @param {(bulletin: import("./follow.js").Bulletin) => boolean} [known] what the page shows already
 */
export function keepFresh(address, show, known = () => false) {
  const { match = "", sayLost = "", sayBack = "" } = document.body.dataset;
  const refresh = inTurn(async () => {
    const page = await fresh(address).catch(() => null);
    if (page) show(page);
  });
  listen(match, {
    news: (bulletin) => (bulletin && known(bulletin)) || refresh(),
    lost: () => say(sayLost),
    back: () => say(sayBack),
  });
}
