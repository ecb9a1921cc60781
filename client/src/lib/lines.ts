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

const [BEGINS, ENDS] = ["\u2068", "\u2069"];

/** A name within a line: no letter of it turns the rest around, and `Named` sets it apart. */
export const name = (who: string): string => `${BEGINS}${who}${ENDS}`;

/** The pieces of such a line; every second one is a name. */
export const pieces = (line: string): string[] => line.split(/[\u2068\u2069]/);

/** A line of the chat as one text. */
export const inFull = (line: { text: string; parts?: string[] }): string =>
  line.parts?.length ? line.parts.map((part, at) => (at % 2 ? name(part) : part)).join("") : line.text;

/** What somebody wrote as it is shown over the table: its beginning, so that no one covers cards and choices. */
export const inPassing = (who: string, line: string): string =>
  `${name(who)}: ${line.length > MOST_IN_PASSING ? `${line.slice(0, MOST_IN_PASSING - 1).trimEnd()}…` : line}`;
