import { plainText } from '#domain/chat-text/markdown-as-text.ts';

/** Characters shown before and after the word that was found. */
const BEFORE = 40;
const AFTER = 90;
const CUT = '…';

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The place in the first of `texts` that holds one of `words`, with some words around it, as one line of plain text.
 * Where the word stands in what is not read, as in a link's address, it is how the last text begins.
 */
export function excerptAround(texts: readonly string[], words: readonly string[]): string {
  const lines = texts.map((text) => plainText(text).replace(/\s+/g, ' '));
  const anyWord = new RegExp(words.map((word) => RegExp.escape(word)).join('|'), 'iu');
  const line = lines.find((one) => anyWord.test(one)) ?? lines.at(-1) ?? '';
  const found = anyWord.exec(line);
  const at = found?.index ?? 0;
  return cutOut(line, at - BEFORE, at + (found?.[0].length ?? 0) + AFTER);
}

/** From `start` to `end`, whole words where there are spaces, whole characters where there are none. */
function cutOut(line: string, start: number, end: number): string {
  const from = start <= 0 ? 0 : wordStart(line, start);
  const to = end >= line.length ? line.length : wordEnd(line, end);
  const middle = line.slice(from, to).trim();
  return `${from > 0 ? CUT : ''}${middle}${to < line.length ? CUT : ''}`;
}

/** Furthest that a cut moves to find a space. */
const REACH = 20;

function wordStart(line: string, index: number): number {
  const space = line.indexOf(' ', index);
  return space !== -1 && space <= index + REACH ? space + 1 : characterStart(line, index);
}

function wordEnd(line: string, index: number): number {
  const space = line.lastIndexOf(' ', index);
  return space >= index - REACH ? space : characterStart(line, index);
}

const characterStart = (line: string, index: number) =>
  characters.segment(line).containing(index)?.index ?? index;
