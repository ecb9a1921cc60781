// Every choice in sight: when the column is full, other things give way, one after the other, before the list may scroll.
import { onPhone } from "./screens";

/** The last of the steps of `styles/side.css`: 1 rows lose their second line, 2 they stand side by side, 3 what lies open is folded. */
const LAST = 3;
const SLACK = 1;

const overflows = (list: HTMLElement): boolean => list.scrollHeight > list.clientHeight + SLACK;

/** Give the list the room it needs, and return how many of its choices still lie below the edge. */
export function fit(list: HTMLElement): number {
  const side = list.closest<HTMLElement>(".side");
  if (!side || onPhone()) return 0;
  const top = list.scrollTop;
  for (let step = 0; step <= LAST; step += 1) {
    side.dataset["tight"] = String(step);
    if (!overflows(list)) return 0;
  }
  list.scrollTop = top;
  const edge = list.getBoundingClientRect().bottom;
  return [...list.querySelectorAll(".whole [data-key]")].filter((one) => one.getBoundingClientRect().bottom > edge + SLACK).length;
}
