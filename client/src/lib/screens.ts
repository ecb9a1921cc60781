// What the page takes for a phone: small screens, and windows too narrow to have room for board, seats and choices side by side.
const PHONE = 760;
const NARROW = 900;

/** Whether a page so wide and high is laid out as on a phone held upright. */
export const onPhone = (width = innerWidth, height = innerHeight): boolean =>
  width <= PHONE || (width <= NARROW && height >= width);

const phone = `((max-width: ${PHONE}px) or ((max-width: ${NARROW}px) and (orientation: portrait)))`;
const narrow = `((min-width: ${PHONE + 1}px) and (max-width: ${NARROW}px))`;

/** The same for style sheets, by the names they have there: `@media (--phone)`. */
export const SCREENS = {
  "--phone": phone,
  "--desk": `(not ${phone})`,
  /** A phone that lies on its side, and a window of that shape. */
  "--sideways": `((orientation: landscape) and ((max-height: 500px) or ${narrow}))`,
};
