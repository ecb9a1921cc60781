// Pictures are put together from drawn motifs by short recipes: "cell bulb@0,-8 chair@0,6,.8".
// A motif is drawn round the middle of a box of 200 x 92 in layers: "aM-20 0h40…|cM…|eo0 0 5". The letter says what a layer is:
// a body, b faint body, c cut into a body, d thick line, t thin line, e bright, g glow, l light,
// s scenery, v vapour; "o x y r" is a circle. Each game colours them its way.
export const WIDTH = 200;
export const HEIGHT = 92;
export type Motifs = Readonly<Record<string, string>>;

const LINES = /^([abcdeglstv])(?:o(-?[\d.]+) ?(-?[\d.]+) ([\d.]+)|([Mm].*))$/s;

/** What a layer is drawn as: the stylesheets colour these. */
const LAYERS: Record<string, string> = {
  a: "ink-body",
  b: "ink-shade",
  c: "ink-cut",
  d: "ink-stroke",
  t: "ink-line",
  e: "ink-bright",
  g: "ink-glow",
  l: "ink-light",
  s: "ink-scenery",
  v: "ink-smoke",
};

/** Turn a motif's layers into SVG. */
export function drawn(layers: string): string {
  return layers
    .split("|")
    .map((layer) => {
      const [, kind, x, y, r, path] = LINES.exec(layer) ?? [];
      if (!kind) throw new Error(`a layer that cannot be drawn: ${layer}`);
      return path
        ? `<path class="${LAYERS[kind]}" d="${path}"/>`
        : `<circle class="${LAYERS[kind]}" cx="${x}" cy="${y}" r="${r}"/>`;
    })
    .join("");
}

/** Turn a recipe into SVG: each word is a motif, with a shift, a size and a turn if it has any. */
export function compose(recipe: string, motifs: Motifs, middle: readonly [number, number] = [WIDTH / 2, HEIGHT / 2]): string {
  return recipe
    .split(" ")
    .map((word) => {
      const [name, numbers] = word.split("@") as [string, string?];
      const layers = motifs[name];
      if (layers === undefined) throw new Error(`nobody drew ${name}`);
      const [x = 0, y = 0, size = 1, turn = 0, across = size] = (numbers ?? "").split(",").filter(Boolean).map(Number);
      const place = `translate(${middle[0] + x} ${middle[1] + y})`;
      const shape = size === 1 && across === 1 ? "" : ` scale(${across} ${size})`;
      return `<g transform="${place}${turn ? ` rotate(${turn})` : ""}${shape}">${drawn(layers)}</g>`;
    })
    .join("");
}
