// What has been learnt, kept on this device; and whether only what is new is to be shown.
import { recall, remember } from "../lib/settings.svelte";

const PASSED = "parlour.learnt";
const QUICK = "parlour.learn-only-new";

export const progress = $state<{ passed: Record<string, number[]>; quick: boolean }>({
  passed: recall<Record<string, number[]>>(PASSED, {}),
  quick: recall<boolean>(QUICK, false),
});

export const passed = (game: string, number: number): boolean => progress.passed[game]?.includes(number) ?? false;

export function pass(game: string, number: number): void {
  if (passed(game, number)) return;
  progress.passed[game] = [...(progress.passed[game] ?? []), number];
  remember(PASSED, $state.snapshot(progress.passed));
}

export function setQuick(on: boolean): void {
  progress.quick = on;
  remember(QUICK, on);
}
