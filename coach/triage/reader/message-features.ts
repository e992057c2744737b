import { crc32 } from 'node:zlib';
import type { Read } from '../read-message.ts';

/** Features are hashed into so many buckets; two that share one are told apart by the rest of the message. */
export const FEATURE_BUCKETS = 1 << 16;

const RULE_LEVELS = ['caution', 'call_today', 'emergency'] as const;

/** Characters that are read: nobody's message is longer, and a pasted page says nothing more. */
const MOST_CHARACTERS = 4_000;
/** Longer ones are no words: code, addresses, keyboards that were slept on. */
const LONGEST_WORD = 30;
const WORD = /[\p{L}'’]+|\d+(?:[.,]\d+)?|[?!]/gu;
const WORDS_IN_A_ROW = [1, 2, 3];
/** Pieces of a word this long let a slip of spelling keep most of what the word means. */
const PIECES = [3, 4, 5];

/** What rules found in a message, as names of features. */
export function foundBy({ told, fresh }: Pick<Read, 'told' | 'fresh'>): string[] {
  return [...told, ...Array.from(fresh, ({ id, level }) => `${level}:${id}`)];
}

/** Sentences and lines of a message; one that is no longer than a sentence has itself alone. */
export function sentencesIn(text: string): string[] {
  const sentences = text
    .slice(0, MOST_CHARACTERS)
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => /\p{L}/u.test(sentence));
  return sentences.length > 0 ? sentences : [text];
}

/** The levels that rules give the message alone and whether they read a value of now, as 0 or 1, and its length. */
export function ruleMarks(text: string, { fresh, isMeasured }: Pick<Read, 'fresh' | 'isMeasured'>): number[] {
  const levels = new Set(Array.from(fresh, ({ level }) => level));
  const length = Math.log(1 + wordsOf(text).length);
  return [...RULE_LEVELS.map((level) => Number(levels.has(level))), Number(isMeasured), length];
}

/**
 * What the word reader goes by, as bucket numbers, each once: words, two and three words in a row, pieces of words,
 * and what rules found (`foundBy`; signals with their context, as `chestPain@past`).
 */
export function messageFeatures(text: string, found: Iterable<string>): Uint16Array {
  const words = wordsOf(text);
  const names = new Set<string>();
  for (const [at, word] of words.entries()) {
    for (const length of WORDS_IN_A_ROW) {
      if (at + length <= words.length) names.add(words.slice(at, at + length).join(' '));
    }
    for (const piece of piecesOf(`<${word}>`)) names.add(`+${piece}`);
  }
  for (const name of found) names.add(`=${name}`);
  return Uint16Array.from(new Set([...names].map((name) => crc32(name) % FEATURE_BUCKETS)));
}

/** Words in lower case without accents; of a number only its size counts, as how many bits it has. */
function wordsOf(text: string): string[] {
  const plain = text
    .slice(0, MOST_CHARACTERS)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');
  const words = Array.from(plain.matchAll(WORD), ([word]) => word).filter(
    ({ length }) => length <= LONGEST_WORD,
  );
  return words.map((word) => (/^\d/.test(word) ? sizeOf(word) : word.replace(/’/g, "'")));
}

function sizeOf(digits: string): string {
  const value = Number(digits.replace(',', '.'));
  return `#${Math.min(10, Math.floor(Math.log2(value + 1)))}${/[.,]/.test(digits) ? '.' : ''}`;
}

function piecesOf(word: string): string[] {
  return PIECES.flatMap((length) =>
    Array.from({ length: Math.max(0, word.length - length + 1) }, (_, at) => word.slice(at, at + length)),
  );
}
