/** A line's letters and digits for word matching, with the way back to its characters. */
export type TextKey = {
  /** Lower case, without accents, spaces and punctuation. */
  key: string;
  /** Index of the source character of each key character. */
  from: readonly number[];
  /** Whether a word starts at this key character: the source character before it is not a letter. */
  starts: readonly boolean[];
};

const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l' };

function fold(char: string): string {
  const lower = char.toLowerCase();
  return (LIGATURES[lower] ?? lower).normalize('NFD').replace(/[^a-z0-9]/g, '');
}

/** Builds the matching key of a line given as its characters. */
export function textKey(chars: readonly string[]): TextKey {
  let key = '';
  const from: number[] = [];
  const starts: boolean[] = [];
  let wordGoesOn = false;
  for (const [index, char] of chars.entries()) {
    const folded = fold(char);
    for (const [n, piece] of [...folded].entries()) {
      key += piece;
      from.push(index);
      const letter = /[a-z]/.test(piece);
      starts.push(n === 0 && !(wordGoesOn && letter));
      wordGoesOn = letter;
    }
    // A capital after a small letter starts a word too: the reader often drops the space between two.
    if (folded === '') wordGoesOn = false;
    else if (/\p{Lu}/u.test(char) && /\p{Ll}/u.test(chars[index - 1] ?? '')) starts[starts.length - 1] = true;
  }
  return { key, from, starts };
}

/** Whether `text` holds the words, in order, regardless of case, accents, spaces and punctuation. */
export function foldText(text: string): string {
  return textKey([...text]).key;
}
