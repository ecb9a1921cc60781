import { speaking } from "../../words/index.svelte";
import type { words } from "./words/en";

export { capital, label } from "../../words/index.svelte";
export const t = speaking<typeof words>();
