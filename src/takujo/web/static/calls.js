// "Call me when it is my turn": offered where browser and address allow it, else why not.

/** The button of the menu that is open now, and the sentence under it. */
export async function offer() {
  const button = /** @type {HTMLButtonElement | null} */ (document.querySelector("#sheet [data-call]"));
  const words = /** @type {HTMLElement | null} */ (document.querySelector("#sheet .call"));
  if (!button || !words) return;
  const { callOn = "", callOff = "", callInsecure = "", callMissing = "", callRefused = "" } = words.dataset;
  if (!window.isSecureContext) words.textContent = callInsecure;
  else if (!("serviceWorker" in navigator && "PushManager" in window)) words.textContent = callMissing;
  else {
    const first = button.innerHTML;
    const state = (/** @type {boolean} */ on) => {
      words.textContent = on ? callOn : "";
      button.innerHTML = first;
      if (on) button.lastChild?.replaceWith(callOff);
      button.setAttribute("aria-pressed", String(on));
      button.hidden = false;
    };
    state(Boolean(await subscribed()));
    button.onclick = async () => {
      try {
        state(await turn());
      } catch {
        words.textContent = callRefused;
      }
    };
  }
}

async function subscribed() {
  const registration = await navigator.serviceWorker.getRegistration("/");
  return registration?.pushManager.getSubscription();
}

/** Begin or end calls to this device; true if it is called now. */
async function turn() {
  const old = await subscribed();
  if (old) {
    await post({ endpoint: old.endpoint, stop: "1" });
    await old.unsubscribe();
    return false;
  }
  if ((await Notification.requestPermission()) !== "granted") throw new Error("not granted");
  const registration = await navigator.serviceWorker.register("/sw.js", { scope: "/" });
  const { key } = await (await fetch("/calls")).json();
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { p256dh = "", auth = "" } = made.toJSON().keys ?? {};
  await post({ endpoint: made.endpoint, p256dh, auth });
  return true;
}

/** @param {Record<string, string>} form */
async function post(form) {
  const reply = await fetch("/calls", { method: "POST", body: new URLSearchParams(form) });
  if (!reply.ok) throw new Error(String(reply.status));
}
