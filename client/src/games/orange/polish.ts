// What the game says, made shorter where the screen shows the rest: roads carry capital letters, cards their own heads.
import { t } from "./words";

export function polish(text: string): string {
  return text
    .replace(/^Use (.+?) for an action\. AND \([^)]*\): /, "$1: ")
    .replace(/^Use (.+?) for an action\. OR \([^)]*\): .*$/s, (_, name: string) => `${name}: ${t("oso.plain_action")}`)
    .replace(/^First the bonus: (AND|OR) \([^)]*\): /, "First the bonus: ")
    .replace(/: Spend 1 Action point: /, ": ")
    .replace(/\b([Rr]oad )([a-t])\b/g, (_, word: string, road: string) => `${word}${road.toUpperCase()}`);
}
