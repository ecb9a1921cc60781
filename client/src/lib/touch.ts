// Fingers: a finger that stays reads and never plays. Who looks for it hears `longpress`; the click that would follow is swallowed.
const LONG = 400;
const FAR = 12;

/** Whether the last thing that touched the page was a finger, and no key came after it. */
export const touch = { last: false };

/** As far as this from its middle a finger still means a thing, however small it is drawn. */
export const FINGER = 22;

/** How far a tap was from the middle of something. */
export function off(one: Element, { clientX, clientY }: MouseEvent): number {
  const { left, top, width, height } = one.getBoundingClientRect();
  return Math.hypot(clientX - left - width / 2, clientY - top - height / 2);
}

/** Follow fingers on a page; returns how to stop. */
export function watchTouch(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let held = false;

  const down = (event: PointerEvent): void => {
    touch.last = event.pointerType === "touch";
    held = false;
    clearTimeout(timer);
    if (!touch.last || !event.isPrimary) return;
    from = { x: event.clientX, y: event.clientY };
    const target = event.target as Element;
    timer = setTimeout(() => {
      held = true;
      target.dispatchEvent(new CustomEvent("longpress", { bubbles: true }));
    }, LONG);
  };
  const move = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > FAR) clearTimeout(timer);
  };
  const up = (): void => clearTimeout(timer);
  const click = (event: MouseEvent): void => {
    // A click by key has no finger behind it.
    if (!held || event.detail === 0) return;
    held = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const key = (): void => void (touch.last = false);
  const menu = (event: Event): void => {
    if (touch.last && (event.target as Element).closest(".table, dialog")) event.preventDefault();
  };
  document.addEventListener("pointerdown", down, true);
  document.addEventListener("pointermove", move, true);
  document.addEventListener("pointerup", up, true);
  document.addEventListener("pointercancel", up, true);
  document.addEventListener("click", click, true);
  document.addEventListener("keydown", key, true);
  document.addEventListener("contextmenu", menu, true);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("pointerdown", down, true);
    document.removeEventListener("pointermove", move, true);
    document.removeEventListener("pointerup", up, true);
    document.removeEventListener("pointercancel", up, true);
    document.removeEventListener("click", click, true);
    document.removeEventListener("keydown", key, true);
    document.removeEventListener("contextmenu", menu, true);
  };
}
