// Tests speak English, with the words of every game.
import { later, learn, speak, type Source } from "./index.svelte";

const games = import.meta.glob<{ default: { words: Source } }>("../games/*/shelf.ts", { eager: true });
for (const { default: game } of Object.values(games)) await learn(game.words);
await later(speak("en"));
