import { afterEach, expect, it, vi } from "vitest";
import { renew } from "./renew";

const page = (name: string): string => `<script type="module" src="/assets/${name}.js"></script>`;

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["another page", () => Promise.resolve(new Response(page("index-new"))), true],
  ["the same page", () => Promise.resolve(new Response(page("index-old"))), false],
  ["no page", () => Promise.resolve(new Response("Bad gateway", { status: 502 })), false],
  ["no connection", () => Promise.reject(new TypeError("Failed to fetch")), false],
])("loads itself anew only where there is another page: %s", async (_name, fetch, newer) => {
  document.head.innerHTML = page("index-old");
  vi.stubGlobal("fetch", fetch);
  const again = vi.fn();
  expect(await renew(again)).toBe(newer);
  expect(again).toHaveBeenCalledTimes(newer ? 1 : 0);
});
