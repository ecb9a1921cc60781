// What the scenario is about, as drawings: people in hiding, doors, bundles, strikers, kitchens, locomotives. Each in a box round its middle.

/** Somebody in hiding, in a doorway. */
export const PERSON =
  '<path class="door" d="M-15 17v-30q0-9 15-9t15 9v30z"/><path class="figure" d="M0-14a6 6 0 0 1 0 12a6 6 0 0 1 0-12zM-10 12q0-13 10-13t10 13z"/>';
/** A door that stands open. */
export const DOOR =
  '<path class="door" d="M-13 17v-27h26v27z"/><path class="figure" d="M-7 17v-21h10v21z"/><path class="leaf" d="M3-4l7 4v21l-7-4z"/>';
/** Newspapers, tied. */
export const BUNDLE =
  '<path class="door" d="M-19-1h38v18h-38zM-16-9h36v8h-36z"/><path class="print" d="M-14 5h18M-14 10h12"/><path class="tie" d="M8-9v26"/>';
/** A railwayman with folded arms. */
export const STRIKER =
  '<path class="door" d="M-15 17v-24q0-14 15-14t15 14v24z"/><path class="figure" d="M-9-11q9-8 18 0l3 3h-24zM0-10a5.500 5.500 0 0 1 0 11a5.500 5.500 0 0 1 0-11zM-11 15q0-13 11-13t11 13z"/><path class="arms" d="M-8 9l15-3M-6 5l15 4"/>';
/** A pot on the fire. */
export const POT =
  '<path class="figure" d="M-13-4h26v13q0 8-13 8t-13-8z"/><path class="rim" d="M-18-4h36"/><path class="steam" d="M-6-9q3-5 0-9M5-9q3-5 0-9"/>';
export const BOWL = "M-6-4h12q0 10-6 10t-6-10z";
export const SHEET = "M-8-10h16v20h-16zM-5-5h10M-5-1h10M-5 3h6";
export const ENGINE =
  '<path class="figure" d="M-15 7h30v-6h-4v-9h-10v5h-4v-8h-6v8h-4q-4 2-2 10z"/><circle class="wheel" cx="-8" cy="9" r="4.500"/><circle class="wheel" cx="8" cy="9" r="4.500"/>';
