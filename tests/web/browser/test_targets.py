"""A thumb needs room: whatever can be touched is at least 44 pixels wide and high."""

from __future__ import annotations

from typing import Final

import pytest

from tests.web.browser.phone import SMALL, USUAL, NewPhone
from tests.web.browser.positions import Start

# How far from its middle a thing is hit; cards of a full hand lie over each other on purpose.
SMALL_TARGETS: Final = """() => {
  for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
  const reach = (thing, x, y, dx, dy) => {
    let far = 0;
    const hit = () => document.elementFromPoint(x + dx * (far + 1), y + dy * (far + 1));
    while (far < 30 && hit()?.closest("button, a, label") === thing) far += 1;
    return far;
  };
  const small = (thing) => {
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const wide = reach(thing, x, y, -1, 0) + reach(thing, x, y, 1, 0) + 1;
    const high = reach(thing, x, y, 0, -1) + reach(thing, x, y, 0, 1) + 1;
    return wide < 43 || high < 43 ? [`${wide}x${high} ${thing.outerHTML.slice(0, 120)}`] : [];
  };
  const things = [...document.querySelectorAll(".app button, .app a")];
  const shown = things.filter((thing) => thing.checkVisibility() && !thing.disabled);
  return shown.filter((thing) => !thing.closest(".fan")).flatMap(small);
}"""


@pytest.mark.parametrize("size", [SMALL, USUAL], ids=["small", "usual"])
@pytest.mark.parametrize("name", ["", "draw", "keep", "chapel", "black market"])
def test_every_target_has_room(
    new_phone: NewPhone, start: Start, size: tuple[int, int], name: str
) -> None:
    phone = new_phone(size)
    if name:
        start(name)
    phone.new_table("me", "easy", "easy", "easy")
    phone.asked()
    phone.choose()
    assert phone.page.evaluate(SMALL_TARGETS) == []
