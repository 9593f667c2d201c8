// A job of the laboratory: how far it is, asked for once a second, and what came of it, handed on.
import { share } from "./share.js";

const bar = document.querySelector("#far");
const told = document.querySelector("#told");

async function look() {
  const reply = await fetch(`${location.pathname}/progress`).catch(() => null);
  if (reply?.ok) {
    /** @type {{ state: string, part: number, told: string }} */
    const far = await reply.json();
    if (far.state !== "running") {
      location.reload();
      return;
    }
    if (bar instanceof HTMLProgressElement) bar.value = far.part;
    if (told && told.textContent !== far.told) told.textContent = far.told;
  }
  setTimeout(look, 1000);
}

document.addEventListener("click", share);
if (bar) setTimeout(look, 500);
