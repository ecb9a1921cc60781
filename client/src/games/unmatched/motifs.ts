// One silhouette per card, drawn in a box of 200 x 92 before a light: dark shapes, a few bright lines.
const L = 'stroke="#ffdf9e" stroke-width="4" stroke-linecap="round" fill="none"';
const D = 'stroke="#10151a" stroke-width="6" stroke-linecap="round" fill="none"';

const DRAWN: Record<string, string> = {
  steps: '<path d="M60 60c2-8 8-8 8 0 0 6-8 6-8 0zM62 68h5v5h-5zM84 48c2-8 8-8 8 0 0 6-8 6-8 0zM86 56h5v5h-5zM106 56c2-8 8-8 8 0 0 6-8 6-8 0zM108 64h5v5h-5zM130 42c2-8 8-8 8 0 0 6-8 6-8 0zM132 50h5v5h-5zM152 48c2-8 8-8 8 0 0 6-8 6-8 0zM154 56h5v5h-5z"/>',
  ghost: '<path d="M76 72V40c0-18 48-18 48 0v32l-8-6-8 6-8-6-8 6-8-6z"/><circle cx="91" cy="46" r="5" fill="#ffdf9e"/><circle cx="109" cy="46" r="5" fill="#ffdf9e"/>',
  lens: '<circle cx="104" cy="40" r="24" fill="none" stroke="#10151a" stroke-width="7"/><circle cx="104" cy="40" r="20" fill="#ffe9b8" opacity=".55"/><path d="M121 58l22 20" stroke="#10151a" stroke-width="10" stroke-linecap="round"/>',
  fist: `<path d="M70 56c-4-14 2-24 14-24l34-2c10 0 14 8 12 18-2 12-12 18-26 18H82c-7 0-10-4-12-10z"/><path d="M84 34v14M98 32v15M112 32v14" stroke="#ffdf9e" stroke-width="3"/><path d="M148 30l18-8M150 44h20M148 58l18 8" ${L}/>`,
  head: `<path d="M100 18c-22 0-30 16-28 30l-8 12 8 3v14h32v-8c12-2 22-14 20-28-2-14-10-23-24-23z"/><path d="M86 40h22M86 48h14" ${L}/>`,
  book: '<path d="M58 34q22-10 42 4 20-14 42-4v38q-22-8-42 4-20-12-42-4z"/><path d="M100 38v36M68 44q12-4 24 3M68 54q12-4 24 3M108 47q12-7 24-3M108 57q12-7 24-3" stroke="#ffdf9e" stroke-width="3" fill="none"/>',
  revolver: '<path d="M62 34h74v10h-30l-2 6h-14l-8 22H66l6-26-10-4z"/><circle cx="92" cy="44" r="9" fill="none" stroke="#ffdf9e" stroke-width="3"/>',
  mask: '<path d="M70 34q30 12 60 0 4 22-8 34-10 8-22-4-12 12-22 4-12-12-8-34z"/><path d="M80 46q8-5 14 2-8 5-14-2zM106 48q6-7 14-2-6 7-14 2z" fill="#ffdf9e"/>',
  bag: '<path d="M76 40h48v32H76zM90 40v-8h20v8"/><path d="M100 46v20M90 56h20" stroke="#ffdf9e" stroke-width="5"/>',
  feint: '<path d="M74 70l46-46 10 2 2 10-46 46zM70 58l16 16" stroke="#10151a" stroke-width="5"/><path d="M140 70 98 28" stroke="#ffdf9e" stroke-width="4" stroke-dasharray="4 6"/>',
  bat: '<path d="M100 40q-4-10-10-4-12-12-40-4 12 4 14 18 10-4 16 4 6-4 12 6l8 12 8-12q6-10 12-6 6-8 16-4 2-14 14-18-28-8-40 4-6-6-10 4z"/><path d="M95 46h2M103 46h2" stroke="#ffdf9e" stroke-width="4" stroke-linecap="round"/>',
  wolf: '<path d="M66 70c0-22 10-34 26-36l4-14 10 12c18 0 30 6 38 16l-10 8-18 2c-4 8-10 12-18 12z"/><path d="M112 42l8-2" stroke="#ffdf9e" stroke-width="4"/><path d="M120 58l4 8 4-9 4 7 2-8" fill="#ffdf9e"/>',
  fangs: '<path d="M64 34q36-14 72 0-2 16-14 22l-6 18-6-16h-20l-6 16-6-18q-12-6-14-22z"/><path d="M80 50l4 14 4-14zM112 50l4 14 4-14z" fill="#ffe9b8"/>',
  eyes: `<path d="M56 46q22-24 44 0-22 22-44 0zM100 46q22-24 44 0-22 22-44 0z"/><circle cx="78" cy="45" r="6" fill="#ffdf9e"/><circle cx="122" cy="45" r="6" fill="#ffdf9e"/>`,
  cape: '<path d="M100 20c-8 0-12 6-12 14l-6 6c-16 6-26 20-30 36l18-8 8 10 10-10 12 10 12-10 10 10 8-10 18 8c-4-16-14-30-30-36l-6-6c0-8-4-14-12-14z"/><path d="M94 34h2M104 34h2" stroke="#ffdf9e" stroke-width="4" stroke-linecap="round"/>',
  mist: `<path d="M56 62q8-16 22-8 6-18 24-10 16-10 24 8 14-2 16 12z"/><path d="M52 72h62M126 72h22M66 80h40" ${L}/>`,
  drop: '<path d="M100 18c14 20 22 30 22 42a22 22 0 0 1-44 0c0-12 8-22 22-42z"/><path d="M88 60a12 12 0 0 0 10 14" stroke="#ffdf9e" stroke-width="4" fill="none" stroke-linecap="round"/>',
  sisters: '<path d="M62 74c0-14 4-20 10-22-6-12 14-12 10 0 6 2 8 8 10 14 2-12 4-20 8-22-8-16 18-16 10 0 4 2 6 10 8 22 2-6 4-12 10-14-4-12 16-12 10 0 6 2 10 8 10 22z"/>',
  hand: '<path d="M84 76V54l-10-12c-2-4 4-6 7-3l7 7V26c0-5 7-5 7 0v14-18c0-5 7-5 7 0v18-14c0-5 7-5 7 0v16-8c0-5 7-5 7 0v24c0 10-4 18-8 18z"/><path d="M132 30q10 8 0 18M142 24q16 14 0 30" stroke="#ffdf9e" stroke-width="3" fill="none"/>',
  flask: '<path d="M92 20h16v18l20 32c2 5 0 8-5 8H77c-5 0-7-3-5-8l20-32z"/><path d="M84 58h32l6 12H78z" fill="#8fe0b4" opacity=".75"/><circle cx="96" cy="50" r="3" fill="#8fe0b4"/><circle cx="106" cy="44" r="2.4" fill="#8fe0b4"/>',
  twofaced: '<path d="M100 18c-22 0-30 16-28 32l-6 8 7 3c0 10 6 15 27 15z"/><path d="M100 16c8-4 12 4 18 0 4 8 14 8 12 20 6 6 0 16 2 24 2 10-12 16-32 16z" opacity=".7"/><path d="M112 42l10-4-2 8z" fill="#ffdf9e"/>',
  claw: `<path d="M74 24q10 30 2 52M92 20q10 32 4 58M110 20q10 32 4 58M128 24q8 28 2 50" ${D}/>`,
  cane: `<path d="M72 78l46-46" ${D}/><path d="M112 38c-4-14 16-22 20-8 2 8-8 10-8 4" ${D}/><path d="M136 58l14 6M128 70l12 8" ${L}/>`,
  clock: '<circle cx="100" cy="48" r="28"/><circle cx="100" cy="48" r="20" fill="#ffe9b8" opacity=".8"/><path d="M100 48V34M100 48l10 6" stroke="#10151a" stroke-width="4" stroke-linecap="round"/>',
  hat: '<path d="M54 62c2-5 20-7 24-9l4-24q18-8 36 0l4 24c4 2 22 4 24 9-16 12-76 12-92 0z"/><path d="M80 50q20 6 40 0" stroke="#ffdf9e" stroke-width="4" fill="none"/>',
  glasses: `<path d="M60 38h80v10q-4 18-20 18-14 0-20-14-6 14-20 14-16 0-20-18z"/><path d="M74 44l8 10M116 44l8 10" ${L}/>`,
  notes: '<path d="M74 20h40l14 14v44H74z"/><path d="M82 40h36M82 50h30M82 60h36M82 69h20" stroke="#ffdf9e" stroke-width="3" stroke-dasharray="7 4"/>',
  door: '<path d="M78 78V30q22-18 44 0v48z"/><circle cx="113" cy="56" r="3.4" fill="#ffdf9e"/><path d="M132 40q10 10 0 20" stroke="#ffdf9e" stroke-width="3" fill="none"/>',
  heart: '<path d="M100 76C78 62 66 50 70 36c4-14 22-14 30 0 8-14 26-14 30 0 4 14-8 26-30 40z"/><path d="M78 52h12l6-10 8 18 6-8h12" stroke="#ffdf9e" stroke-width="3.4" fill="none"/>',
  speech: '<path d="M66 26h68v34h-38l-14 14V60H66z"/><path d="M96 36q4-6 8 0t-4 10M100 52v1" stroke="#ffdf9e" stroke-width="4" stroke-linecap="round" fill="none"/>',
  run: '<circle cx="116" cy="26" r="9"/><path d="M110 38l-20 6-14 14M108 38l-6 20 16 8 2 14M102 58l-14 8-16 2M110 42l18 8 10-8" stroke="#10151a" stroke-width="8" stroke-linecap="round" stroke-linejoin="round" fill="none"/><path d="M52 40h16M46 52h18M52 64h12" stroke="#ffdf9e" stroke-width="3"/>',
  swirl: `<path d="M100 48c0-8 12-8 12 2s-18 14-24 0 8-26 26-24 26 26 12 38-44 12-54-6" ${D}/><path d="M140 26l10-6M146 40h12" ${L}/>`,
};

