import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { PEOPLE } from "./src/art/people";
import { PLACES } from "./src/art/places";
import { THINGS } from "./src/art/things";
import { SCREENS } from "./src/lib/screens";

const WORTHWHILE = 1024;

/** Lay a brotli copy beside every text of the page, once and as small as can be; the server makes the gzip ones itself. */
function brotli(): Plugin {
  let folder = "";
  return {
    name: "parlour-brotli",
    apply: "build",
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle: () => {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        if (!/\.(?:js|css|html|svg)$/.test(name)) continue;
        const text = readFileSync(join(folder, name));
        if (text.length < WORTHWHILE) continue;
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        };
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text, { params }));
      }
    },
  };
}

/** Of all motifs, a game loads those its pictures name, `virtual:motifs/GAME`, and later those of its decks and scenes, `GAME/decks`. */
function motifs(): Plugin {
  const prefix = "virtual:motifs/";
  const all = Object.entries({ ...THINGS, ...PEOPLE, ...PLACES });
  return {
    name: "parlour-motifs",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [game = "", decks] = id.slice(prefix.length + 1).split("/");
      const folder = join(import.meta.dirname, "src", "games", game);
      const named = (files: RegExp): Set<string> => {
        const found = readdirSync(folder)
          .filter((name) => files.test(name))
          .map((name) => join(folder, name));
        found.forEach((file) => this.addWatchFile(file));
        return new Set(found.flatMap((file) => readFileSync(file, "utf-8").match(/[a-z]+/g) ?? []));
      };
      const first = named(/^pictures\./);
      const later = decks ? named(/^(?:decks|scenes)\./) : null;
      const wanted = (name: string): boolean => (later ? later.has(name) && !first.has(name) : first.has(name));
      return `export default ${JSON.stringify(Object.fromEntries(all.filter(([name]) => wanted(name))))}`;
    },
  };
}

/** `@media (--phone)`: what is a phone is said once, in `src/lib/screens.ts`. */
const screens = {
  postcssPlugin: "parlour-screens",
  AtRule: {
    media: (rule: { params: string }): void => {
      for (const [name, meaning] of Object.entries(SCREENS)) rule.params = rule.params.replaceAll(`(${name})`, meaning);
    },
  },
};

/** What every table and every setup has in common travels in one file each: many small ones cost more in heads than they save. */
const ROOMS = {
  page: /svelte\/src\/(?!.*\/(?:animate|easing|transitions|size|loop|timing|svelte-element)\b)|esm-env|clsx|lib\/(?:api|arrows|back|icons|route|screens|search|settings|shapes|touch)\.|art\/(?:brought|compose)\.|vite\/preload-helper|parts\/Icon\.|words\/index\./,
  table:
    /parts\/(?:Actions|AnyCard|BoardFrame|CardButton|Log|MiniMap|Overlays|Pile|Popup|Scene|SeatMark|Seats|Spot|Trails)\.|games\/scenes\.|lib\/(?:clock|fit|grouping|lines|live|motion|play|sound|why)\.|svelte\/src\/.*\/(?:animate|easing|transitions|size|loop|timing|svelte-element)\b/,
  orange: /games\/orange\/(?:prints|types)\./,
  setup: /parts\/(?:GoalAhead|GoalLines|Persons|Segmented|SetupField|Switch)\.|lib\/(?:draft|goals)\./,
};
const room = (id: string): string | undefined => Object.entries(ROOMS).find(([, members]) => members.test(id))?.[0];

// The page becomes data of the Python package; the server sends it with a policy that forbids inline script and style.
export default defineConfig({
  plugins: [svelte(), motifs(), brotli()],
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  css: { postcss: { plugins: [screens] } },
  build: {
    outDir: "../src/parlour/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rollupOptions: { output: { experimentalMinChunkSize: 1500, manualChunks: room, onlyExplicitManualChunks: true } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: {
    environment: "jsdom",
    setupFiles: ["src/words/testing.ts"],
    include: ["src/**/*.test.ts", "lint/*.test.ts"],
    testTimeout: 30_000,
  },
});
