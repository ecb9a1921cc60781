import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

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

// The page becomes data of the Python package; the server sends it with a policy that forbids inline script and style.
export default defineConfig({
  plugins: [svelte(), brotli()],
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/parlour/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    // Small parts travel together: each of their own costs more in heads than it saves.
    rollupOptions: { output: { experimentalMinChunkSize: 1500 } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: {
    environment: "jsdom",
    setupFiles: ["src/words/testing.ts"],
    include: ["src/**/*.test.ts", "lint/*.test.ts"],
    testTimeout: 30_000,
  },
});
