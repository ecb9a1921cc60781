// Heads and clothes for portraits cut in lino: every character and helper is put together from these. Drawn round the middle of a 90 x 190 box.
import type { Motifs } from "../../art/compose";

/** Shoulders and neck, under everything. */
export const BODY = "aM-45 96v-49c4-18 14-30 31-36v-14h28v14c17 6 27 18 31 36v49z";
/** The face, after hair that lies behind it. */
export const FACE =
  "lM0-51c-12 0-17 9-16 25 1 16 7 27 16 27s15-11 16-27c1-16-4-25-16-25z|aM-10-27h7v2h-7zM3-27h7v2h-7zM-9-22h5v3h-5zM4-22h5v3h-5zM-5-9q5 4 10 0v3q-5 3-10 0z|tM0-21l-2 8h3";

/** What lies behind the face. */
export const BEHIND: Motifs = {
  bob: "aM0-63c-21 0-29 17-27 37 1 12-3 22-6 28 10 3 18 0 20-4h26c2 4 10 7 20 4-3-6-7-16-6-28 2-20-6-37-27-37z",
  long: "aM0-63c-22 0-29 18-27 38l-6 48q14 6 22-2l2-19h18l2 19q8 8 22 2l-6-48c2-20-5-38-27-38z",
  scarf: "aM0-67c-25 0-31 21-27 45l9 25h36l9-25c4-24-2-45-27-45z|cM-21-40q21-22 42 0",
  bun: "ao0-66 10|aM0-60c-16 0-22 14-19 32h38c3-18-3-32-19-32z",
  curls: "ao-17-42 9|ao-8-54 10|ao7-55 10|ao17-42 9|ao-20-29 7|ao20-29 7",
  bald: "aM-17-28c-6-1-5 11 1 11zM17-28c6-1 5 11-1 11z",
};

/** What lies before the face, and clothes. */
export const BEFORE: Motifs = {
  bob: "aM-17-32c0-14 6-20 17-20s18 6 17 21c-7-2-10-7-12-11-5 6-13 9-22 10z",
  long: "aM-17-30c0-16 6-22 17-22s18 6 17 22c-3-8-8-14-17-16-9 2-14 8-17 16z",
  bun: "aM-17-34c1-14 8-18 17-18s16 4 17 18q-8-10-17-10t-17 10z",
  curls: "ao-8-48 6|ao3-50 6|ao12-44 5",
  scarf: "aM-7 1l7 6 7-6 5 14h-24z|cM-16-40q16-14 32 0",
  bald: "tM-8-47q8-3 14 0",
  short: "aM-18-30c-3-23 6-33 18-33s22 10 18 33l-3-5c0-8-3-13-8-16-6 4-14 5-20 4-3 4-4 9-3 14z",
  cap: "aM-23-42q-1-23 23-23t23 20l11 5q-8 7-56 3z|cM-20-46q20-6 42 0",
  peaked: "aM-26-47q2-20 26-20t26 20l-6 7h-40zM-20-40h40l5 8q-25 5-50 0z|cM-20-40h40",
  nurse: "lM-18-44q-2-23 18-23t18 23q-18-9-36 0z|eM-2-60h4v4h4v4h-4v4h-4v-4h-4v-4h4z|tM-18-44q18-9 36 0",
  spectacles: "to-7-21 6.5|to7-21 6.5|tM-.5-21h1M-14-22l-3-1M14-22l3-1",
  moustache: "aM-10-11q5-5 10-2 5-3 10 2-5 3-10 1-5 2-10-1z",
  beard: "aM-16-24q0 30 16 30t16-30q-3 12-9 13h-14q-6-1-9-13z|lM-4-7q4 2 8 0v2q-4 2-8 0z",
  lapels: "lM-8 12l8 10 8-10-8 62z|cM-14 8l14 66 14-66M-28 34l8 62M28 34l-8 62",
  dress: "cM-12 10q12 14 24 0M-27 36l8 60M27 36l-8 60M-12 40l3 56M12 40l-3 56M0 38v58",
  smock: "cM-11 10l11 13 11-13M0 23v20M-26 40h52M-28 52l6 44M28 52l-6 44",
  collar: "lM-8 5h16v9h-16z|cM0 18v78M-24 30l4 66M24 30l-4 66",
  apron: "lM-17 28h34l7 68h-48z|lM-17 28l6-19 4 1-3 18zM17 28l-6-19-4 1 3 18z",
  uniform: "cM0 14v82M-12 9l12 9 12-9M-25 34h13v10h-13zM12 34h13v10h-13zM-26 74h52|eo5 32 2.4|eo5 48 2.4|eo5 62 2.4",
};
