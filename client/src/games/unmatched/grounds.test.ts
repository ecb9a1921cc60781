import { expect, it } from "vitest";
import shared from "./Defs.svelte?raw";
import names from "./grounds/names.json";

const drawings = import.meta.glob<string>("./grounds/*.svg", { query: "?raw", import: "default", eager: true });

it("draws each ground as SVG whose patterns are its own", () => {
  expect(Object.keys(drawings).length).toBeGreaterThan(5);
  for (const [file, text] of Object.entries(drawings)) {
    const parsed = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`, "image/svg+xml");
    expect(parsed.querySelector("parsererror"), file).toBeNull();
    for (const [, id] of text.matchAll(/url\(#([\w-]+)\)/g))
      expect(text.includes(`id="${id}"`) || shared.includes(`id="${id}"`), `${file}: ${id}`).toBe(true);
    expect(text.length, file).toBeLessThan(24_000);
  }
});

it("writes the names of zones where a ground is drawn", () => {
  expect(Object.keys(names).sort()).toEqual(
    Object.keys(drawings)
      .map((file) => file.replace(/^.*\/|\.svg$/g, ""))
      .sort(),
  );
});
