import type { ReadChar } from '../ocr/ctc.ts';

export type CellUnit = 'g' | 'mg' | 'mcg' | 'kcal' | 'kJ' | 'ml' | 'iu' | '%' | null;

/** One way to read a number, with how much the characters speak for it (0..1). */
export type CellReading = { value: number; unit: CellUnit; lessThan: boolean; weight: number };

/** A printed amount within a line; `start` and `end` are character indices, end exclusive. */
export type NumberCell = {
  start: number;
  end: number;
  text: string;
  value: number;
  unit: CellUnit;
  lessThan: boolean;
  /** Lowest probability among its characters. */
  confidence: number;
  /** Other values the same print may stand for, likeliest first. */
  alternatives: readonly CellReading[];
};

const LESS_THAN =
  /(?:<|≤|less\s*than|moins\s*de|inf[eé]rieure?\s*[aà]|weniger\s*als|menos\s*de|meno\s*di|minder\s*dan|inferior\s*a|lessthan|ess than)\s*$/i;
const UNITS =
  '[kK][cC][aA][lL1]s?|[kK]ilocalories|[kK][jJ]|mcg|µg|ug|[mM][gG]|m9|mq|[mM][lL]|IU|[cC][aA][lL]s?|[gG]rams|[gG]r|[gG]|q|%';
/** Digits, and letters that the print of a digit is often read as. */
const DIGIT = '[0-9OoQDlIi|]';
const AMOUNT = new RegExp(
  `(?<![0-9])(${DIGIT}{1,5}(?:[.,]\\s?${DIGIT}{1,3})?|[BbSsZTt]${DIGIT}?(?=[gG]\\b|mg\\b))(?:\\s{0,2}-?\\s?(%|(?:${UNITS})(?![A-Za-z0-9]))|(?![A-Za-z0-9]))`,
  'g',
);
const NIL = /\b(nil|traces?|spuren|trazas|tracce|sporen|vest[ií]gios|not detected)\b/gi;

const DIGIT_OF: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  l: '1',
  i: '1',
  I: '1',
  '|': '1',
  t: '1',
  T: '1',
  B: '8',
  b: '6',
  S: '5',
  s: '5',
  Z: '2',
};

/** Characters that the print of a digit is mistaken for, both ways. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': '86',
  '1': '7',
  '2': '7',
  '3': '8',
  '4': '',
  '5': '6',
  '6': '58',
  '7': '1',
  '8': '36',
  '9': '',
};

function unitOf(text: string | undefined): CellUnit {
  const unit = text?.toLowerCase();
  if (unit === undefined) return null;
  if (unit === 'kj') return 'kJ';
  if (unit.startsWith('kc') || unit.startsWith('ca') || unit.startsWith('ki')) return 'kcal';
  if (unit === 'gr' || unit === 'grams' || unit === 'g' || unit === 'q') return 'g';
  if (unit === 'mg' || unit === 'm9' || unit === 'mq') return 'mg';
  if (unit === 'µg' || unit === 'ug' || unit === 'mcg') return 'mcg';
  return unit as CellUnit;
}

/** Parses digits as read; a comma before exactly three digits parts thousands only where decimals make no sense. */
function parseNumber(raw: string, unit: CellUnit): number | null {
  let text = '';
  for (const char of raw.replace(/\s/g, '')) text += DIGIT_OF[char] ?? char;
  if (
    /^\d{1,2}[.,]\d{3}$/.test(text) &&
    (unit === 'kJ' || unit === 'mg' || unit === 'kcal' || unit === null)
  ) {
    return Number(text.replace(/[.,]/, ''));
  }
  text = text.replace(',', '.');
  // "05" is a lost decimal point: no label prints a leading zero.
  if (/^0\d+$/.test(text)) text = `0.${text.slice(1)}`;
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}

function readingsByRivals(chars: readonly ReadChar[], unit: CellUnit, lessThan: boolean): CellReading[] {
  const readings: CellReading[] = [];
  for (const [index, { confidence, others }] of chars.entries()) {
    for (const rival of others) {
      if (!/[0-9]/.test(rival.char) && !DIGIT_OF[rival.char]) continue;
      const raw = chars.map((c, i) => (i === index ? rival.char : c.char)).join('');
      const value = parseNumber(raw, unit);
      if (value !== null)
        readings.push({ value, unit, lessThan, weight: rival.confidence / Math.max(confidence, 0.01) });
    }
  }
  return readings;
}

