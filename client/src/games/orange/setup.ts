// A new group: its characters are chosen by their faces, or by chance.
import type { Setup } from "../shelf";
import Face from "./Face.svelte";
import "./style.css";

export const setup: Setup = { Face, faces: "characters" };
