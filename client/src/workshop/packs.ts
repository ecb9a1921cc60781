// Packs in a browser: what is sent of the files somebody chose, and what of a pack a table begins with.
import type { Draft } from "../lib/draft.svelte";
import type { PackOpened } from "../lib/protocol";

/** A pack by its name, or the whole of it. */
export type Pack = string | { id: string; name: string; [field: string]: unknown };

/** The packs without those of a name: one that is opened again takes the place of the one before. */
export const without = (packs: Pack[], id: string): Pack[] =>
  packs.filter((pack) => (typeof pack === "string" ? pack : pack.id) !== id);

const MOST = 60_000;
const READ = /\.(toml|ftl|svg)$/;

/** The texts of a pack by the names of their files; null if that is more than a server takes. */
export async function gathered(files: File[]): Promise<Record<string, string> | null> {
  const paths = files.map((file): [string, File] => [file.webkitRelativePath || file.name, file]);
  const read = paths.filter(([path]) => files.length === 1 || READ.test(path));
  if (read.reduce((sum, [, file]) => sum + file.size, 0) > MOST) return null;
  return Object.fromEntries(await Promise.all(read.map(async ([path, file]) => [path, await file.text()])));
}

/** Let a table begin with what a pack brings: its people in the first seats, its board or scenario. */
export function begin(draft: Draft, { brings }: PackOpened): void {
  for (const option of draft.game.setup_options) {
    const mine = option.choices.map((choice) => choice.value).filter((value) => brings.includes(value));
    if (option === draft.perSeat) mine.slice(0, draft.seats).forEach((id, seat) => draft.appoint(option.name, seat, id));
    else if (option.kind === "one" && mine[0] !== undefined) draft.setup[option.name] = mine[0];
  }
}
