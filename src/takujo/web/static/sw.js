// Hears calls while no page is open: a sentence, and a touch that leads to the table.
// It keeps nothing and answers no request: pages always come from the server.
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
