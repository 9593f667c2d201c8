// "Your turn", to who looks elsewhere: the title of the page, the badge of the app, a sound, a shake.
// Each is chosen in the menu and remembered on this device; title and badge need no permission.

/** @typedef {"title" | "badge" | "sound" | "shake"} Way */
const USUAL = { title: true, badge: true, sound: false, shake: false };
const PITCHES = [523.25, 783.99]; // two notes, the second higher
const NOTE = 0.14; // seconds
const KEPT = "takujo:turn";
const plain = document.title;
/** @type {AudioContext | null} */
let sounds = null;
let mine = false;

/** @returns {Record<Way, boolean>} */
function chosen() {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(KEPT) ?? "{}") };
  } catch {
    return { ...USUAL };
  }
}

/** @param {Way} way */
const possible = (way) =>
  ({ title: true, badge: "setAppBadge" in navigator, sound: "AudioContext" in window, shake: "vibrate" in navigator })[way];

function ring() {
  sounds ??= new AudioContext();
  const start = sounds.currentTime;
  for (const [i, pitch] of PITCHES.entries()) {
    const tone = new OscillatorNode(sounds, { type: "sine", frequency: pitch });
    const volume = new GainNode(sounds, { gain: 0 });
    volume.gain.setValueAtTime(0, start + i * NOTE);
    volume.gain.linearRampToValueAtTime(0.12, start + i * NOTE + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + (i + 2) * NOTE);
    tone.connect(volume).connect(sounds.destination);
    tone.start(start + i * NOTE);
    tone.stop(start + (i + 2) * NOTE);
  }
}

/** @param {Way} way browsers allow neither before the page was touched */
function give(way) {
  if (!navigator.userActivation?.hasBeenActive) return;
  if (way === "sound") ring();
  else if (way === "shake") navigator.vibrate([60, 60, 60]);
}

/** Title and badge say how it stands, now. */
function show() {
  const ways = chosen();
  document.title = mine && ways.title ? `● ${document.body.dataset.sayTurn} — ${plain}` : plain;
  waiting(mine ? 1 : 0);
}

/**
 * The table asks me, or no longer does.
 * @param {boolean} asked
 */
export function turn(asked) {
  const begins = asked && !mine;
  mine = asked;
  show();
  const ways = chosen();
  // Once, when the turn comes; further questions of the same turn are silent.
  if (begins) for (const way of /** @type {Way[]} */ (["sound", "shake"])) if (ways[way] && possible(way)) give(way);
}

/**
 * How many tables wait for me, on the badge of the app.
 * @param {number} tables
 */
export function waiting(tables) {
  if (!possible("badge")) return;
  const shown = tables && chosen().badge ? navigator.setAppBadge(tables) : navigator.clearAppBadge();
  shown.catch(() => {});
}

/** The buttons of the menu that is open now. */
export function offer() {
  const ways = chosen();
  for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("#sheet [data-turn]"))) {
    const way = /** @type {Way} */ (button.dataset.turn);
    button.disabled = !possible(way);
    button.setAttribute("aria-pressed", String(ways[way] && possible(way)));
    button.onclick = () => {
      const now = { ...chosen(), [way]: !chosen()[way] };
      localStorage.setItem(KEPT, JSON.stringify(now));
      button.setAttribute("aria-pressed", String(now[way]));
      if (now[way]) give(way); // so that it is known, and allowed
      show();
    };
  }
  const group = document.querySelector("#sheet .signals");
  group?.removeAttribute("hidden");
}
