// Draws the outlines of a TrueType font anew with fewer points: a face that imitates a worn machine spends most of its bytes on
// roughness nobody can see at the size of a heading.

const TABLE = 16;
const HEADER = 12;
const LONG_LOCA = 1;
const [ON_CURVE, X_SHORT, Y_SHORT, REPEAT, X_SAME, Y_SAME] = [1, 2, 4, 8, 16, 32];

/** Return the font with outlines that keep within `tolerance` units of the old ones, all of straight lines. */
export function smoothed(font, tolerance) {
    const tables = tablesOf(font);
    const head = Buffer.from(tables.get("head"));
    const long = head.readInt16BE(50) === LONG_LOCA;
    const [loca, glyf] = [tables.get("loca"), tables.get("glyf")];
    const count = tables.get("maxp").readUInt16BE(4);
    const offset = (n) => (long ? loca.readUInt32BE(4 * n) : 2 * loca.readUInt16BE(2 * n));
    const glyphs = Array.from({ length: count }, (_, n) => redrawn(glyf.subarray(offset(n), offset(n + 1)), tolerance));
    const offsets = Buffer.alloc(4 * (count + 1));
    let at = 0;
    glyphs.forEach((glyph, n) => {
        offsets.writeUInt32BE(at, 4 * n);
        at += glyph.length;
    });
    offsets.writeUInt32BE(at, 4 * count);
    head.writeInt16BE(LONG_LOCA, 50);
    tables.set("head", head);
    tables.set("loca", offsets);
    tables.set("glyf", Buffer.concat(glyphs));
    return written(font.readUInt32BE(0), tables);
}

function tablesOf(font) {
    const found = new Map();
    for (let n = 0; n < font.readUInt16BE(4); n += 1) {
        const entry = HEADER + TABLE * n;
        const [from, length] = [font.readUInt32BE(entry + 8), font.readUInt32BE(entry + 12)];
        found.set(font.toString("latin1", entry, entry + 4), font.subarray(from, from + length));
    }
    return found;
}

function written(version, tables) {
    const names = [...tables.keys()].sort();
    const start = Buffer.alloc(HEADER + TABLE * names.length);
    const power = Math.floor(Math.log2(names.length));
    start.writeUInt32BE(version, 0);
    start.writeUInt16BE(names.length, 4);
    start.writeUInt16BE(16 * 2 ** power, 6);
    start.writeUInt16BE(power, 8);
    start.writeUInt16BE(16 * (names.length - 2 ** power), 10);
    const parts = [start];
    let at = start.length;
    names.forEach((name, n) => {
        const table = tables.get(name);
        const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
        let sum = 0;
        for (let i = 0; i < padded.length; i += 4) sum = (sum + padded.readUInt32BE(i)) >>> 0;
        const entry = HEADER + TABLE * n;
        start.write(name, entry, "latin1");
        start.writeUInt32BE(sum, entry + 4);
        start.writeUInt32BE(at, entry + 8);
        start.writeUInt32BE(table.length, entry + 12);
        parts.push(padded);
        at += padded.length;
    });
    return Buffer.concat(parts);
}

/** Glyphs made of other glyphs, and empty ones, stay as they are. */
function redrawn(glyph, tolerance) {
    if (!glyph.length || glyph.readInt16BE(0) <= 0) return glyph.length % 2 ? Buffer.concat([glyph, Buffer.alloc(1)]) : glyph;
    const contours = contoursOf(glyph).map((contour) => simplified(flattened(contour), tolerance));
    return encoded(contours.filter((contour) => contour.length > 2));
}

