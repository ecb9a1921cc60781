// "All conspirators are in prison: the game is lost (BO-131)." is a sentence and the number of its rule.
export function cited(text: string): [sentence: string, rule: string] {
  const found = / \(((?:U|BO|OSO)-\d+)\)\.?$/.exec(text);
  return found ? [`${text.slice(0, found.index)}.`, found[1]!] : [text, ""];
}
