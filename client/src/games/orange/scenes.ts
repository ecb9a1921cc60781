// Skies and grounds of control cards, in a box of 360 x 520: black above, paper below, light cut out of the block.
const rays = (x: number, y: number, from: number, number: number): string =>
  Array.from({ length: number }, (_, i) => {
    const angle = (i / number) * 2 * Math.PI;
    const far = from + [34, 58, 84][i % 3]!;
    const at = (r: number): string => `${(x + Math.cos(angle) * r).toFixed(0)} ${(y + Math.sin(angle) * r).toFixed(0)}`;
    return `M${at(from)}L${at(far)}`;
  }).join("");

const PAPER = "#f5ecd8";
const INK = "#191714";
const cut = (d: string, width = 3): string => `<path d="${d}" fill="none" stroke="${PAPER}" stroke-width="${width}"/>`;
const line = (d: string): string => `<path d="${d}" fill="none" stroke="${INK}" stroke-width="3" opacity=".6"/>`;
const base = `<path d="M0 0h360v520H0z" fill="${PAPER}"/><path d="M0 0h360v322H0z" fill="${INK}"/>`;
const sun = `${cut(rays(262, 92, 60, 30))}<circle cx="262" cy="92" r="46" fill="${PAPER}"/>`;
const moon = `${cut(rays(268, 96, 58, 18), 2)}<path d="M276 52a46 46 0 1 0 28 68 39 39 0 0 1-28-68z" fill="${PAPER}"/>${cut("M40 40v12M34 46h12M120 86v10M115 91h10M188 34v12M182 40h12M70 150v10M65 155h10M330 190v10M325 195h10", 2)}`;
const furrows = line("M-20 340q20 60-30 190M20 340q20 60-26 190M60 340q20 60-22 190M100 340q20 60-18 190M140 340q20 60-14 190M180 340q20 60-10 190M220 340q20 60-6 190M260 340q20 60-2 190M300 340q20 60 2 190M340 340q20 60 6 190");
const setts = line("M0 350h360M0 382h360M0 418h360M0 458h360M40 350v32M110 350v32M180 350v32M250 350v32M320 350v32M10 382v36M80 382v36M150 382v36M220 382v36M290 382v36M50 418v40M130 418v40M210 418v40M290 418v40M20 458v60M110 458v60M200 458v60M300 458v60");
const gables = cut("M8 322v-96h14v-16h14v-16h18v16h14v16h14v96M94 322v-118l26-24 26 24v118M158 322v-88h12v-14h12v-14h18v14h12v14h12v88M30 246h10M52 246h10M30 276h10M52 276h10M108 222h8M126 222h8M108 250h8M126 250h8M108 280h8M126 280h8M174 252h10M196 252h10M174 282h10M196 282h10");
const downpour = cut("M30 20l-12 34M80 10l-12 34M130 26l-12 34M180 8l-12 34M230 24l-12 34M280 10l-12 34M330 26l-12 34M50 90l-12 34M110 100l-12 34M170 88l-12 34M230 100l-12 34M290 90l-12 34M345 104l-12 34M30 170l-12 34M90 180l-12 34M150 168l-12 34M210 180l-12 34M270 170l-12 34M330 182l-12 34M60 246l-12 34M130 254l-12 34M200 244l-12 34M270 254l-12 34");

export const GROUNDS: Readonly<Record<string, string>> = {
  street: `${base}${sun}${gables}${setts}`,
  polder: `${base}${sun}${furrows}<path d="M0 318q90-22 180 0t180-6v18H0z" fill="${INK}"/>`,
  bridge: `${base}${sun}<path d="M0 340q180-90 360 0v50q-180-70-360 0z" fill="${INK}" stroke="${PAPER}" stroke-width="4"/>${line("M0 420q30-14 60 0t60 0 60 0 60 0 60 0 60 0M0 460q30-14 60 0t60 0 60 0 60 0 60 0 60 0")}`,
  night: `${base}${moon}${gables}${setts}`,
  rain: `${base}${downpour}${setts}`,
  mist: `${base}${cut("M0 200h150M180 200h120M40 226h220M290 226h70M0 252h90M120 252h190M60 278h160M250 278h110M0 304h120M150 304h150", 5)}${furrows}`,
  rail: `${base}${sun}${line("M70 520L150 330M290 520L210 330M140 350h80M128 376h104M112 408h136M96 446h168M80 490h200")}${cut("M40 322v-150M24 196h32M320 322v-110M306 230h28")}`,
};
