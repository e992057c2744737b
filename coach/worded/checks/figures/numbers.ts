import type { TokenReader } from './token-reader.ts';

/** One way to read a number as it is written; `decimals` is negative for "3.5k", which stands for 3,450 to 3,550. */
export type Reading = { readonly value: number; readonly decimals: number };

export type ReadNumber = {
  /** More than one where "1,400" may be 1400 or 1.4. */
  readonly readings: readonly Reading[];
  /** The place behind it. */
  readonly end: number;
  /** Written with a fraction, "½" or "1 1/2". */
  readonly fraction: boolean;
};

const VULGAR: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅕': 1 / 5,
  '⅛': 1 / 8,
};
/** A third is written as 0.33. */
const FRACTION_DECIMALS = 2;

const DIGITS = /^\p{Nd}/u;
const SLASH = /^[/⁄]$/;
const THIN_BLANK = /^[\u00a0\u2009\u202f]$/;

/** Digits of any script as ASCII. */
function ascii(digits: string): string {
  return digits.replace(/[^0-9]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = [0x660, 0x6f0, 0x966, 0xff10].find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit.normalize('NFKC') : String(code - zero);
  });
}

function reading(text: string): Reading {
  return { value: Number(text), decimals: text.split('.')[1]?.length ?? 0 };
}

/** A number in digits that begins at a place; null where none does. */
export function readDigits(reader: TokenReader, place: number): ReadNumber | null {
  const first = reader.at(place);
  const vulgar = VULGAR[first];
  if (vulgar !== undefined) return fractionOf(vulgar, place + first.length);
  if (!DIGITS.test(first)) return null;
  const whole = ascii(first);
  const behind = place + first.length;
  const mixed = mixedNumber(reader, Number(whole), behind);
  if (mixed) return mixed;
  const { groups, separators, end } = readGroups(reader, whole, behind);
  const readings = readingsOf(groups, separators);
  const suffix = reader.at(end);
  if (suffix !== 'k' && suffix !== 'K') return { readings, end, fraction: false };
  return {
    readings: readings.map(({ value, decimals }) => ({ value: value * 1000, decimals: decimals - 3 })),
    end: end + 1,
    fraction: false,
  };
}

function fractionOf(value: number, end: number): ReadNumber {
  return { readings: [{ value, decimals: FRACTION_DECIMALS }], end, fraction: true };
}

/** "1½", "1 ½", "1 1/2" or "1/2". */
function mixedNumber(reader: TokenReader, whole: number, behind: number): ReadNumber | null {
  const next = reader.at(behind);
  if (SLASH.test(next)) return simpleFraction(reader, 0, whole, behind);
  const direct = VULGAR[next];
  if (direct !== undefined) return fractionOf(whole + direct, behind + 1);
  if (next !== ' ') return null;
  const part = reader.at(behind + 1);
  const spaced = VULGAR[part];
  if (spaced !== undefined) return fractionOf(whole + spaced, behind + 2);
  if (!/^[1-9]$/.test(part) || !SLASH.test(reader.at(behind + 2))) return null;
  return simpleFraction(reader, whole, Number(part), behind + 2);
}

/** @param slash the place of the stroke */
function simpleFraction(reader: TokenReader, whole: number, above: number, slash: number): ReadNumber | null {
  const below = reader.at(slash + 1);
  if (!/^[2-9]$/.test(below) || above >= Number(below)) return null;
  return fractionOf(whole + above / Number(below), slash + 2);
}

type Groups = { groups: string[]; separators: string[]; end: number };

function readGroups(reader: TokenReader, whole: string, behind: number): Groups {
  const groups = [whole];
  const separators: string[] = [];
  let end = behind;
  for (;;) {
    const separator = reader.at(end);
    const isBlank = separator === ' ' || THIN_BLANK.test(separator);
    if (!isBlank && !/^[.,'’٫]$/.test(separator)) break;
    const digits = reader.at(end + separator.length);
    if (!DIGITS.test(digits)) break;
    if (isBlank && (digits.length !== 3 || whole.length > 3)) break;
    groups.push(ascii(digits));
    separators.push(isBlank ? ' ' : separator.replace('’', "'").replace('٫', ','));
    end += separator.length + digits.length;
  }
  return { groups, separators, end };
}

function readingsOf(groups: readonly string[], separators: readonly string[]): Reading[] {
  const [first = '', ...rest] = groups;
  const last = rest.at(-1);
  if (last === undefined) return [reading(first)];
  const thousands = first.length <= 3 && first !== '0' && rest.every((group) => group.length === 3);
  const joined = groups.join('');
  if (separators.length === 1) {
    const sign = separators[0];
    const decimal = sign === ' ' ? reading(last) : reading(`${first}.${last}`);
    return thousands ? [reading(joined), decimal] : [decimal];
  }
  if (new Set(separators).size === 1) return [reading(thousands ? joined : 'NaN')];
  return [reading(`${groups.slice(0, -1).join('')}.${last}`)];
}

const WORDS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
      .split(' ')
      .map((word, index) => [word, index + 1]),
  ),
  ...Object.fromEntries(
    'twenty thirty forty fifty sixty seventy eighty ninety'
      .split(' ')
      .map((word, index) => [word, (index + 2) * 10]),
  ),
  hundred: 100,
  thousand: 1000,
  dozen: 12,
  half: 0.5,
};

/** Words a number may begin with. */
export const NUMBER_WORDS: readonly string[] = Object.keys(WORDS);

/** A number in words that begins at a place: "twenty-five", "two hundred", "one and a half", "half a". */
export function readWords(reader: TokenReader, place: number): ReadNumber | null {
  const word = reader.at(place).toLowerCase();
  const value = WORDS[word];
  if (value === undefined) return null;
  let total = value;
  let end = place + word.length;
  for (;;) {
    const blank = reader.at(end);
    if (!/^[ -]$/.test(blank)) break;
    const next = reader.at(end + 1).toLowerCase();
    const added = WORDS[next];
    if (added === 100 || added === 1000 || added === 12) total *= added;
    else if (added !== undefined && added < 10 && added >= 1 && total % 10 === 0) total += added;
    else if (next === 'and' && total >= 100 && WORDS[reader.at(end + 5).toLowerCase()] !== undefined) {
      total += WORDS[reader.at(end + 5).toLowerCase()] ?? 0;
      end += 5 + reader.at(end + 5).length;
      continue;
    } else if (next === 'and' && reader.at(end + 5) === 'a' && reader.at(end + 7) === 'half') {
      return fractionOf(total + 0.5, end + 11);
    } else if (total === 0.5 && /^(?:a|an)$/.test(next)) return fractionOf(total, end + 1 + next.length);
    else break;
    end += 1 + next.length;
  }
  return {
    readings: [{ value: total, decimals: total === 0.5 ? FRACTION_DECIMALS : 0 }],
    end,
    fraction: false,
  };
}
