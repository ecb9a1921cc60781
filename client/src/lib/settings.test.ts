import { afterEach, beforeEach, expect, it, vi } from "vitest";

// What is kept is read when the page starts.
const start = async (): Promise<typeof import("./settings.svelte")> => {
  vi.resetModules();
  return import("./settings.svelte");
};
const KEY = "parlour.preferences";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it.each(["{", "null", "[1]", '"x"', "7"])("starts as usual where %s was kept", async (text) => {
  localStorage.setItem(KEY, text);
  const { settings } = await start();
  expect(settings.speed).toBe("normal");
  expect(settings.language).toBe("en");
});

it("takes what it knows of another version's preferences, and keeps the rest for it", async () => {
  localStorage.setItem(
    KEY,
    JSON.stringify({ language: "xx", speed: "constructor", volume: "loud", name: 7, theme: "dark", newer: [1] }),
  );
  const { settings, apply } = await start();
  expect(settings).toMatchObject({ language: "en", speed: "normal", volume: 0.6, name: "", theme: "dark" });
  apply();
  expect(JSON.parse(localStorage.getItem(KEY)!)).toMatchObject({ theme: "dark", newer: [1] });
});

it("keeps whether the table waits, whichever was chosen", async () => {
  localStorage.setItem(KEY, JSON.stringify({ wait: false, language: "nl" }));
  expect((await start()).settings).toMatchObject({ wait: false, language: "nl" });
});

it("recalls nothing of another kind than was asked for", async () => {
  const { recall } = await start();
  for (const text of ["null", "[]", "5", '"x"', "{"]) {
    localStorage.setItem("some", text);
    expect(recall("some", { a: 1 })).toEqual({ a: 1 });
  }
  localStorage.setItem("some", '{"b":2}');
  expect(recall("some", {})).toEqual({ b: 2 });
  expect(recall("some", ["x"])).toEqual(["x"]);
  expect(recall<unknown>("some", null)).toEqual({ b: 2 });
});

it.each([
  [["en-US@posix"], "en"],
  [["", "C", "nl_BE"], "nl"],
  [["constructor", "de-AT"], "de"],
  [undefined, "en"],
])("speaks the first language it knows of %s", async (languages, spoken) => {
  vi.stubGlobal("navigator", { ...navigator, languages });
  expect((await start()).settings.language).toBe(spoken);
});

it("forgets whoever was here when everything of theirs is deleted, and nothing of how the page looks", async () => {
  localStorage.setItem(KEY, JSON.stringify({ theme: "dark", name: "Ada" }));
  for (const key of ["parlour.links.0a", "parlour.chance.0a", "parlour.learnt", "another.page"]) localStorage.setItem(key, "{}");
  const { forget } = await start();
  forget();
  expect(Object.keys(localStorage).sort()).toEqual(["another.page", KEY]);
  expect(JSON.parse(localStorage.getItem(KEY)!)).toMatchObject({ theme: "dark", name: "" });
});
