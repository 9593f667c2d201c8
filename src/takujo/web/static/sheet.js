// The bottom sheet: one dialog, filled from the server; closes by swipe, scrim, button or Escape.

const dialog = document.getElementById("sheet");
const inside = dialog?.querySelector(".inside");

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

export function showSheet(html) {
  inside.innerHTML = html;
  inside.scrollTop = 0;
  dialog.style.translate = "";
  const heading = inside.querySelector("h2");
  if (heading) dialog.setAttribute("aria-label", heading.textContent);
  if (!dialog.open) dialog.showModal();
  inside.focus({ preventScroll: true });
}

export function closeSheet() {
  if (dialog?.open) dialog.close();
}

export function sheetIsOpen() {
  return Boolean(dialog?.open);
}

function swipe() {
  let from = null;
  dialog.addEventListener("pointerdown", (event) => {
    const handle = event.target.closest(".grab");
    const top = inside.scrollTop <= 0 && event.pointerType === "touch" && !event.target.closest("button, a, input");
    from = handle || top ? event.clientY : null;
  });
  dialog.addEventListener("pointermove", (event) => {
    if (from === null) return;
    const by = Math.max(0, event.clientY - from);
    dialog.style.translate = `0 ${by}px`;
  });
  const end = (event) => {
    if (from === null) return;
    const far = event.type === "pointerup" && event.clientY - from > 80;
    from = null;
    dialog.style.translate = "";
    if (far) closeSheet();
  };
  dialog.addEventListener("pointerup", end);
  dialog.addEventListener("pointercancel", end);
}

if (dialog) {
  swipe();
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog || event.target.closest("[data-close]")) closeSheet();
  });
}
