/** Load the page anew if the server has another one by now: files of the one that was opened before are gone. Say whether. */
export async function renew(again = (): void => location.reload()): Promise<boolean> {
  const own = document.querySelector("script[src]")?.getAttribute("src") ?? "";
  const answer = await fetch("/", { cache: "no-store" }).catch(() => null);
  // Without a connection, or with the same page there, loading anew would lose what is on the screen for nothing.
  const newer = answer?.ok === true && !(await answer.text()).includes(own);
  if (newer) again();
  return newer;
}
