// Where we are: /, /new?game=…, /t/ID, /replay/ID, /review/ID#moment.
export interface Place {
  page: "home" | "new" | "table" | "replay" | "review" | "nowhere";
  table: string;
  game: string;
  token: string;
}

function read(): Place {
  const [, first = "", second = ""] = location.pathname.split("/");
  const game = new URLSearchParams(location.search).get("game") ?? "";
  const token = location.hash.slice(1);
  if (first === "") return { page: "home", table: "", game, token };
  if (first === "new") return { page: "new", table: "", game, token };
  if (first === "t" && second) return { page: "table", table: second, game, token };
  if ((first === "replay" || first === "review") && second) return { page: first, table: second, game, token };
  return { page: "nowhere", table: "", game, token };
}

export const place = $state<Place>(read());

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
