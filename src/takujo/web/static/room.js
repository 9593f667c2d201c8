// Waiting room and end page: share a link, and see who came.
import { put } from "./follow.js";
import { keepFresh } from "./refresh.js";
import { share } from "./share.js";

function offerSharing() {
  for (const button of document.querySelectorAll("[data-share]")) button.toggleAttribute("hidden", !navigator.share);
}

document.addEventListener("click", share);
// What is agreed on is sent as soon as it is chosen.
document.addEventListener("change", (event) => {
  if (event.target instanceof HTMLSelectElement && event.target.closest(".terms")) event.target.form?.requestSubmit();
});
offerSharing();
// A table that has not started, or cannot go on: somebody sat down, or decided.
if (document.body.dataset.match) {
  keepFresh(location.pathname, (page) => {
    const [main, fresh] = [document.querySelector("main"), page.querySelector("main")];
    if (main && fresh) put(main, fresh);
    offerSharing();
  });
}