const OF: Record<string, string> = {
  the_game_is_afoot: "steps", service_revolver: "revolver", feint: "feint", education_never_ends: "book", study_methods: "book",
  deduce_strategy: "head", counterpunch: "fist", fixed_point_in_a_changing_age: "bag", elementary: "lens", confirm_suspicion: "speech",
  eliminate_the_impossible: "lens", master_of_disguise: "mask", administer_aid: "bag", ambush: "bat", feeding_frenzy: "sisters",
  beastform: "wolf", thirst_for_sustenance: "fangs", dash: "run", exploit: "ghost", do_my_bidding: "hand", look_into_my_eyes: "eyes",
  mistform: "mist", prey_upon: "cape", baptism_of_blood: "drop", ravening_seduction: "sisters", recoiling_blow: "claw",
  forever_hyde: "twofaced", skirmish: "cane", duality_of_man: "twofaced", distracted_triage: "bag", succumb_to_compulsion: "flask",
  madness_relents: "flask", with_haste: "run", scientific_method: "notes", calming_research: "flask", pure_evil: "claw",
  strange_case: "notes", surprise_attack: "fist", slip_away: "door", emerge_from_mist: "mist", covert_preparation: "glasses",
  dreaming_of_revenge: "eyes", confound: "swirl", impossible_to_see: "glasses", lurking: "hat", into_thin_air: "swirl",
  coded_notes: "notes", reign_of_terror: "hat", vanish: "swirl", step_lightly: "steps", rolling_fog: "mist",
};  // prettier-ignore

