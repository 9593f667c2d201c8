// Playing on from a move: exactly one seat is the reader's.
/** @type {HTMLSelectElement[]} */
const seats = [...document.querySelectorAll(/** @type {"select"} */ ('select[name="seats"]'))];
let mine = seats.findIndex((seat) => seat.value === "me");
seats.forEach((seat, n) =>
  seat.addEventListener("change", () => {
    if (seat.value === "me" && n !== mine) {
      seats[mine].value = "normal";
      mine = n;
    } else if (n === mine && seat.value !== "me") {
      mine = n ? 0 : 1; // somebody must be the reader
      seats[mine].value = "me";
    }
  }),
);
