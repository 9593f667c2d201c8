// Hears calls while no page is open: a sentence, and a touch that leads to the table.
// Below it, what opens pages without network.
/// <reference lib="webworker" />
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener("push", (event) => {
  const { title = "Takujo", body = "", url = "/", tag = "" } = event.data?.json() ?? {};
  event.waitUntil(worker.registration.showNotification(title, { body, tag, data: { url } }));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(event.notification.data.url, worker.location.origin).href;
  event.waitUntil(show(address));
});

/** @param {string} address */
async function show(address) {
  const open = await worker.clients.matchAll({ type: "window" });
  const there = open.find((page) => page.url === address);
  await (there ? there.focus() : worker.clients.openWindow(address));
}

// --- the shell: pages that open without network -------------------------------------------------
// Pages come from the server whenever it answers, and a copy is kept: the first page, my tables as I
// saw them last, the pages about the games. Without network the copy is shown, and says so.
const BUILD = "BUILD"; // the server writes the hash of its files here, so that a new build renews all
const KEPT = `takujo-${BUILD}`;
const PAGES = "takujo-pages"; // outlive a build
const MOST = 60; // pages that are kept, the newest
const OPENS = /^\/(?:|learn\/[\w-]+(?:\/all|\/rules)?|t\/\w+(?:\/text)?)$/;

worker.addEventListener("install", (event) => {
  event.waitUntil(prepare());
});

async function prepare() {
  /** @type {{ files: string[], pages: string[] }} */
  const { files, pages } = await (await fetch("/shell.json")).json();
  await (await caches.open(KEPT)).addAll(files);
  await (await caches.open(PAGES)).addAll(pages);
  await worker.skipWaiting();
}

worker.addEventListener("activate", (event) => {
  event.waitUntil(tidy());
});

async function tidy() {
  const old = (await caches.keys()).filter((name) => name !== KEPT && name !== PAGES);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (pathname.startsWith("/static/")) event.respondWith(file(request));
  else if (request.mode === "navigate") event.respondWith(opened(request, pathname));
});

/** @param {Request} request a file never changes under its address */
async function file(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const reply = await fetch(request);
  if (reply.ok) await (await caches.open(KEPT)).put(request, reply.clone());
  return reply;
}

/**
 * @param {Request} request
 * @param {string} pathname
 */
async function opened(request, pathname) {
  const pages = await caches.open(PAGES);
  let reply;
  try {
    reply = await fetch(request);
  } catch {
    const kept = (await pages.match(pathname)) ?? (await pages.match("/"));
    return kept ? marked(kept) : Response.error();
  }
  if (OPENS.test(pathname)) {
    if (reply.ok && !reply.redirected) await keep(pages, pathname, reply.clone());
    else await pages.delete(pathname); // it is no longer mine, or gone
  }
  return reply;
}

/**
 * @param {Cache} pages
 * @param {string} pathname
 * @param {Response} reply
 */
async function keep(pages, pathname, reply) {
  await pages.delete(pathname); // so that it is the newest
  await pages.put(pathname, reply);
  const names = await pages.keys();
  const tables = names.filter(({ url }) => new URL(url).pathname.startsWith("/t/"));
  for (const old of tables.slice(0, Math.max(0, tables.length - MOST))) await pages.delete(old);
}

/**
 * The kept page with a sentence in its own words: there is no network, and this is how it was.
 * @param {Response} kept
 */
async function marked(kept) {
  const html = await kept.text();
  const said = /<meta name="offline" content="([^"]*)">/.exec(html)?.[1] ?? "";
  const headers = new Headers(kept.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  const shown = html.replace(/<body[^>]*>/, (body) => `${body}<p class="offline" role="status">${said}</p>`);
  return new Response(shown, { status: 200, headers });
}
