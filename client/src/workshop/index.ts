// The doors to the workshop: nothing of it is loaded before somebody wants it.
import { ready } from "./words";

export const panel = async (): Promise<typeof import("./ChangeRules.svelte").default> =>
  (await Promise.all([import("./ChangeRules.svelte"), ready()]))[0].default;
export const mark = async (): Promise<typeof import("./Changed.svelte").default> =>
  (await Promise.all([import("./Changed.svelte"), ready()]))[0].default;
export const page = async (): Promise<typeof import("./Workshop.svelte").default> =>
  (await Promise.all([import("./Workshop.svelte"), ready()]))[0].default;
