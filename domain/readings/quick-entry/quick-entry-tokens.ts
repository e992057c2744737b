import type { MeasureUnit, TakenMeasure } from '../../health-values/measure-units.ts';

/** A number as it was typed, with where it stands. */
export interface TypedNumber {
  readonly kind: 'number';
  readonly value: number;
  /** "mmol" alone may be glucose or ketones; it is kept as mmol/L. */
  readonly unit: MeasureUnit | null;
  readonly start: number;
  readonly end: number;
}

export type Token =
  | TypedNumber
  | { readonly kind: 'label'; readonly measure: TakenMeasure }
  | { readonly kind: 'beyond'; readonly text: string }
  | { readonly kind: 'word'; readonly text: string }
  /** A number that is no measurement: "7:15", "16h", "gki 3.6". */
  | { readonly kind: 'other'; readonly text: string }
  /** Digits that are no number, "98.1.2". */
  | { readonly kind: 'unclear'; readonly text: string };

const LABELS: readonly (readonly [RegExp, TakenMeasure])[] = [
  [/^(?:glucose|gluc?|sugar|bg|bs|bgl)$/, 'glucose'],
  [/^(?:ketones?|ket|kets|bhb|k)$/, 'ketones'],
  [/^(?:weight|weighed|weigh|wt)$/, 'weight'],
  [/^(?:waist)$/, 'waist'],
];
const UNITS: readonly (readonly [RegExp, MeasureUnit])[] = [
  [/^mg(?:\/?dl?)?$/, 'mg/dL'],
  [/^mm(?:ol)?(?:s|\/?l)?$/, 'mmol/L'],
  [/^(?:kgs?|kilos?)$/, 'kg'],
  [/^(?:lbs?|pounds?)$/, 'lb'],
  [/^cms?$/, 'cm'],
  [/^(?:in|inch|inches|"|″)$/, 'in'],
];

/** Signs and words that only join: "glucose: 98", "is", "and". */
const JOINERS = /^(?:is|was|of|and|my|at|the|blood|reading|today|now|with|i|am|feel|feeling|felt|feels)$/;

const PIECE =
  /gki\s*(?::\s*)?[\d.,]+|(?<![\w.,])-?\d[\d.,:]*(?:\/(?=\d{1,2}\/))?(?:\s*(?!gki)[a-z″"]+(?:\/[a-z]+)?)?|[\p{L}'-]+/giu;
const NUMBER = /^(\d+(?:[.,]\d+)?)[.,]?(\s*)(.*)/s;

const unitNamed = (word: string) => UNITS.find(([pattern]) => pattern.test(word.toLowerCase()))?.[1] ?? null;

/** A number and the word behind it, which may be its unit ("98mg") or stand for itself ("98 fasting"). */
function numberTokens(piece: string, start: number): Token[] {
  const text = piece.trim();
  // "98,1.2": with a point in the second number the comma stands between two.
  const pair = /^(\d+(?:\.\d+)?),(\d+\.\d.*)$/s.exec(piece);
  if (pair?.[1] !== undefined && pair[2] !== undefined) {
    return [...numberTokens(pair[1], start), ...numberTokens(pair[2], start + pair[1].length + 1)];
  }
  const [, digits, gap = '', word = ''] = NUMBER.exec(piece) ?? [];
  if (/^\d{1,2}:\d{2}/.test(piece)) return [{ kind: 'other', text }];
  if (digits === undefined || /^[\d.,:]/.test(word)) return [{ kind: 'unclear', text }];
  const unit = word === '' ? null : unitNamed(word);
  const isJoined = gap === '' && word !== '' && unit === null;
  if (isJoined || NO_UNIT.test(word)) return [{ kind: 'other', text }];
  const end = start + (unit === null ? digits.length : piece.trimEnd().length);
  const number: TypedNumber = { kind: 'number', value: Number(digits.replace(',', '.')), unit, start, end };
  return word === '' || unit !== null ? [number] : [number, ...wordTokens(word)];
}

function wordTokens(text: string): Token[] {
  const word = text.toLowerCase();
  const label = LABELS.find(([pattern]) => pattern.test(word))?.[1];
  if (label) return [{ kind: 'label', measure: label }];
  if (/^(?:hi|lo)$/i.test(text)) return [{ kind: 'beyond', text }];
  return JOINERS.test(word) ? [] : [{ kind: 'word', text }];
}

/** What follows numbers that measure something else. */
const NO_UNIT = /^(?:h|hrs?|hours?|min|mins|minutes?|am|pm|days?|g|grams?|kcal|steps?)$/i;

/** Takes a typed line apart. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(PIECE)].flatMap((match) => {
    const [piece] = match;
    if (/^gki\W*\d/i.test(piece)) return [{ kind: 'other', text: piece }];
    return /^-?\d/.test(piece) ? numberTokens(piece, match.index) : wordTokens(piece);
  });
}
