// How things move: short, once, at the reader's pace; not at all for who prefers stillness.
import type { TransitionConfig } from "svelte/transition";
import { pace } from "./settings.svelte";

type Moving = (node: Element) => TransitionConfig;

const out = (share: number): number => 1 - (1 - share) ** 3;

/** A card comes from the piles at the right, turned by four degrees, and comes to lie. */
export const drawn: Moving = () => ({
  duration: pace(320),
  easing: out,
  css: (share, rest) =>
    `transform:translate(${(rest * 220).toFixed(1)}px,${(rest * -30).toFixed(1)}px) rotate(${(rest * 4).toFixed(2)}deg);opacity:${Math.min(1, share * 2).toFixed(2)}`,
});

/** A card leaves the hand, upwards, to where it is played. */
export const played: Moving = () => ({
  duration: pace(260),
  css: (share, rest) =>
    `transform:translateY(${(rest * -90).toFixed(1)}px) rotate(${(rest * -4).toFixed(2)}deg);opacity:${share.toFixed(2)};pointer-events:none`,
});

/** A card that was turned in its place: used up it appears where it lay, fresh it is drawn. */
export const laid = (node: Element, { used }: { used: boolean }): TransitionConfig =>
  used ? { duration: pace(260), delay: pace(120), css: (share) => `opacity:${share.toFixed(2)}` } : drawn(node);

/** A line of a list that is being built. */
export const added: Moving = () => ({
  duration: pace(260),
  easing: out,
  css: (share, rest) => `transform:translateX(${(rest * 24).toFixed(1)}px);opacity:${share.toFixed(2)}`,
});

/** Give equal things names of their own, so that each can be followed. */
export function named<T>(things: readonly T[], name: (thing: T) => string): { key: string; thing: T }[] {
  const seen = new Map<string, number>();
  return things.map((thing) => {
    const id = name(thing);
    const number = seen.get(id) ?? 0;
    seen.set(id, number + 1);
    return { key: `${id}#${number}`, thing };
  });
}

/** A point on the way from one to another that bends towards a third. */
export function bend(
  from: readonly [number, number],
  over: readonly [number, number],
  to: readonly [number, number],
  share: number,
): [number, number] {
  const at = (i: 0 | 1): number => (1 - share) ** 2 * from[i] + 2 * (1 - share) * share * over[i] + share ** 2 * to[i];
  return [at(0), at(1)];
}