/** Values one lookalike digit away, kept as last resort for the checks. */
function lookalikeReadings(raw: string, unit: CellUnit, lessThan: boolean): CellReading[] {
  const readings: CellReading[] = [];
  for (const [index, char] of [...raw].entries()) {
    for (const digit of LOOKALIKES[DIGIT_OF[char] ?? char] ?? '') {
      const value = parseNumber(raw.slice(0, index) + digit + raw.slice(index + 1), unit);
      if (value !== null) readings.push({ value, unit, lessThan, weight: 0.01 });
    }
  }
  return readings;
}

/** A lost decimal point ("25g" for 2.5 g) and a "g" read as 9 ("79" for 7 g). */
function structuralReadings(raw: string, unit: CellUnit, lessThan: boolean): CellReading[] {
  const digits = [...raw].map((char) => DIGIT_OF[char] ?? char).join('');
  const readings: CellReading[] = [];
  if (unit === null && /\d9$/.test(digits)) {
    const value = parseNumber(digits.slice(0, -1), 'g');
    if (value !== null) readings.push({ value, unit: 'g', lessThan, weight: 0.5 });
  }
  if (unit !== 'kcal' && unit !== 'kJ' && /^\d{2,3}$/.test(digits)) {
    const value = Number(`${digits.slice(0, -1)}.${digits.slice(-1)}`);
    readings.push({ value, unit, lessThan, weight: 0.03 });
  }
  return readings;
}

function distinct(readings: CellReading[], value: number): CellReading[] {
  const best = new Map<number, CellReading>();
  for (const reading of readings) {
    const known = best.get(reading.value);
    if (reading.value !== value && (!known || known.weight < reading.weight))
      best.set(reading.value, reading);
  }
  return [...best.values()].sort((a, b) => b.weight - a.weight);
}

/** Probability of the digit itself: "O" and "0" are one and the same in an amount. */
function digitConfidence({ char, confidence, others }: ReadChar): number {
  const digit = DIGIT_OF[char] ?? char;
  const same = others.filter((rival) => (DIGIT_OF[rival.char] ?? rival.char) === digit);
  return Math.min(
    1,
    same.reduce((sum, rival) => sum + rival.confidence, confidence),
  );
}

function cellFrom(chars: readonly ReadChar[], match: RegExpExecArray, lessThan: boolean): NumberCell | null {
  const raw = match[1] ?? '';
  const unit = unitOf(match[2]);
  // A lone letter is a digit only where a unit follows.
  if (!/[0-9]/.test(raw) && unit === null) return null;
  const value = parseNumber(raw, unit);
  if (value === null) return null;
  const start = match.index;
  const digits = chars.slice(start, start + raw.length);
  const end = start + match[0].trimEnd().length;
  const alternatives = distinct(
    [
      ...readingsByRivals(digits, unit, lessThan),
      ...structuralReadings(raw, unit, lessThan),
      ...lookalikeReadings(raw, unit, lessThan),
    ],
    value,
  );
  const confidence = Math.min(1, ...digits.map(digitConfidence));
  return { start, end, text: match[0].trim(), value, unit, lessThan, confidence, alternatives };
}

/** Amounts in a line. Characters for which `masked` is true (row names) are not looked at. */
export function findNumberCells(
  chars: readonly ReadChar[],
  masked: (index: number) => boolean = () => false,
): NumberCell[] {
  // One place a character, so that indices stay true.
  const text = chars.map(({ char }, i) => (masked(i) ? '\u0000' : char.length === 1 ? char : '?')).join('');
  const cells: NumberCell[] = [];
  AMOUNT.lastIndex = 0;
  for (let match = AMOUNT.exec(text); match; match = AMOUNT.exec(text)) {
    const before = text.slice(0, match.index);
    if (/[A-Za-z]$/.test(before) && !LESS_THAN.test(before) && !/[0-9](g|mg|%|kj|kcal|cal)$/i.test(before))
      continue;
    const cell = cellFrom(chars, match, LESS_THAN.test(before));
    if (cell) cells.push(cell);
  }
  for (const match of text.matchAll(NIL)) {
    const start = match.index;
    const end = start + match[0].length;
    cells.push({
      start,
      end,
      text: match[0],
      value: 0,
      unit: 'g',
      lessThan: false,
      confidence: 0.9,
      alternatives: [],
    });
  }
  return cells.sort((a, b) => a.start - b.start);
}
