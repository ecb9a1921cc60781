// Words in lines of a picture, where nothing breaks them by itself.
export const lines = (line: string): string[] => line.split(" ");

/** The same in lines of at most so many letters. */
export function wrapped(line: string, most: number): string[] {
  const found: string[] = [];
  for (const word of lines(line)) {
    const last = found.at(-1);
    if (last !== undefined && last.length + word.length < most) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}

/** So many letters has the longest word, which sets how large words can be written without breaking one. */
export const longestWord = (line: string): number => Math.max(...line.split(/[ -]/).map((word) => word.length));

const MOST_IN_PASSING = 90;

/** What somebody wrote as it is shown over the table: its beginning, so that no one covers cards and choices. */
export const inPassing = (name: string, line: string): string =>
  `${name}: ${line.length > MOST_IN_PASSING ? `${line.slice(0, MOST_IN_PASSING - 1).trimEnd()}…` : line}`;
