// News from the server: only the newest entry's number. What is missing is fetched elsewhere.

export function listen(match, { news, lost, back }) {
  let source = null;
  let away = null; // a timer while there is no connection
  let told = false;

  const open = () => {
    if (source && source.readyState !== EventSource.CLOSED) return;
    source = new EventSource(`/t/${match}/stream`);
    source.onmessage = (event) => news(JSON.parse(event.data));
    source.onopen = () => {
      clearTimeout(away);
      away = null;
      if (told) back();
      told = false;
    };
    source.onerror = () => {
      if (away !== null) return;
      away = setTimeout(() => {
        if (!told) lost();
        told = true;
        if (source.readyState === EventSource.CLOSED) open();
        away = null;
      }, 3000);
    };
  };
  const close = () => {
    clearTimeout(away);
    away = null;
    source?.close();
    source = null;
  };

  // A sleeping phone, a page from the back button, a network that came again: ask what is missing.
  const awake = () => {
    if (document.visibilityState !== "visible") return;
    open();
    news(null);
  };
  document.addEventListener("visibilitychange", awake);
  window.addEventListener("online", awake);
  window.addEventListener("pageshow", (event) => event.persisted && awake());
  window.addEventListener("pagehide", close); // an open stream would keep the page out of the cache
  open();
}