function contoursOf(glyph) {
    const number = glyph.readInt16BE(0);
    const ends = Array.from({ length: number }, (_, n) => glyph.readUInt16BE(10 + 2 * n));
    let at = 10 + 2 * number;
    at += 2 + glyph.readUInt16BE(at);
    const total = ends.at(-1) + 1;
    const flags = [];
    while (flags.length < total) {
        const flag = glyph[at++];
        flags.push(flag);
        if (flag & REPEAT) for (let again = glyph[at++]; again > 0; again -= 1) flags.push(flag);
    }
    const coordinates = (short, same) => {
        let now = 0;
        return flags.map((flag) => {
            if (flag & short) now += flag & same ? glyph[at++] : -glyph[at++];
            else if (!(flag & same)) {
                now += glyph.readInt16BE(at);
                at += 2;
            }
            return now;
        });
    };
    const xs = coordinates(X_SHORT, X_SAME);
    const ys = coordinates(Y_SHORT, Y_SAME);
    return ends.map((end, n) => {
        const from = n ? ends[n - 1] + 1 : 0;
        return Array.from({ length: end - from + 1 }, (_, i) => ({
            x: xs[from + i],
            y: ys[from + i],
            on: flags[from + i] & ON_CURVE,
        }));
    });
}

const between = (a, b) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, on: ON_CURVE });

/** Curves as short straight lines. */
function flattened(contour) {
    const whole = contour.flatMap((point, n) => {
        const next = contour[(n + 1) % contour.length];
        return point.on || next.on ? [point] : [point, between(point, next)];
    });
    const first = whole.findIndex((point) => point.on);
    if (first < 0) return whole;
    const turned = [...whole.slice(first), ...whole.slice(0, first)];
    return turned.flatMap((point, n) => {
        if (point.on) return [point];
        const [a, c] = [turned[n - 1], turned[(n + 1) % turned.length]];
        return [0.25, 0.5, 0.75].map((t) => ({
            x: (1 - t) ** 2 * a.x + 2 * t * (1 - t) * point.x + t ** 2 * c.x,
            y: (1 - t) ** 2 * a.y + 2 * t * (1 - t) * point.y + t ** 2 * c.y,
        }));
    });
}

/** Leave out what lies within the tolerance of the line through its neighbours (Douglas and Peucker), round a closed outline. */
function simplified(points, tolerance) {
    let far = 0;
    points.forEach((point, n) => {
        if (apart(point, points[0]) > apart(points[far], points[0])) far = n;
    });
    const half = (from, to) => {
        let [worst, at] = [tolerance, -1];
        for (let n = from + 1; n < to; n += 1) {
            const off = away(points[n], points[from], points[to % points.length]);
            if (off > worst) [worst, at] = [off, n];
        }
        return at < 0 ? [points[from]] : [...half(from, at), ...half(at, to)];
    };
    return [...half(0, far), ...half(far, points.length)].map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
}

const apart = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
function away(point, a, b) {
    const length = apart(a, b);
    return length ? Math.abs((b.x - a.x) * (a.y - point.y) - (a.x - point.x) * (b.y - a.y)) / length : apart(point, a);
}

function encoded(contours) {
    const points = contours.flat();
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const start = Buffer.alloc(10 + 2 * contours.length + 2);
    start.writeInt16BE(contours.length, 0);
    [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].forEach((edge, n) => start.writeInt16BE(edge, 2 + 2 * n));
    let last = -1;
    contours.forEach((contour, n) => start.writeUInt16BE((last += contour.length), 10 + 2 * n));
    const flags = [];
    const moves = (values, short, same) =>
        values.flatMap((value, n) => {
            const by = value - (n ? values[n - 1] : 0);
            flags[n] ??= ON_CURVE;
            if (by === 0) flags[n] |= same;
            else if (Math.abs(by) < 256) {
                flags[n] |= short | (by > 0 ? same : 0);
                return [Math.abs(by)];
            } else return [(by >> 8) & 255, by & 255];
            return [];
        });
    const [across, up] = [moves(xs, X_SHORT, X_SAME), moves(ys, Y_SHORT, Y_SAME)];
    const body = Buffer.concat([start, Buffer.from(flags), Buffer.from(across), Buffer.from(up)]);
    return body.length % 2 ? Buffer.concat([body, Buffer.alloc(1)]) : body;
}
