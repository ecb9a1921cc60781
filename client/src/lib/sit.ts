// Sitting down: by a link or by a code. A seat goes only to a browser that has shown that it keeps our cookie, so the first
// visit takes two tries; nothing is used up by the first.
import { ask, Refused } from "./api";

const ALONE = "parlour.sit";

async function twice<T>(path: string, body: unknown): Promise<T> {
  try {
    return await ask<T>("POST", path, body);
  } catch (refusal) {
    if (!(refusal instanceof Refused) || refusal.code !== "no_cookie") throw refusal;
    return await ask<T>("POST", path, body);
  }
}

/** Ask for a seat; of two tabs that open the same link at once, the second waits and finds the cookie of the first. */
export function sit<T>(path: "/join" | "/join-code" | "/carry", body: unknown): Promise<T> {
  const locks = (navigator as Partial<Navigator>).locks; // only by TLS and on the machine itself
  return locks ? (locks.request(ALONE, () => twice<T>(path, body)) as Promise<T>) : twice<T>(path, body);
}
