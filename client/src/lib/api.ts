// Requests to the server: one function, refusals as errors that carry a sentence for people.
import { settings } from "./settings.svelte";
import type { Problem, RulesShown, Shelf } from "./protocol";
import { t } from "../words/index.svelte";

export class Refused extends Error {
  readonly code: string;
  readonly rule: string;

  constructor(problem: Problem) {
    super(problem.reason);
    this.code = problem.code;
    this.rule = problem.rule ?? "";
  }
}

const unreachable = (): Problem => ({ code: "unavailable", reason: t("table.no_answer"), rule: "" });

type Method = "GET" | "POST" | "DELETE";

/** The address of a request: what is said in the answer is said in the reader's language. */
export const address = (path: string): string => `/api${path}${path.includes("?") ? "&" : "?"}language=${settings.language}`;

/** Send a request whose body is JSON already, and return the answer as it came. */
export async function send(method: Method, path: string, json?: string): Promise<string> {
  let answer: Response;
  let text: string;
  try {
    const headers: HeadersInit = json === undefined ? {} : { "content-type": "application/json" };
    answer = await fetch(address(path), { method, credentials: "same-origin", headers, body: json ?? null });
    text = await answer.text();
  } catch {
    throw new Refused(unreachable());
  }
  if (answer.ok) return text;
  let problem = unreachable();
  try {
    problem = JSON.parse(text) as Problem;
  } catch {
    // Something between us and the server answered in its place.
  }
  throw new Refused(problem);
}

export async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  return JSON.parse(await send(method, path, body === undefined ? undefined : JSON.stringify(body))) as T;
}

const kept = new Map<string, Promise<unknown>>();

/** Ask once; what is printed does not change while the page is open and its language stays. */
function once<T>(path: string): Promise<T> {
  const key = address(path);
  let found = kept.get(key) as Promise<T> | undefined;
  if (!found) {
    found = ask<T>("GET", path);
    kept.set(key, found);
    found.catch(() => kept.delete(key));
  }
  return found;
}

export const shelf = (): Promise<Shelf> => once("/games");
export const catalogue = <T>(game: string): Promise<T> => once(`/games/${game}/catalogue`);
/** Everything printed of the game at a table, with its figures as they are there. */
export const catalogueAt = <T>(table: string): Promise<T> => once(`/tables/${table}/catalogue`);
export const rulebook = (game: string): Promise<RulesShown> => once(`/games/${game}/rules`);

/** Offer a text as a file. It is kept as it came: a record's seed has more digits than a number here can hold. */
export function download(name: string, text: string, type = "application/json"): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
