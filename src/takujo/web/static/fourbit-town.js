// 4bit Town's table: the setting is a kind of its own, everything else is one or many.
import { Selection } from "./select.js";
import { Setting } from "./setting.js";
import { begin } from "./table.js";

class Chosen {
  constructor(app, key) {
    const { kind } = app.querySelector(".tray").dataset;
    return kind === "set" ? new Setting(app, key) : new Selection(app, key);
  }
}

begin(Chosen);
