// A QR code (bytes, error correction L, versions 1 to 10), enough for a link; see ISO/IEC 18004.
const CAPACITY = [17, 32, 53, 78, 106, 134, 154, 192, 230, 271];
const CHECK_WORDS = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18];
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4];
const TOTAL = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346];
const ALIGNED: number[][] = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

const EXP: number[] = [];
const LOG: number[] = [];
for (let i = 0, value = 1; i < 255; i++) {
  EXP[i] = value;
  LOG[value] = i;
  value <<= 1;
  if (value & 256) value ^= 0x11d;
}
const times = (a: number, b: number): number => (a && b ? EXP[(LOG[a]! + LOG[b]!) % 255]! : 0);

function check(data: number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next = Array.from({ length: generator.length + 1 }, () => 0);
    generator.forEach((value, at) => {
      next[at]! ^= value;
      next[at + 1]! ^= times(value, EXP[i]!);
    });
    generator = next;
  }
  const rest = [...data, ...Array.from({ length: count }, () => 0)];
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i]!;
    if (factor) generator.forEach((value, at) => (rest[i + at]! ^= times(value, factor)));
  }
  return rest.slice(data.length);
}

function words(bytes: Uint8Array, version: number): number[] {
  const blocks = BLOCKS[version - 1]!;
  const perCheck = CHECK_WORDS[version - 1]!;
  const room = TOTAL[version - 1]! - blocks * perCheck;
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data = Array.from({ length: bits.length / 8 }, (_, i) => parseInt(bits.slice(i * 8, i * 8 + 8).join(""), 2));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  const shorter = Math.floor(room / blocks);
  const parts: number[][] = [];
  for (let block = 0, at = 0; block < blocks; block++) {
    const length = shorter + (block >= blocks - (room % blocks) ? 1 : 0);
    parts.push(data.slice(at, at + length));
    at += length;
  }
  const checks = parts.map((part) => check(part, perCheck));
  const woven: number[] = [];
  for (let i = 0; i <= shorter; i++) for (const part of parts) if (i < part.length) woven.push(part[i]!);
  for (let i = 0; i < perCheck; i++) for (const part of checks) woven.push(part[i]!);
  return woven;
}

/** Return the dark and light squares of a text. */
export function modules(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = CAPACITY.findIndex((most) => bytes.length <= most) + 1;
  if (!version) return [];
  const size = version * 4 + 17;
  const grid: (boolean | null)[][] = Array.from({ length: size }, () => Array.from({ length: size }, () => null));
  const set = (x: number, y: number, dark: boolean): void => {
    if (x >= 0 && y >= 0 && x < size && y < size) grid[y]![x] = dark;
  };
  for (const [left, top] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const)
    for (let y = -1; y < 8; y++)
      for (let x = -1; x < 8; x++) {
        const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
        set(left + x, top + y, ring !== 2 && ring < 4);
      }
  const centres = ALIGNED[version - 1]!;
  for (const cy of centres)
    for (const cx of centres) {
      if (grid[cy]![cx] !== null) continue;
      for (let y = -2; y < 3; y++) for (let x = -2; x < 3; x++) set(cx + x, cy + y, Math.max(Math.abs(x), Math.abs(y)) !== 1);
    }
  for (let i = 8; i < size - 8; i++) {
    grid[6]![i] ??= i % 2 === 0;
    grid[i]![6] ??= i % 2 === 0;
  }
  set(8, size - 8, true);
  // Format: correction L, mask 0, protected by a BCH code.
  let format = 0b01000;
  for (let i = 0, rest = format; i < 10; i++) {
    rest = (rest << 1) ^ ((rest >> 9) * 0x537);
    if (i === 9) format = ((format << 10) | rest) ^ 0x5412;
  }
  for (let i = 0; i < 15; i++) {
    const dark = ((format >> i) & 1) === 1;
    if (i < 6) set(8, i, dark);
    else if (i < 8) set(8, i + 1, dark);
    else if (i === 8) set(7, 8, dark);
    else set(14 - i, 8, dark);
    if (i < 8) set(size - 1 - i, 8, dark);
    else set(8, size - 15 + i, dark);
  }
  if (version >= 7) {
    let rest = version;
    for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const info = (version << 12) | rest;
    for (let i = 0; i < 18; i++) {
      const dark = ((info >> i) & 1) === 1;
      set(size - 11 + (i % 3), Math.floor(i / 3), dark);
      set(Math.floor(i / 3), size - 11 + (i % 3), dark);
    }
  }
  const stream = words(bytes, version);
  let bit = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (grid[y]![x] !== null) continue;
        const dark = bit < stream.length * 8 && ((stream[bit >> 3]! >> (7 - (bit & 7))) & 1) === 1;
        bit++;
        grid[y]![x] = dark !== ((x + y) % 2 === 0);
      }
    }
  }
  return grid.map((row) => row.map((dark) => dark === true));
}
