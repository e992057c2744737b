import { NAME_ENTRIES, type RowName } from '../fields/vocabulary.ts';
import { type TextKey, textKey } from './text-key.ts';

/** A row name found in a line; `start` and `end` are character indices, end exclusive. */
export type FoundName = { name: RowName; key: string; start: number; end: number; edits: number };

/** Words this short must stand alone and be spelt right. */
const SHORT = 5;

/** Edits (substitute, insert, drop) between `key` at `at` and `word`, with the length that fits best. */
function bestEdits(key: string, at: number, word: string, limit: number): { edits: number; length: number } {
  let previous = Array.from({ length: word.length + 1 }, (_, i) => i);
  let best = { edits: limit + 1, length: 0 };
  for (let taken = 1; taken <= Math.min(word.length + limit, key.length - at); taken++) {
    // A digit belongs to the amount behind the name.
    if (/[0-9]/.test(key[at + taken - 1] ?? '') && !/[0-9]/.test(word)) break;
    const current = [taken];
    for (let j = 1; j <= word.length; j++) {
      const same = key[at + taken - 1] === word[j - 1] ? 0 : 1;
      current.push(
        Math.min((previous[j] ?? 99) + 1, (current[j - 1] ?? 99) + 1, (previous[j - 1] ?? 99) + same),
      );
    }
    const edits = current[word.length] ?? 99;
    if (edits < best.edits || (edits === best.edits && taken === word.length))
      best = { edits, length: taken };
    previous = current;
  }
  return best;
}

function endsWord({ key, starts }: TextKey, end: number): boolean {
  return end >= key.length || starts[end] === true || /[0-9]/.test(key[end] ?? '');
}

function allowedEdits(word: string): number {
  if (word.length <= SHORT) return 0;
  return word.length >= 10 ? 2 : 1;
}

function matchAt(text: TextKey, at: number): { name: RowName; length: number; edits: number } | null {
  for (const { key: word, name } of NAME_ENTRIES) {
    if (text.key.startsWith(word, at) && (word.length > SHORT + 3 || endsWord(text, at + word.length))) {
      return { name, length: word.length, edits: 0 };
    }
  }
  for (const { key: word, name } of NAME_ENTRIES) {
    const limit = allowedEdits(word);
    if (limit === 0 || text.key[at] === undefined) continue;
    // The first letter may be misread, but then all else must fit.
    if (text.key[at] !== word[0] && text.key[at + 1] !== word[1]) continue;
    const { edits, length } = bestEdits(text.key, at, word, limit);
    if (edits <= limit && endsWord(text, at + length)) return { name, length, edits };
  }
  return null;
}

/** Row names in a line, left to right, without overlaps; the longest wins. */
export function findNames(chars: readonly string[]): FoundName[] {
  const text = textKey(chars);
  const found: FoundName[] = [];
  for (let at = 0; at < text.key.length; ) {
    const match = text.starts[at] ? matchAt(text, at) : null;
    if (!match) {
      at++;
      continue;
    }
    const start = text.from[at] ?? 0;
    const end = (text.from[at + match.length - 1] ?? start) + 1;
    found.push({
      name: match.name,
      key: text.key.slice(at, at + match.length),
      start,
      end,
      edits: match.edits,
    });
    at += match.length;
  }
  return found;
}
