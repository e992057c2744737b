import { readFileSync } from 'node:fs';
import { type Language, languageOf } from './language-of.ts';

/** What people type, plain, to English words; and the single words in order, for forms that are not listed. */
type Lexicon = { words: Map<string, string>; sorted: readonly string[] };

const lexicons = new Map<Language, Lexicon>();
const WORDS_MOST = 5;

/**
 * A message in one of the other languages with English words in place of those we know, in the same order: "me duele el
 * pecho" is "hurts me the chest". English and languages we have no words of stay as they are.
 */
export function glossed(text: string): string {
  const language = languageOf(text);
  if (!language) return text;
  const lexicon = lexiconOf(language);
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(APOSTROPHE, "' ")
    .split(BETWEEN)
    .map((part, at) => (at % 2 === 1 ? part : glossOf(part.trim().split(/ +/), language, lexicon)))
    .filter((part) => part !== '')
    .join(' ')
    .replace(/ +([,.!?)])/g, '$1')
    .trim();
}

/** What stands between words: numbers and marks, and units with a stroke. */
const BETWEEN = /((?:\b(?:mg|mmol|g|ng|mmhg)\/[a-z]+\b|[^\p{L}\p{M}' ])+)/u;
const APOSTROPHE = /[’'`´]/g;

function glossOf(typed: readonly string[], language: Language, { words, sorted }: Lexicon): string {
  const plain = typed.map((word) => plainly(word, language));
  const said: string[] = [];
  for (let at = 0; at < typed.length; ) {
    let length = Math.min(WORDS_MOST, typed.length - at);
    while (length > 1 && !words.has(plain.slice(at, at + length).join(' '))) length--;
    const word = plain.slice(at, at + length).join(' ');
    said.push(words.get(word) ?? words.get(likest(word, sorted)) ?? typed[at] ?? '');
    at += length;
  }
  return said.join(' ');
}

const ALIKE_FROM = 5;
const ENDING_MOST = 3;

/** The listed word that begins as this one does and differs in its ending alone; empty where there is none. */
function likest(word: string, sorted: readonly string[]): string {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  const near = [sorted[low - 1] ?? '', sorted[low] ?? ''];
  const shared = near.map((other) => sharedLetters(word, other));
  const best = (shared[0] ?? 0) > (shared[1] ?? 0) ? 0 : 1;
  const [other, letters] = [near[best] ?? '', shared[best] ?? 0];
  const isAlike = letters >= ALIKE_FROM && Math.max(word.length, other.length) - letters <= ENDING_MOST;
  return isAlike ? other : '';
}

function sharedLetters(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}

/** Lower case without accents; the spellings of Hindi in Latin letters as one. */
function plainly(text: string, language: Language): string {
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

function lexiconOf(language: Language): Lexicon {
  const known = lexicons.get(language);
  if (known) return known;
  const lines = readFileSync(new URL(`words/${language}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const words = new Map<string, string>();
  for (const line of lines) {
    const [typed = '', english = ''] = line.split('\t');
    const plain = plainly(typed.replace(APOSTROPHE, "' "), language).trim().replace(/ +/g, ' ');
    if (!words.has(plain)) words.set(plain, english);
  }
  const sorted = [...words.keys()].filter((word) => !word.includes(' ')).sort();
  const lexicon = { words, sorted };
  lexicons.set(language, lexicon);
  return lexicon;
}
