// Home: the menu, and seats that may stay empty.
import { closeSheet } from "./sheet.js";

const dialog = document.getElementById("sheet");
document.addEventListener("click", (event) => {
  if (event.target.closest("[data-open]")) {
    event.preventDefault();
    dialog.showModal();
  }
});
window.addEventListener("pageshow", (event) => event.persisted && closeSheet());

const seats = [...document.querySelectorAll('select[name="seats"]')];
// The first other seat is always taken: nobody plays alone.
for (const seat of seats.slice(1)) seat.append(new Option(seat.dataset.nobody, "none"));
for (const seat of seats) {
  seat.addEventListener("change", () => seat.closest(".chair").classList.toggle("none", seat.value === "none"));
}
// Another box: its colours, its name, its editions, its seats.
const form = document.getElementById("new");
const edition = form.querySelector(".edition");
function opened(box) {
  document.body.dataset.game = box.value;
  form.querySelector(".ask > span").textContent = box.dataset.title;
  form.querySelector(".btn.do small").textContent = box.dataset.opening;
  const editions = JSON.parse(box.dataset.editions);
  edition.replaceChildren(...editions.map(([id, name]) => new Option(name, id)));
  edition.hidden = edition.disabled = !editions.length;
  seats.forEach((seat, i) => {
    seat.closest(".chair").hidden = seat.disabled = i + 1 >= +box.dataset.most;
  });
}
const boxes = [...document.querySelectorAll('input[name="game"]')];
for (const box of boxes) box.addEventListener("change", () => opened(box));
opened(boxes.find((box) => box.checked)); // a browser may remember another one

form.addEventListener("submit", () => {
  for (const seat of seats) seat.disabled ||= seat.value === "none";
  // Back from the table the form is to be used again, with the edition as it was.
  const chosen = edition.value;
  setTimeout(() => {
    opened(boxes.find((box) => box.checked));
    edition.value = chosen;
  }, 0);
});
