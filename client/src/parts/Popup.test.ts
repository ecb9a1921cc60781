import { mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import { Play, PLAY } from "../lib/play.svelte";
import Popup from "./Popup.svelte";

it("says the verb of its only choice once", async () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  const play = new Play();
  const option = { key: "attack:1:2", verb: "attack", rule: "U-30", about: [] };
  const said = { text: "Attack: Dracula attacks Holmes", head: "Dracula attacks Holmes" };
  play.popup = { kind: "menu", title: "Holmes", x: 0, y: 0, options: [{ ...option, ...said }], rule: "", text: "" };
  const popup = mount(Popup, { target: document.body, context: new Map([[PLAY, play]]) });
  expect(document.querySelector("[data-key]")!.textContent).toBe("Dracula attacks Holmes");
  await unmount(popup);
  vi.unstubAllGlobals();
});
