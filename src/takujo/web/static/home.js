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
document.querySelector("form.tray").addEventListener("submit", () => {
  for (const seat of seats) seat.disabled = seat.value === "none";
  // Back from the table the form is to be used again.
  setTimeout(() => seats.forEach((seat) => (seat.disabled = false)), 0);
});
