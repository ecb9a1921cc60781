// What our own events are called on elements: see lib/touch.ts.
declare module "svelte/elements" {
  export interface DOMAttributes<T extends EventTarget> {
    onlongpress?: EventHandler<CustomEvent, T> | undefined | null;
  }
}
declare global {
  /** What a phone's own way back closes, where the browser has such a thing. */
  var CloseWatcher: (new () => { onclose: (() => void) | null; destroy: () => void }) | undefined;
}
export {};
