// What our own events are called on elements: see lib/touch.ts.
declare module "svelte/elements" {
  export interface DOMAttributes<T extends EventTarget> {
    onlongpress?: EventHandler<CustomEvent, T> | undefined | null;
  }
}
export {};
