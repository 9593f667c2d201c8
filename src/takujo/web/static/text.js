// The table as text: follow the others without losing the place, and say what happened.

const { match } = document.body.dataset;
const text = () => document.getElementById("text");

async function refresh() {
  const chosen = text().querySelector("form.answers :checked");
  const reply = await fetch(location.pathname, { headers: { Accept: "text/html" } });
  if (!reply.ok) return;
  const page = new DOMParser().parseFromString(await reply.text(), "text/html");
  const fresh = page.getElementById("text");
  // Replies may overtake each other: nothing goes back to an earlier moment.
  if (!fresh || +fresh.dataset.entry <= +text().dataset.entry) return;
  const mine = fresh.dataset.mine === "1" && text().dataset.mine !== "1";
  // The live region stays where it is, so that what is added to it is read out.
  const news = document.getElementById("news");
  const told = [...news.children].map((line) => line.textContent);
  const lines = [...fresh.querySelector("#news").children];
  for (const part of ["header", "section"]) {
    const now = [...text().querySelectorAll(`:scope > ${part}`)];
    const then = [...fresh.querySelectorAll(`:scope > ${part}`)];
    now.forEach((old, i) => {
      if (!then[i] || old.contains(news)) return;
      old.replaceWith(then[i]);
    });
  }
  news.replaceChildren(...lines.filter((line) => told.includes(line.textContent)));
  news.append(...lines.filter((line) => !told.includes(line.textContent)));
  Object.assign(text().dataset, fresh.dataset);
  document.title = page.title;
  if (mine && !chosen) document.getElementById("asked").focus();
}

let source = null;
function listen() {
  source?.close();
  source = new EventSource(`/t/${match}/stream`);
  source.onmessage = (event) => {
    if (String(JSON.parse(event.data).entry) !== text().dataset.entry) refresh();
  };
}
listen();
document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && (listen(), refresh()));
window.addEventListener("pagehide", () => source?.close());
window.addEventListener("pageshow", (event) => event.persisted && (listen(), refresh()));
