// What a pack brings is drawn without anybody having drawn it: from the picture that came along, or put together from its id.

/** What the catalogue says of somebody or something that came with a pack. */
export interface Looks {
  id: string;
  color?: string;
  pictures?: Record<string, string>;
}

/** A number for a name: the same one every time. */
export function numberOf(name: string): number {
  let sum = 2166136261;
  for (const letter of name) sum = Math.imul(sum ^ letter.codePointAt(0)!, 16777619) >>> 0;
  return sum >>> 3;
}

export const one = <T>(choices: readonly T[], name: string): T => choices[numberOf(name) % choices.length]!;

/** The picture a pack has for something, in a box; nothing if it has none. The server lets shapes through and nothing else. */
export function framed(looks: Looks | undefined, id: string, x: number, y: number, width: number, height: number): string {
  const picture = looks?.pictures?.[id] ?? "";
  return picture.replace("<svg ", `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);
}
