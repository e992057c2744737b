/** Search engines show about this much. */
const MOST = 160;

/** The beginning of a Markdown text as plain words, cut at a sentence or a word. */
export function plainSummary(markdown: string): string {
  const paragraph =
    markdown.split(/\n(?:[^\S\n]*\n)+/).find((block) => !/^\s*(?:#|\||>|[-*] |\d+\. |\[\^)/.test(block)) ??
    '';
  const words = paragraph
    .replace(/\[\^[\w-]+\]/g, '')
    .replace(/\[([^[\]]*)\]\([^)[]*\)/g, '$1')
    .replace(/[*_`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= MOST) return words;
  const begin = words.slice(0, MOST);
  const sentence = begin.lastIndexOf('. ');
  if (sentence > MOST / 2) return begin.slice(0, sentence + 1);
  return `${begin.slice(0, begin.lastIndexOf(' '))}…`;
}
