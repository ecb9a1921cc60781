import { describe, expect, it } from "vitest";
import { Draft } from "../lib/draft.svelte";
import type { GameShown, SetupOptionShown } from "../lib/protocol";
import { begin, gathered, without } from "./packs";

const option = (name: string, kind: SetupOptionShown["kind"], ids: string[], usual: unknown): SetupOptionShown => ({
  name,
  label: name,
  kind,
  default: usual,
  help: "",
  rare: false,
  choices: ids.map((value) => ({ value, label: value, name: value })),
});
const game = {
  id: "unmatched",
  bot_levels: ["casual"],
  setup_options: [
    option("heroes", "per_seat", ["dracula", "moth", "owl", "newt"], ["dracula", "dracula"]),
    option("board", "one", ["soho", "attic"], "soho"),
  ],
} as unknown as GameShown;
const opened = (...brings: string[]) => ({ id: "p", name: "P", version: "1", digest: "", document: null, brings });

describe("a table begins with what a pack brings", () => {
  it("its people sit first, its board is chosen", () => {
    const draft = new Draft(game);
    begin(draft, opened("attic", "moth"));
    expect(draft.setup["board"]).toBe("attic");
    expect(draft.persons("heroes")).toEqual(["moth", "dracula"]);
  });
  it("no more of them than there are seats", () => {
    const draft = new Draft(game);
    begin(draft, opened("moth", "owl", "newt"));
    expect(draft.persons("heroes")).toEqual(["moth", "owl"]);
    expect(draft.setup["board"]).toBe("soho");
  });
});

describe("files of a pack", () => {
  const file = (name: string, text: string): File => ({ name, size: text.length, text: () => Promise.resolve(text) }) as File;
  it("texts by their names, and nothing else of a folder", async () => {
    expect(await gathered([file("pack.toml", "a"), file("photo.jpg", "b"), file("en.ftl", "c")])).toEqual({
      "pack.toml": "a",
      "en.ftl": "c",
    });
  });
  it("nothing that is too large", async () => {
    expect(await gathered([file("pack.toml", "a".repeat(60_001))])).toBeNull();
  });
});

describe("a pack that is opened again", () => {
  it("takes the place of the one before, whether it was a name or a document", () => {
    const document = { id: "moth", name: "The Moth" };
    expect(without(["dark-harbour", document], "moth")).toEqual(["dark-harbour"]);
    expect(without(["dark-harbour", document], "dark-harbour")).toEqual([document]);
  });
});
