// A new conspiracy: who can be chosen has a face.
import type { Setup } from "../shelf";
import Face from "./Face.svelte";
import "./style.css";

export const setup: Setup = { Face };
