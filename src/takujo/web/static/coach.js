// The coach of a first match points at one thing after the other: at what is to be touched next,
// then at the button. Whatever changes on the table, it looks again.
const LIT = "pointed";
const table = /** @type {HTMLElement} */ (document.getElementById("table"));

/**
 * The things of one choice; not to choose is a button of its own.
 * @param {string} choice
 */
function meant(choice) {
  if (choice === "pass") return [...table.querySelectorAll("[data-pass]")];
  const wish = CSS.escape(choice);
  return [...table.querySelectorAll(`[data-choice="${wish}"], [data-pay="${wish}"]`)];
}

function look() {
  const coach = /** @type {HTMLElement} */ (table.querySelector(".coach"));
  const { point, where } = coach.dataset;
  const choices = (point?.split(";") ?? []).map(meant).filter((things) => things.length);
  const next = choices.find((things) => things.every((thing) => thing.getAttribute("aria-pressed") !== "true"));
  const button = point ? [...table.querySelectorAll("[data-confirm]")] : [];
  const spot = where ? [...table.querySelectorAll(`[data-spot="${CSS.escape(where)}"]:not(.aim)`)] : [];
  const lit = new Set(next ?? (spot.length ? spot : button));
  for (const thing of table.querySelectorAll(`.${LIT}`)) if (!lit.has(thing)) thing.classList.remove(LIT);
  for (const thing of lit) thing.classList.add(LIT);
}

look();
new MutationObserver(look).observe(table, { subtree: true, childList: true, attributeFilter: ["aria-pressed", "data-point", "data-told"] });
