// How the loaded games draw their cards, for the enlarged card and opened piles.
import type { Component } from "svelte";

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export const cardFaces = new Map<string, Component<any>>();
