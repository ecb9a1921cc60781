// Cuts each face into the characters that are on nearly every screen, those of Dutch and German, those that people add, and those of its
// cover, and writes the style that names them: a browser fetches a part when one of its characters is drawn.
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
const { usual, languages, more, faces } = JSON.parse(readFileSync(join(folder, "faces.json"), "utf-8"));

const without = (text, others) => [...text].filter((one) => !others.includes(one)).join("");
const hex = (code) => code.toString(16);
const range = (text) => {
    const runs = [];
    for (const code of [...new Set(text)].map((one) => one.codePointAt(0)).sort((a, b) => a - b)) {
        if (runs.at(-1)?.[1] === code - 1) runs.at(-1)[1] = code;
        else runs.push([code, code]);
    }
    return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`).join(",");
};
const rule = (family, file, weights, text) =>
    `@font-face{font-family:"${family}";font-weight:${weights};font-display:swap;` +
    `src:url("./${file}.woff2") format("woff2");unicode-range:${range(text)}}\n`;

/** The files of a face and what is in each; no character is in two. */
function parts({ name, cover = "", borrows }) {
    const elsewhere = cover + (borrows?.characters ?? "");
    const found = {
        [name]: without(usual, elsewhere),
        [`${name}-languages`]: without(languages, elsewhere),
        [`${name}-more`]: without(more, elsewhere),
    };
    return Object.entries(cover ? { [`${name}-cover`]: cover, ...found } : found);
}

async function cut({ from, weights, tolerance }, text) {
    const variationAxes = weights ? { wght: { min: weights[0], max: weights[1] } } : undefined;
    const some = (font, targetFormat) => subset(font, text, { targetFormat, variationAxes, noHinting: true });
    const font = readFileSync(require.resolve(from));
    return some(tolerance ? smoothed(await some(font, "truetype"), tolerance) : font, "woff2");
}

let style = "";
mkdirSync(made, { recursive: true });
for (const face of faces) {
    const weights = face.weights?.join(" ") ?? 400;
    for (const [file, text] of parts(face)) {
        writeFileSync(join(made, `${file}.woff2`), await cut(face, text));
        style += rule(face.family, file, weights, text);
    }
    if (face.borrows) style += rule(face.family, face.borrows.from, 400, face.borrows.characters);
}
writeFileSync(join(made, "fonts.css"), style);
