// The door to a player's home: nothing of it is loaded for whoever has played nothing here.
import { ready } from "./words";

export const home = async (): Promise<typeof import("./Mine.svelte").default> =>
  (await Promise.all([import("./Mine.svelte"), ready()]))[0].default;
export const arrival = async (): Promise<typeof import("./Arrival.svelte").default> =>
  (await Promise.all([import("./Arrival.svelte"), ready()]))[0].default;
export const standing = async (): Promise<typeof import("./Standing.svelte").default> =>
  (await Promise.all([import("./Standing.svelte"), ready()]))[0].default;
