// Cuts the fonts down to the characters that English, Dutch and German are written with; a cover's font has the letters of its title.
// A face with a `tolerance` is drawn with fewer points. What people type beyond that comes in the system's font.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subset from "subset-font";
import { smoothed } from "./smoother.mjs";

const require = createRequire(import.meta.url);
const folder = join(dirname(fileURLToPath(import.meta.url)), "..", "src", "fonts");
const made = join(folder, "made");
const { characters, faces } = JSON.parse(readFileSync(join(folder, "faces.json"), "utf-8"));

mkdirSync(made, { recursive: true });
for (const { name, from, only, weights, tolerance } of faces) {
    const variationAxes = weights ? { wght: { min: weights[0], max: weights[1] } } : undefined;
    const text = only ?? characters;
    const cut = (font, targetFormat) => subset(font, text, { targetFormat, variationAxes, noHinting: true });
    const font = readFileSync(require.resolve(from));
    const drawn = tolerance ? smoothed(await cut(font, "truetype"), tolerance) : font;
    writeFileSync(join(made, `${name}.woff2`), await cut(drawn, "woff2"));
}
