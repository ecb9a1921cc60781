import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import App from "./App.svelte";
import { go, lost } from "./lib/route.svelte";
import { settings, shown } from "./lib/settings.svelte";

let page: Record<string, unknown>;
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ games: [], tables: [], finished: 0 }))));
  page = mount(App, { target: document.body });
});
afterEach(async () => {
  await unmount(page);
  vi.unstubAllGlobals();
});

it("leaves the settings open when the language changes in them", async () => {
  const home = await vi.waitFor(() => document.querySelector(".home") ?? Promise.reject(new Error("no home")));
  shown.settings = true;
  const drawer = await vi.waitFor(() => document.querySelector(".drawer") ?? Promise.reject(new Error("no settings")));
  settings.language = "nl";
  await vi.waitFor(() => expect(drawer.querySelector("h2")!.textContent).toBe("Instellingen"));
  expect(document.querySelector(".home")).not.toBe(home);
  expect(document.querySelector(".drawer")).toBe(drawer);
  settings.language = "en";
});

it("says that a part of it could not be fetched, until one goes on", async () => {
  lost.part = true;
  const said = await vi.waitFor(() => document.querySelector("[role=alert]") ?? Promise.reject(new Error("nothing said")));
  expect(said.querySelector("button")).not.toBeNull();
  go("/carry");
  await vi.waitFor(() => expect(document.querySelector("[role=alert]")).toBeNull());
  go("/");
});
