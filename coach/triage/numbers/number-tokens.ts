import { valuesOf } from './digit-runs.ts';
import {
  FILLERS,
  FOOD_AFTER_SUGAR,
  FOOD_BEFORE_SUGAR,
  type NumberUnit,
  OTHER_UNITS,
  UNITS,
} from './number-words.ts';
import {
  LABEL_WORDS_MOST,
  LABELS,
  type LabelStrength,
  type Quantity,
  withoutAccents,
} from './quantity-names.ts';
import { spelledNumber } from './spelled-numbers.ts';

export type NumberToken = {
  readonly kind: 'number';
  readonly value: number;
  /** Digits behind the decimal sign; glucose in mmol/L has one, in mg/dL none. */
  readonly decimals: number;
  readonly unit: NumberUnit | null;
  /** As typed, without the unit. */
  readonly text: string;
  /** The lower number of a blood pressure. */
  readonly lower?: number;
};
export type LabelToken = {
  readonly kind: 'label';
  readonly quantity: Quantity;
  readonly strength: LabelStrength;
  readonly text: string;
};
/** `link` is a comma or a slash, `stop` a sign that ends what was begun. */
export type Token =
  | NumberToken
  | LabelToken
  | { readonly kind: 'word' | 'link' | 'stop'; readonly text: string };

export const isStrong = (token: Token) => token.kind === 'label' && token.strength !== 'weak';
export const isFiller = (token: Token) => token.kind === 'word' && FILLERS.has(token.text);

/** A number that may be a blood value. */
export function isMeasured(token: Token): token is NumberToken {
  return token.kind === 'number' && token.unit !== 'other';
}

