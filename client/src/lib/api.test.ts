import { afterEach, expect, it, vi } from "vitest";
import { speak } from "../words/index.svelte";
import { ask } from "./api";

afterEach(async () => {
  vi.unstubAllGlobals();
  await speak("en");
});

it.each([
  ["en", "The server does not answer. Try again in a moment."],
  ["nl", "De server antwoordt niet. Probeer het zo nog eens."],
  ["de", "Der Server antwortet nicht. Versuch es gleich noch einmal."],
] as const)("says in %s that nobody answers", async (language, sentence) => {
  await speak(language);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(ask("GET", "/games")).rejects.toThrow(sentence);
  // Something between us and the server answers with a page of its own.
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("<h1>Bad Gateway</h1>", { status: 502 })));
  await expect(ask("GET", "/games")).rejects.toThrow(sentence);
});
