import { readFileSync } from 'node:fs';
import type { Language } from './language-of.ts';

/** What people type in a language, plain, to English words; and the single words in order, for forms that are not listed. */
export type Lexicon = { words: ReadonlyMap<string, string>; sorted: readonly string[] };

const lexicons = new Map<Language, Lexicon>();

/** The words of a language; the first call reads them from the disk, some 20 ms. */
export function lexiconOf(language: Language): Lexicon {
  const known = lexicons.get(language);
  if (known) return known;
  const lines = readFileSync(new URL(`words/${language}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const words = new Map<string, string>();
  for (const line of lines) {
    const [typed = '', english = ''] = line.split('\t');
    const plain = plainly(wordsApart(typed), language).trim().replace(/ +/g, ' ');
    if (!words.has(plain)) words.set(plain, english);
  }
  const sorted = [...words.keys()].filter((word) => !word.includes(' ')).sort();
  const lexicon = { words, sorted };
  lexicons.set(language, lexicon);
  return lexicon;
}

/** An apostrophe ends a word: "l'hôpital" is two. */
export const wordsApart = (text: string) => text.replace(/[’'`´]/g, "' ");

/** Lower case without accents; the spellings of Hindi in Latin letters as one. */
export function plainly(text: string, language: Language): string {
  const plain = text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');
  if (language !== 'hi') return plain;
  return plain.replace(/aa+/g, 'a').replace(/ee+/g, 'i').replace(/oo+/g, 'u').replaceAll('w', 'v');
}

const ALIKE_FROM = 5;
const ENDING_MOST = 3;

/** The English of the listed word that begins as this one does and differs in its ending alone; undefined where there is none. */
export function likest(word: string, { words, sorted }: Lexicon): string | undefined {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  const [before = '', after = ''] = [sorted[low - 1], sorted[low]];
  const near = sharedLetters(word, before) > sharedLetters(word, after) ? before : after;
  const letters = sharedLetters(word, near);
  const isAlike = letters >= ALIKE_FROM && Math.max(word.length, near.length) - letters <= ENDING_MOST;
  return isAlike ? words.get(near) : undefined;
}

function sharedLetters(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}
