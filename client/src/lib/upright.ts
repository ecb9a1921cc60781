// A tablet held upright is laid out as a phone is, only larger: beside a column of choices neither board nor seats would have room.
const PHONE = 760;
const TABLET = 1040;

/** The width the page is laid out for on a screen that wide and held so. */
export const laidOut = (width: number, upright: boolean): string =>
  upright && width > PHONE && width <= TABLET ? `width=${PHONE}` : "width=device-width, initial-scale=1";

/** Lay the page out anew whenever the device is turned; where windows have frames, browsers go by those instead. */
export function turnWith(meta: HTMLMetaElement): void {
  const held = matchMedia("(orientation: portrait)");
  const fit = (): void =>
    void (meta.content = `${laidOut(document.documentElement.clientWidth, held.matches)}, viewport-fit=cover`);
  held.addEventListener("change", () => {
    // What a turned device is wide is known once the page goes by it again.
    meta.content = laidOut(0, false);
    requestAnimationFrame(() => requestAnimationFrame(fit));
  });
  fit();
}
