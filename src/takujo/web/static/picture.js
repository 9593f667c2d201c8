// A picture of the result, drawn on this device from what stands on the page: nothing is sent.
const [WIDE, HIGH] = [1200, 630];
const EDGE = 60;
const TOP = 250; // where the ranking begins
/** @type {Record<string, string>} the marks of the seats, on a square of 24 */
const SHAPES = { 0: "M12 3a9 9 0 100 18 9 9 0 000-18z", 1: "M12 2.5L22 20.5H2z", 2: "M3.5 3.5h17v17h-17z", 3: "M12 1L23 12 12 23 1 12z" };

/**
 * @param {Element | null} element
 * @param {string} name
 */
const style = (element, name) => (element ? getComputedStyle(element).getPropertyValue(name) : "");

/** @param {string} selector */
const words = (selector) => document.querySelector(selector)?.textContent?.trim().replace(/\s+/g, " ") ?? "";

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {{ size: number, colour: string, face?: string, align?: CanvasTextAlign, most?: number }} look
 */
function write(pen, text, x, y, { size, colour, face = "--font-ui", align = "left", most }) {
  pen.fillStyle = colour;
  pen.textAlign = align;
  pen.font = `700 ${size}px ${style(document.documentElement, face)}`;
  pen.fillText(text, x, y, most);
}

/**
 * One line of the ranking: place, mark, name, points, and where they came from.
 * @param {CanvasRenderingContext2D} pen
 * @param {HTMLElement} row
 * @param {number} y
 * @param {number} high
 */
function line(pen, row, y, high) {
  const ink = style(row, "color");
  const seat = /** @type {SVGElement | null} */ (row.querySelector(".seat"));
  const middle = y + high * 0.36;
  write(pen, row.dataset.rank ?? "", EDGE + 44, middle, { size: 34, colour: ink, face: "--font-display", align: "center" });
  pen.save();
  pen.translate(EDGE + 80, middle - 26);
  pen.scale(1.15, 1.15);
  pen.fillStyle = style(seat, "color");
  pen.fill(new Path2D(SHAPES[seat?.dataset.seat ?? "0"]));
  pen.restore();
  const name = row.querySelector(".nm b")?.textContent ?? "";
  write(pen, name, EDGE + 124, middle, { size: 30, colour: ink, most: 620 });
  write(pen, row.dataset.score ?? "", WIDE - EDGE - 30, middle, { size: 38, colour: ink, align: "right" });
  const bars = /** @type {HTMLElement[]} */ ([...row.querySelectorAll(".bars > span")]);
  const points = bars.map((bar) => Number(bar.textContent));
  const whole = points.reduce((sum, each) => sum + each, 0);
  const length = ((WIDE - 2 * EDGE - 154) * Number.parseFloat(row.querySelector(".bars")?.getAttribute("style")?.slice(6) ?? "0")) / 100;
  let x = EDGE + 124;
  for (const [i, bar] of bars.entries()) {
    const wide = (length * (points[i] ?? 0)) / whole;
    pen.fillStyle = style(bar, "background-color");
    pen.fillRect(x, y + high * 0.5, Math.max(2, wide - 3), high * 0.34);
    if (wide > 30) write(pen, String(points[i]), x + wide / 2, y + high * 0.75, { size: 20, colour: style(bar, "color"), align: "center" });
    x += wide;
  }
}

/** The result as a picture of 1200 by 630. */
export function drawn() {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDE, HIGH];
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const hero = document.querySelector(".hero");
  const paper = document.querySelector(".ending > .paper");
  pen.fillStyle = style(document.querySelector(".app"), "background-color");
  pen.fillRect(0, 0, WIDE, HIGH);
  pen.fillStyle = style(hero, "background-color");
  pen.fillRect(0, 0, WIDE, TOP + 40);
  const ink = style(hero, "color");
  write(pen, words(".bar h1"), EDGE, 70, { size: 26, colour: ink, most: WIDE - 2 * EDGE });
  write(pen, words(".hero h2"), EDGE, 150, { size: 62, colour: ink, face: "--font-display", most: WIDE - 2 * EDGE });
  const gold = style(document.querySelector(".hero .pts"), "color");
  write(pen, `${words(".hero .pts")}  ${words(".hero .gap")}`, EDGE, 212, { size: 34, colour: gold, most: WIDE - 2 * EDGE });
  pen.fillStyle = style(paper, "background-color");
  pen.fillRect(EDGE, TOP, WIDE - 2 * EDGE, HIGH - TOP - 30);
  const rows = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".rank > li")]);
  const high = (HIGH - TOP - 50) / rows.length;
  for (const [i, row] of rows.entries()) line(pen, row, TOP + 10 + i * high, Math.min(high, 90));
  return canvas;
}

/** By the phone's own way where it takes pictures, else as a file. */
export async function handOn() {
  const blob = await new Promise((/** @type {(made: Blob | null) => void} */ done) => drawn().toBlob(done, "image/png"));
  if (!blob) return;
  const file = new File([blob], "takujo.png", { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title: document.title }).catch(() => {});
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
