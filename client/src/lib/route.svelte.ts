// Where we are: /, /new?game=…, /carry#secret, /t/ID, /replay/ID, /review/ID#moment, /learn, /learn/GAME/N (without N: all lessons), /puzzles, /puzzles/GAME/ID,
// /workshop?game=….
export interface Place {
  page:
    "home" | "new" | "table" | "replay" | "review" | "carry" | "learn" | "lesson" | "puzzles" | "puzzle" | "workshop" | "nowhere";
  table: string;
  game: string;
  token: string;
  lesson: number;
}

function read(): Place {
  const [, first = "", second = "", third = ""] = location.pathname.split("/");
  const here: Place = {
    page: "nowhere",
    table: "",
    game: new URLSearchParams(location.search).get("game") ?? "",
    token: location.hash.slice(1),
    lesson: 0,
  };
  if (first === "") return { ...here, page: "home" };
  if (first === "carry") return { ...here, page: "carry" };
  if (first === "new" || first === "workshop") return { ...here, page: first };
  if (first === "learn" && !third) return { ...here, page: "learn" };
  if (first === "learn") return { ...here, page: "lesson", game: second, lesson: Number(third) || 0 };
  if (first === "puzzles" && !second) return { ...here, page: "puzzles" };
  if (first === "puzzles") return { ...here, page: "puzzle", game: second, table: third };
  if (first === "t" && second) return { ...here, page: "table", table: second };
  if ((first === "replay" || first === "review") && second) return { ...here, page: first, table: second };
  return here;
}

export const place = $state<Place>(read());
/** Where the lessons lead back to, if somebody who was invited learns first. */
export const invitation = $state({ path: "" });
/** Whether a part of what is shown here could not be fetched. */
export const lost = $state({ part: false });

export function go(path: string, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", path);
  else history.replaceState(null, "", path);
  Object.assign(place, read());
  scrollTo(0, 0);
}

addEventListener("popstate", () => Object.assign(place, read()));

/** Follow links within the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || link.target || link.hasAttribute("download") || url.pathname.startsWith("/api")) return;
  event.preventDefault();
  if (link.getAttribute("href") !== "#") go(url.pathname + url.search + url.hash);
}
