// The door to the review: nothing of it is loaded before somebody looks back.
import { later } from "../words/index.svelte";
import { ready } from "./words";

export const page = async (): Promise<typeof import("./Review.svelte").default> =>
  (await Promise.all([later(import("./Review.svelte")), ready()]))[0].default;

/** Where a game turned, for its end. */
export const turned = async (): Promise<typeof import("./Turned.svelte").default> =>
  (await Promise.all([import("./Turned.svelte"), ready()]))[0].default;
