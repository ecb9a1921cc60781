// One of several: Tab reaches the group once, arrows walk through it and choose, as radio buttons do.
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Follow the arrow keys inside an element with the role `radiogroup`. */
export function arrows(event: KeyboardEvent): void {
  const by = STEPS[event.key];
  const group = event.currentTarget as Element;
  if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const radios = [...group.querySelectorAll<HTMLElement>("[role=radio]:not([disabled])")];
  const at = radios.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  const next = radios[(at + by + radios.length) % radios.length]!;
  next.focus();
  next.click();
}
