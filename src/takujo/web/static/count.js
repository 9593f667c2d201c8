// Numbers on the table count from what they were to what they are, a step a frame.

const STEPS = 8; // frames
const NUMBER = /^\s*\d{1,3}\s*$/;
const QUIET = ".tray, .rail, .bar, .vh, .q, .no"; // what is decided, told, or a name

/**
 * Every number that may count.
 * @param {Element} root
 * @returns {Map<Text, number>}
 */
export function numbers(root) {
  /** @type {Map<Text, number>} */
  const found = new Map();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (text instanceof Text && NUMBER.test(text.data) && !text.parentElement?.closest(QUIET)) found.set(text, Number(text.data));
  }
  return found;
}

/**
 * Those that are others now count up or down to what they are.
 * @param {Map<Text, number>} before
 */
export function count(before) {
  for (const [text, from] of before) {
    const changed = text.isConnected && NUMBER.test(text.data) && Number(text.data) !== from;
    if (changed) step(text, from, Number(text.data), 1);
  }
}

/**
 * @param {Text} text
 * @param {number} from
 * @param {number} to
 * @param {number} at
 */
function step(text, from, to, at) {
  const shown = String(Math.round(from + ((to - from) * at) / STEPS));
  text.data = shown;
  if (at < STEPS) requestAnimationFrame(() => text.data === shown && step(text, from, to, at + 1)); // or another one was written
}
