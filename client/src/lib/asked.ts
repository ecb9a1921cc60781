// A prompt in its parts: one question in large letters, at most a line long; what led to it and what else may be done in small ones.
export interface Asked {
  lead: string;
  ask: string;
  more: string;
}

const LONG = 60;
const SENTENCE = /(?<=[.?!])(?<!\b(?:Dr|Mr|Mrs|St)\.) (?=[A-Z])/;

export function asked(prompt: string): Asked {
  if (prompt.length <= LONG) return { lead: "", ask: prompt, more: "" };
  const sentences = prompt.split(SENTENCE);
  const found = sentences.findIndex((sentence) => sentence.endsWith("?"));
  const at = Math.max(0, found);
  return { lead: sentences.slice(0, at).join(" "), ask: sentences[at]!, more: sentences.slice(at + 1).join(" ") };
}
