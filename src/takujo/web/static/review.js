// The course of a finished match: a worker makes it, and it comes to stand where it was promised.
export {};

const place = /** @type {HTMLElement | null} */ (document.querySelector("[data-review]"));

/**
 * @param {string} address
 * @returns {Promise<string>} nothing if it cannot be had now: the link there can be opened later
 */
async function made(address) {
  try {
    const reply = await fetch(address, { headers: { Accept: "text/html" } });
    return reply.ok ? await reply.text() : "";
  } catch {
    return "";
  }
}

if (place) {
  place.setAttribute("aria-busy", "true");
  const html = await made(place.dataset.review ?? "");
  if (html) place.innerHTML = html;
  place.removeAttribute("aria-busy");
}
