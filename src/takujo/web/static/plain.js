// The table of a game without a script of its own: every selection is made of touches and trays.
import { Selection } from "./select.js";
import { begin } from "./table.js";

begin((app, key) => new Selection(app, key));
