import { mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import App from "./App.svelte";
import { settings, shown } from "./lib/settings.svelte";

it("leaves the settings open when the language changes in them", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ games: [], tables: [], finished: 0 }))));
  const page = mount(App, { target: document.body });
  const home = await vi.waitFor(() => document.querySelector(".home") ?? Promise.reject(new Error("no home")));
  shown.settings = true;
  const drawer = await vi.waitFor(() => document.querySelector(".drawer") ?? Promise.reject(new Error("no settings")));
  settings.language = "nl";
  await vi.waitFor(() => expect(drawer.querySelector("h2")!.textContent).toBe("Instellingen"));
  expect(document.querySelector(".home")).not.toBe(home);
  expect(document.querySelector(".drawer")).toBe(drawer);
  settings.language = "en";
  await unmount(page);
  vi.unstubAllGlobals();
});
