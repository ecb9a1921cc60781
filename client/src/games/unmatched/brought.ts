// What a pack brings is drawn without anybody having drawn it: from the picture that came along, or put together from its id.
import { framed, type Looks } from "../../art/brought";
import { printed } from "./printed";

export { numberOf, one } from "../../art/brought";

function brought(id: string): Looks | undefined {
  try {
    const { heroes } = printed();
    return heroes.find((hero) => hero.id === id) ?? heroes.find((hero) => hero.pictures?.[id]);
  } catch {
    return undefined; // before the catalogue is there, everybody is a silhouette
  }
}

/** The picture a pack has for something, in a box; nothing if it has none. The server lets shapes through and nothing else. */
export function pictured(id: string, x: number, y: number, width: number, height: number): string {
  return framed(brought(id), id, x, y, width, height);
}

/** The gold of a hero's cards: that of the box, or one of their own. */
export function gilt(hero: string): string {
  const color = brought(hero)?.color;
  return color ? `color-mix(in oklab, ${color} 45%, #ffd98c)` : "#f2b84f";
}

/** The colours of a board's zones as the stylesheet takes them. */
export const colours = (zones: { color: string }[]): string =>
  zones.map(({ color }, number) => (/^#[0-9a-f]{6}$/i.test(color) ? `--own-${"abcdefgh".charAt(number)}:${color}` : "")).join(";");
