const REFERENCE = /\[\^([a-z0-9-]+)\]/g;

/** Ids of the sources a text refers to, in order, without repeats. */
export function referencedSources(markdown: string): string[] {
  return [...new Set([...markdown.matchAll(REFERENCE)].flatMap((match) => match[1] ?? []))];
}

/** The text with each `[^source-id]` replaced by what `render` gives for it. */
export function replaceReferences(markdown: string, render: (sourceId: string) => string): string {
  return markdown.replace(REFERENCE, (_, id: string) => render(id));
}

/** The text as plain words: no references, no markdown marks, one line. */
export function plainText(markdown: string): string {
  return replaceReferences(markdown, () => '')
    .replace(/^[^\S\n]*(?:[-*]|\d+\.)\s+/gm, '')
    .replace(/\[([^[\]]*)\]\([^)[]*\)/g, '$1')
    .replace(/[*_`#|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