const PIECE =
  /(?<!\S)\.\d+|\d+(?:[.,:/]\d+)*|[\p{L}\p{M}][\p{L}\p{M}\d]*(?:['’][\p{L}]+)?|[^\s\p{L}\p{M}\d]/gu;
const DECADES: Readonly<Record<string, number>> = { forties: 40, fifties: 50, sixties: 60, seventies: 70 };
/** What a meter shows beyond its range, after a word of showing: values without end. */
const METER_WORDS: Readonly<Record<string, number>> = { hi: Infinity, lo: -Infinity };
const SHOWS =
  /^(?:says?|said|reads?|reading|shows?|showed|showing|displays?|displayed|flash(?:es|ed|ing)|muestra|affiche|zeigt)$/;
/** "under" and "over" as signs. */
const SIGN_WORDS: Readonly<Record<string, string>> = { '>': 'over', '<': 'under', '≥': 'over', '≤': 'under' };
/** A number in words takes at most this many pieces: "three hundred and ninety - eight". */
const SPELLED_PIECES_MOST = 6;
/** A unit is written in at most this many pieces: "mg per d l". */
const UNIT_PIECES_MOST = 4;

type Piece = { readonly text: string; readonly glued: boolean };

/** Takes a lower-case sentence apart into numbers with their units, names of quantities, words and signs. */
export function numberTokens(typed: string): Token[] {
  const sentence = withoutAccents(typed);
  const pieces: Piece[] = [...sentence.matchAll(PIECE)].map((match) => ({
    text: match[0],
    glued: match.index > 0 && !/\s/.test(sentence[match.index - 1] ?? ' '),
  }));
  const tokens: Token[] = [];
  for (let at = 0; at < pieces.length; ) {
    const { text } = pieces[at] as Piece;
    const read = /^\.?\d/.test(text) ? readNumber(pieces, at) : readWords(pieces, at);
    tokens.push(...read.tokens);
    at = read.next;
  }
  return tokens;
}

type Read = { readonly tokens: readonly Token[]; readonly next: number };

function readNumber(pieces: readonly Piece[], at: number): Read {
  const text = (pieces[at]?.text ?? '').replace(/^\./, '0.');
  const values = valuesOf(text);
  const { unit, next } = unitAfter(pieces, at + 1);
  const decade = pieces[at + 1];
  if (decade && /^(?:s|'s)$/.test(decade.text) && decade.glued) return readDecade(pieces, at, Number(text));
  const isHyphened =
    pieces[at - 1]?.text === '-' && pieces[at - 1]?.glued && /^\p{L}/u.test(pieces[at - 2]?.text ?? '');
  if (values === null || isHyphened) return { tokens: [{ kind: 'word', text }], next: at + 1 };
  const tokens = values.flatMap((value, index): Token[] => [
    ...(index > 0 ? [{ kind: 'link', text: '/' } as const] : []),
    { kind: 'number', ...value, unit: unit === 'other' && index < values.length - 1 ? null : unit },
  ]);
  return { tokens, next };
}

/** "in the 50s": the middle of the ten, as of a meter in mg/dL. An age, "in my 50s", is none. */
function readDecade(pieces: readonly Piece[], at: number, value: number): Read {
  const isAge = /^(?:my|his|her|their|our)$/.test(pieces[at - 1]?.text ?? '');
  const skipped = pieces[at + 1]?.text === "'" ? 3 : 2;
  return { tokens: isAge || value % 10 !== 0 ? [] : [middleOfTen(value)], next: at + skipped };
}

function middleOfTen(value: number): NumberToken {
  return { kind: 'number', value: value + 5, decimals: 0, unit: 'mg/dL', text: `${value}s` };
}

/** The unit right behind a number and where the text goes on; null where there is none. */
function unitAfter(pieces: readonly Piece[], at: number): { unit: NumberUnit | null; next: number } {
  for (let count = UNIT_PIECES_MOST; count > 0; count--) {
    const unit = UNITS.get(joined(pieces, at, count, ''));
    if (unit) return { unit, next: at + count };
  }
  const word = pieces[at]?.text ?? '';
  const hyphened = word === '-' ? (pieces[at + 1]?.text ?? '') : word;
  if (OTHER_UNITS.has(hyphened) && !isAmVerb(pieces, at)) return { unit: 'other', next: at };
  // "10k", "2nd", "40ish" - letters that touch a number and are no unit of ours; "24," and "24)" are none.
  const isGlued = pieces[at]?.glued === true && /^\p{L}/u.test(word);
  return { unit: isGlued ? 'other' : null, next: at };
}

/** "98 am i ok": no clock goes beyond 12. */
function isAmVerb(pieces: readonly Piece[], at: number): boolean {
  return pieces[at]?.text === 'am' && Number(pieces[at - 1]?.text) > 12;
}

function readWords(pieces: readonly Piece[], at: number): Read {
  const text = pieces[at]?.text ?? '';
  const decade = DECADES[text];
  if (decade !== undefined) return { tokens: [middleOfTen(decade)], next: at + 1 };
  const sign = SIGN_WORDS[text];
  if (sign) return { tokens: [{ kind: 'word', text: sign }], next: at + 1 };
  const beyond = METER_WORDS[text];
  if (beyond !== undefined && shownJustBefore(pieces, at)) {
    return { tokens: [{ kind: 'number', value: beyond, decimals: 0, unit: null, text }], next: at + 1 };
  }
  const spelled = spelledNumber(pieces.slice(at, at + SPELLED_PIECES_MOST).map((piece) => piece.text));
  if (spelled) return readSpelled(pieces, at, spelled);
  if (/^[.;!?]$/.test(text)) return { tokens: [{ kind: 'stop', text }], next: at + 1 };
  if (/^[,/|&+]$/.test(text)) return { tokens: [{ kind: 'link', text }], next: at + 1 };
  if (!/^\p{L}/u.test(text)) return { tokens: [], next: at + 1 };
  for (let count = LABEL_WORDS_MOST; count > 0; count--) {
    const name = joined(pieces, at, count, ' ').replace(/'s$/, '');
    const label = LABELS.get(name);
    if (label && !isFood(pieces, at, name))
      return { tokens: [{ kind: 'label', ...label, text: name }], next: at + count };
  }
  return { tokens: [{ kind: 'word', text }], next: at + 1 };
}

/** Whether a word of showing stands before, quotation marks apart. */
function shownJustBefore(pieces: readonly Piece[], at: number): boolean {
  const before = pieces[at - 1]?.text ?? '';
  return SHOWS.test(/^\W$/.test(before) ? (pieces[at - 2]?.text ?? '') : before);
}

function readSpelled(
  pieces: readonly Piece[],
  at: number,
  { value, taken }: { value: number; taken: number },
): Read {
  const { unit, next } = unitAfter(pieces, at + taken);
  const text = joined(pieces, at, taken, ' ');
  return { tokens: [{ kind: 'number', value, decimals: 0, unit, text }], next };
}

/** Sugar that is eaten. */
function isFood(pieces: readonly Piece[], at: number, name: string): boolean {
  if (name !== 'sugar' && name !== 'sugars') return false;
  const before = pieces[at - 1]?.text ?? '';
  // "12 g carbohydrate, sugars 3 g, fiber 6 g": a label.
  const isOnLabel =
    !OWNED.test(before) && pieces.some(({ text }) => /^(?:fib(?:er|re)|carbohydrates?)$/.test(text));
  return isOnLabel || FOOD_BEFORE_SUGAR.has(before) || FOOD_AFTER_SUGAR.has(pieces[at + 1]?.text ?? '');
}

const OWNED = /^(?:my|his|her|their|our|blood|fasting|random)$/;

function joined(pieces: readonly Piece[], at: number, count: number, by: string): string {
  return pieces
    .slice(at, at + count)
    .map(({ text }) => text)
    .join(by);
}