/** The silhouette of a card; a card we have not drawn gets a heart, a clock or a door, always the same one. */
export function motif(id: string): string {
  const name = OF[id];
  if (name) return DRAWN[name]!;
  const others = ["heart", "clock", "door", "cane", "hat"];
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return DRAWN[others[sum % others.length]!]!;
}

export const PORTRAITS: Record<string, string> = {
  sherlock_holmes: '<path d="M6 300C8 226 30 200 68 188l4-20C58 160 50 142 52 120l-16 4c2-14 14-22 20-24 0-28 24-46 54-44 28 2 44 20 45 42 12 4 24 10 29 22l-32-1c2 10 0 16 2 21l12 17c2 5-2 7-8 7v6c3 2 2 6-1 7 2 5-1 8-4 10 1 10-6 15-16 14l-14-2v12c32 8 52 30 58 92z"/><path d="M158 181c13 1 19 9 23 17h18v14c0 9-5 12-10 12s-10-3-10-12v-6c-4-11-10-18-22-20z"/>',
  dracula: '<path d="M98 54c-24 0-40 16-40 42l-14 25c-2 4 2 6 8 6v8c-4 1-3 6 0 7-2 5 0 9 4 10-1 12 6 18 18 16l10-2 2 14c-30 10-60 30-76 120h190c-2-60-12-120-42-172l-16 40C152 140 146 54 98 54z"/><path d="M86 196 52 150l18 60zM136 196l26-70 12 90z"/>',
  jekyll_and_hyde: '<path d="M100 54c-34 0-46 24-44 52 1 10-2 12-4 18 0 4 4 4 7 6 2 30 14 46 30 50v14c-36 8-62 24-72 106h83z"/><path d="M100 46c10-8 20 4 28-2 4 10 18 12 16 26 8 6 2 22 6 34 6 2 4 20-4 24-2 28-14 46-30 54v10c40 4 76 18 86 108H100z" opacity=".72"/><path d="M122 108l16-6-4 12z" fill="#ffd36b"/>',
  invisible_man: '<path d="M30 84c2-6 30-10 34-12l4-30q34-14 66 0l4 30c6 2 32 6 34 12-20 16-120 16-142 0z"/><path d="M62 106h76v14q-10 14-26 12-8-2-12-10-4 8-12 10-16 2-26-12z"/><path d="M58 172q42 30 84 0l8 24c30 10 44 40 48 104H2c4-64 18-94 48-104z"/>',
};
