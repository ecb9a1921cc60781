// Requests to the server: one function, refusals as errors that carry a sentence for people.
import type { Problem, RulesShown, Shelf } from "./protocol";

export class Refusal extends Error {
  readonly code: string;
  readonly rule: string;

  constructor(problem: Problem) {
    super(problem.reason);
    this.code = problem.code;
    this.rule = problem.rule ?? "";
  }
}

const UNREACHABLE: Problem = { code: "unavailable", reason: "The server does not answer.", rule: "" };

export async function ask<T>(method: "GET" | "POST" | "DELETE", path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal(UNREACHABLE);
  }
  const found: unknown = await answer.json().catch(() => UNREACHABLE);
  if (!answer.ok) throw new Refusal(found as Problem);
  return found as T;
}

const kept = new Map<string, Promise<unknown>>();

/** Ask once; what is printed does not change while the page is open. */
function once<T>(path: string): Promise<T> {
  let found = kept.get(path) as Promise<T> | undefined;
  if (!found) {
    found = ask<T>("GET", path);
    kept.set(path, found);
    found.catch(() => kept.delete(path));
  }
  return found;
}

export const shelf = (): Promise<Shelf> => once("/games");
export const catalogue = <T>(game: string): Promise<T> => once(`/games/${game}/catalogue`);
export const rulebook = (game: string): Promise<RulesShown> => once(`/games/${game}/rules`);

/** Offer something as a file. */
export function download(name: string, content: unknown): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(content, null, 1)], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
