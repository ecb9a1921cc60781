// Cuts the fonts down to the characters that English, Dutch and German are written with; a cover's font has the letters of its title.
// What people type beyond that comes in the system's font.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subset from "subset-font";

const require = createRequire(import.meta.url);
const folder = join(dirname(fileURLToPath(import.meta.url)), "..", "src", "fonts");
const made = join(folder, "made");
const { characters, faces } = JSON.parse(readFileSync(join(folder, "faces.json"), "utf-8"));

mkdirSync(made, { recursive: true });
for (const { name, from, only, weights } of faces) {
    const variationAxes = weights ? { wght: { min: weights[0], max: weights[1] } } : undefined;
    const font = await subset(readFileSync(require.resolve(from)), only ?? characters, { targetFormat: "woff2", variationAxes });
    writeFileSync(join(made, `${name}.woff2`), font);
}
