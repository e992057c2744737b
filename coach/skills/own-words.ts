/** Words the person typed, as plain text within our markdown: no marks, links, tables or references, one line. */
export function ownWords(text: string): string {
  return text
    .replace(/[[\]*_`#|<>\\]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
