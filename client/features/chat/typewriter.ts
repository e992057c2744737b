/** Reveal of a new answer. */
export const CHARACTERS_PER_SECOND = 100;
/** A new answer stays marked for this long per character. */
export const HIGHLIGHT_MS_PER_CHARACTER = 15;

const LINK = /!?\[(?:[^[\]]|\[[^[\]]*\])*\]\([^)\s]*\)/g;

/**
 * The first `count` characters of a Markdown text, so that no half link or open bold shows its signs: a link is
 * taken whole and an open bold is closed.
 */
export function revealed(text: string, count: number): string {
  if (count >= text.length) return text;
  let end = count;
  for (const match of text.matchAll(LINK)) {
    if (match.index < end && end < match.index + match[0].length) end = match.index + match[0].length;
  }
  const part = text.slice(0, end).replace(/\*+$/, '');
  const isBoldOpen = (part.match(/\*\*/g)?.length ?? 0) % 2 === 1;
  return isBoldOpen ? `${part.trimEnd()}**` : part;
}
