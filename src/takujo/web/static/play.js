// Answers go out once; what happened comes back as steps, played one after the other.

const PACE = { fast: 0.45, normal: 1, slow: 1.9 };
const still = window.matchMedia("(prefers-reduced-motion: reduce)");
const wait = (ms) => new Promise((done) => setTimeout(done, ms));

export class Table {
  constructor({ match, speed, say, shown }) {
    this.match = match;
    this.speed = speed;
    this.say = say; // shows a sentence
    this.shown = shown; // called with the table after every change
    this.main = document.getElementById("table");
    this.news = document.getElementById("news");
    this.queue = Promise.resolve(); // one catching up at a time
    this.hurry = false;
    this.posting = false;
  }

  get app() {
    return this.main.querySelector(".app");
  }

  get entry() {
    return +this.app.dataset.entry;
  }

  get question() {
    return +this.app.dataset.question;
  }

  // --- answering ------------------------------------------------------------------------
  async post(what, form, texts) {
    // true if it was taken. The question's number makes it safe to press again after a lost reply.
    if (this.posting) return false;
    this.posting = true;
    let status = 0;
    try {
      const body = new URLSearchParams({ question: this.question, ...form });
      const reply = await fetch(`/t/${this.match}/${what}`, { method: "POST", body, signal: AbortSignal.timeout(15000) });
      const data = await reply.json().catch(() => ({}));
      status = reply.status;
      if (status === 422) this.say(data.reason || texts.failed);
      else if (status === 409) this.say(texts.moved);
      else if (!reply.ok) this.say(texts.failed);
    } catch {
      this.say(texts.failed);
    } finally {
      this.posting = false;
    }
    if (status === 200 || status === 409) this.catchUp();
    return status === 200;
  }

  // --- following ------------------------------------------------------------------------
  catchUp() {
    this.queue = this.queue.then(() => this.follow()).catch(() => {});
    return this.queue;
  }

  async follow() {
    const reply = await fetch(`/t/${this.match}/steps?after=${this.entry}`);
    if (reply.status === 404 || reply.redirected) return location.reload();
    if (!reply.ok) return undefined;
    const { steps, over } = await reply.json();
    this.hurry = false;
    const quick = this.speed === "off" || still.matches || document.visibilityState !== "visible";
    for (const [i, step] of steps.entries()) {
      const last = i === steps.length - 1;
      this.tell(step.sentences);
      if (quick || this.hurry) {
        if (last) this.put(step.html);
      } else {
        await this.play(step, last);
      }
    }
    if (over && steps.length) location.reload();
    return undefined;
  }

  tell(sentences) {
    for (const sentence of sentences) {
      const line = document.createElement("p");
      line.textContent = sentence;
      this.news.append(line);
    }
    while (this.news.children.length > 12) this.news.firstChild.remove();
  }

  async play(step, last) {
    const pace = PACE[this.speed] || 1;
    await this.fly(step.moves || [], pace);
    // A transition swallows touches while it lasts: none where everything stays as it is.
    if (this.kept(step.html)) return;
    if (document.startViewTransition && !this.hurry) {
      document.documentElement.style.setProperty("--pace", pace);
      const transition = document.startViewTransition(() => this.put(step.html));
      await transition.finished.catch(() => {});
    } else {
      this.put(step.html);
    }
    const reading = step.sentences.length ? 420 + 130 * Math.min(step.sentences.length, 4) : 0;
    if (!last && !this.hurry) await wait(reading * pace);
  }

  put(html) {
    if (this.kept(html)) return;
    this.main.innerHTML = html;
    this.shown(this.app);
  }

  kept(html) {
    // Others answer a secret question while mine is open: what I hold in my hand stays there.
    if (!("keep" in this.app.dataset)) return false;
    const page = document.createElement("template");
    page.innerHTML = html;
    const { entry, question, asked } = page.content.querySelector(".app").dataset;
    if (asked !== "1" || +question !== this.question) return false;
    this.app.dataset.entry = entry;
    return true;
  }

  // --- things that fly from one spot to another -------------------------------------------
  async fly(moves, pace) {
    const flights = moves.slice(0, 8).map((move, i) => this.flight(move, i, pace));
    await Promise.all(flights);
  }

  async flight(move, i, pace) {
    const from = this.spot(move.from);
    const to = this.spot(move.to);
    if (!from || !to || this.hurry) return;
    const ghost = document.createElement("div");
    ghost.className = `ghost ${move.what}`;
    if (move.kind) ghost.dataset.kind = move.kind;
    if (move.icon) {
      const icon = this.main.querySelector(".i").cloneNode(true);
      const use = icon.querySelector("use");
      use.setAttribute("href", `${use.getAttribute("href").split("#")[0]}#i-${move.icon}`);
      ghost.append(icon);
    }
    document.body.append(ghost);
    const place = (box) => `translate(${box.left + box.width / 2 - 17}px, ${box.top + box.height / 2 - 23}px)`;
    const pops = move.from === move.to; // shown where it is built
    const big = pops ? 1.7 : 1;
    const run = ghost.animate(
      [
        { transform: `${place(from)} scale(.6)`, opacity: 0 },
        { transform: `${place(from)} scale(${big})`, opacity: 1, offset: 0.2 },
        { transform: `${place(to)} scale(${big})`, opacity: 1, offset: 0.85 },
        { transform: `${place(to)} scale(.6)`, opacity: 0 },
      ],
      { duration: (pops ? 760 : 460) * pace, delay: i * 90 * pace, easing: "cubic-bezier(.2, .7, .2, 1)", fill: "backwards" },
    );
    await run.finished.catch(() => {});
    ghost.remove();
  }

  spot(name) {
    return this.main.querySelector(`[data-spot="${name}"]`)?.getBoundingClientRect() || null;
  }
}

// --- news from the server: only the newest entry's number ----------------------------------
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
  const cut = () => {
    close(); // it would hang without saying so
    if (!told) lost();
    told = true;
  };
  document.addEventListener("visibilitychange", awake);
  window.addEventListener("offline", cut);
  window.addEventListener("online", awake);
  window.addEventListener("pageshow", (event) => event.persisted && awake());
  window.addEventListener("pagehide", close); // an open stream would keep the page out of the cache
  open();
}
