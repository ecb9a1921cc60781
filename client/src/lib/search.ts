// Looking for what a reader has typed: where it is found, and the pieces of a line with the finds apart.
export const typed = (search: string): string[] => search.toLowerCase().split(/\s+/).filter(Boolean);

export const finds = (line: string, words: readonly string[]): boolean => words.every((word) => line.toLowerCase().includes(word));

/** Every second piece is a find. */
export function pieces(line: string, words: readonly string[]): string[] {
  if (!words.length) return [line];
  const any = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  return line.split(new RegExp(`(${any})`, "gi"));
}
