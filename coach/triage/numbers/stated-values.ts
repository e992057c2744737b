import { GLUCOSE } from '#domain/health-values/thresholds.ts';
import { isAge, isPregnancyWeek } from './ages.ts';
import { withoutChanges } from './changes.ts';
import { type Bound, boundAt, type Posture, postureAt } from './circumstances.ts';
import { withoutDoses } from './doses.ts';
import { LOOKED_BACK, labelOf, namesGoFirst, wordsBefore } from './labels.ts';
import { pairedNumbers } from './number-pairs.ts';
import {
  isFiller,
  isMeasured,
  isStrong,
  type LabelToken,
  type NumberToken,
  numberTokens,
  type Token,
} from './number-tokens.ts';
import { AFTER_SMALL_NUMBER, type NumberUnit } from './number-words.ts';
import { ADULT_FROM, type Whose, whoseAt } from './people.ts';
import { withPressures } from './pressures.ts';
import { type Quantity, words } from './quantity-names.ts';
import { isOvernight, isYear, type When, whenAt } from './times.ts';

/** A number of a sentence with what it measures, whose it is and when it was. */
export type StatedValue = {
  readonly quantity: Quantity;
  /** Whether the name leaves no other quantity: "blood sugar 3.4" does, "meter says 3.4" may be ketones. */
  readonly isNamed: boolean;
  readonly number: NumberToken;
  /** Typed with the number, or with another of the same series. */
  readonly unit: NumberUnit | null;
  /** Whether nothing stands between name and number, and behind it nothing that could be counted. */
  readonly isPlain: boolean;
  /** The name as typed; empty where only the unit, the shape or a pair tells. */
  readonly name: string;
  readonly bound: Bound;
  readonly whose: Whose;
  readonly when: When;
  /** Of a pulse. */
  readonly posture: Posture;
};
type Named = Pick<StatedValue, 'quantity' | 'isNamed' | 'number' | 'unit' | 'isPlain' | 'name'>;

/** What goes into a cup by spoons and cubes. */
const SWEETENS = new Set(
  words('sugar, sugars, azucar, sucre, zucker, zucchero, acucar, suiker, cukru, cukier'),
);
const SPOONS_MOST = 12;
/** Sensors that are sold by number, up to which one. */
const MODELS: ReadonlyMap<string, number> = new Map([
  ...words('libre, freestyle libre, freestyle').map((name) => [name, 3] as const),
  ...words('dexcom, dexcom g').map((name) => [name, 7] as const),
]);
/** Tokens back to what a number goes on counting. */
const LAST_COUNTED = 4;
/** No meter shows more in mmol/L. */
const MOST_MMOL = 36;
/** Units that belong to one quantity alone. */
const OF_UNIT: Readonly<Partial<Record<NumberUnit, Quantity>>> = {
  bpm: 'heartRate',
  mmHg: 'bloodPressure',
  '°C': 'temperature',
  '°F': 'temperature',
};

/**
 * Every number of a lower-case sentence that measures something, in order.
 * @param before whom the sentence before spoke of
 */
export function statedValues(sentence: string, before: Whose = 'unknown'): StatedValue[] {
  const read = withPressures(
    withoutChanges(withoutLeftBehind(withoutWeakDoubles(numberTokens(withoutDoses(sentence))), sentence)),
  );
  const counted = new Map(
    read.flatMap((_, at) => {
      const quantity = isAge(read, at) ? 'age' : isPregnancyWeek(read, at) ? 'pregnancyWeeks' : null;
      return quantity ? [[at, quantity] as const] : [];
    }),
  );
  const tokens = read.map((token, at) =>
    token.kind === 'number' && (counted.has(at) || isYear(token))
      ? { ...token, unit: 'other' as const }
      : token,
  );
  const paired = pairedNumbers(tokens);
  const labelFirst = namesGoFirst(tokens);
  const values = tokens.flatMap((token, at): StatedValue[] => {
    if (token.kind !== 'number') return [];
    const age = counted.get(at);
    const named = age ? [countedAs(age, token)] : nameOf(tokens, at, paired?.get(token), labelFirst);
    return named.map((one) => ({
      ...one,
      bound: boundAt(tokens, at),
      whose: ofAge(one, whoseAt(tokens, at, before), tokens, at),
      when: age ? ageAt(tokens, at) : measuredAt(one, tokens, at),
      posture: one.quantity === 'heartRate' ? postureAt(tokens, at) : 'unknown',
    }));
  });
  const units = new Map(values.flatMap(({ quantity, unit }) => (unit ? [[quantity, unit] as const] : [])));
  return values.map((value) => ({
    ...value,
    unit: value.unit ?? unitOfSeries(value, units.get(value.quantity)),
  }));
}

/** Somebody of 11 is a child, whatever they were called. */
function ofAge({ quantity, number }: Named, whose: Whose, tokens: readonly Token[], at: number): Whose {
  if (quantity !== 'age') return whose;
  if (whose === 'other' && number.value < ADULT_FROM) return 'child';
  // "a 15 year old" is nobody in particular; "15f here" is who writes.
  const isAnybody = ['a', 'an', 'any', 'for'].includes(tokens[at - 1]?.text ?? '');
  return isAnybody && whose !== 'child' ? 'unknown' : whose === 'unknown' ? 'self' : whose;
}

/** "when i was 15", "since i was 12" */
const ageAt = (tokens: readonly Token[], at: number): When =>
  tokens.slice(Math.max(0, at - 3), at).some(({ text }) => text === 'was') ? 'years' : 'now';

function measuredAt(one: Named, tokens: readonly Token[], at: number): When {
  const when = whenAt(tokens, at);
  return when === 'now' && isLow(one) && isOvernight(tokens, at) ? 'days' : when;
}

/** Low in either unit. */
const isLow = ({ quantity, number: { value, decimals } }: Named) =>
  quantity === 'glucose' &&
  (decimals > 0 || value < MOST_MMOL ? value < GLUCOSE.low.mmolPerL : value < GLUCOSE.low.mgPerDl);

const countedAs = (quantity: Quantity, number: NumberToken): Named => ({
  ...{ quantity, number, isNamed: true, unit: null, isPlain: true, name: '' },
});

function nameOf(
  tokens: readonly Token[],
  at: number,
  pair: LabelToken | undefined,
  labelFirst: boolean,
): Named[] {
  const token = tokens[at];
  if (!token || !isMeasured(token) || isSpoonsOf(token, tokens[at + 1]) || isCounted(tokens, at)) return [];
  if (token.lower !== undefined) return [countedAs('bloodPressure', token)];
  const own = token.unit ? OF_UNIT[token.unit] : undefined;
  const label = pair ?? labelOf(tokens, at, labelFirst);
  if (own === 'heartRate') return [countedAs(own, token)];
  if (own && label?.quantity !== own) return [];
  if (label?.quantity === 'other' || label?.quantity === 'age') return [];
  return label ? [named(tokens, at, token, label)] : byUnit(tokens, token);
}

/** "sugar type 2", "I wear a Libre 3", "fast 10 min or slow 30" */
function isCounted(tokens: readonly Token[], at: number): boolean {
  const named = tokens[at - 1]?.text ?? '';
  if (named === 'type' || isModel(tokens[at], named)) return true;
  const before = tokens.slice(Math.max(0, at - LAST_COUNTED), at);
  const last = before.findLastIndex(({ kind }) => kind === 'number');
  const counted = before[last];
  return (
    counted?.kind === 'number' &&
    counted.unit === 'other' &&
    before.slice(last).some(({ text }) => text === 'or') &&
    before.slice(last + 1).every(({ kind }) => kind === 'word')
  );
}

const isModel = (token: Token | undefined, named: string): boolean =>
  token?.kind === 'number' &&
  token.decimals === 0 &&
  token.unit === null &&
  token.value > 0 &&
  token.value <= (MODELS.get(named) ?? 0);

/** "tea with 2 sugars" */
const isSpoonsOf = ({ value, unit, decimals }: NumberToken, next: Token | undefined): boolean =>
  unit === null && decimals === 0 && value <= SPOONS_MOST && next !== undefined && SWEETENS.has(next.text);

function named(tokens: readonly Token[], at: number, number: NumberToken, label: LabelToken): Named {
  const next = tokens[at + 1];
  const endsWell = next?.kind !== 'word' || AFTER_SMALL_NUMBER.has(next.text);
  return {
    quantity: label.quantity,
    isNamed: label.strength === 'strong',
    number,
    unit: number.unit,
    isPlain: endsWell && wordsBefore(tokens, at, label) === 0,
    name: label.text,
  };
}

/** A unit that only blood glucose or ketones have, without a name beside it. */
function byUnit(tokens: readonly Token[], number: NumberToken): Named[] {
  if (number.unit !== 'mg/dL' && number.unit !== 'mmol/L' && number.unit !== 'g/L') return [];
  const named = new Set(tokens.flatMap((token) => (token.kind === 'label' ? [token.quantity] : [])));
  const quantity = named.has('ketones') && !named.has('glucose') ? 'ketones' : 'glucose';
  const isNamed = number.unit === 'g/L' || named.has('glucose') !== named.has('ketones');
  return [{ quantity, isNamed, number, unit: number.unit, isPlain: true, name: '' }];
}

/** "just measured, glucose 82", "fasting glucose": the weak name only leads to the next one. */
function withoutWeakDoubles(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter((token, at) => {
    if (token.kind !== 'label' || token.strength !== 'weak') return true;
    const last = tokens.slice(0, at).findLast((token) => !isFiller(token));
    if (last && isStrong(last)) return false;
    const next = tokens
      .slice(at + 1, at + LOOKED_BACK)
      .find((after) => after.kind !== 'link' && !isFiller(after));
    return next?.kind !== 'label';
  });
}

/** "from 300 down to 110": only where it arrived is a reading. A range names values that were seen. */
function withoutLeftBehind(tokens: readonly Token[], sentence: string): readonly Token[] {
  if (/\brang(?:e|es|ing|ed) from\b/.test(sentence)) return tokens;
  return tokens.filter((token, at) => {
    if (token.kind !== 'number') return true;
    const isFrom = [1, 2].some((back) => tokenText(tokens, at - back) === 'from');
    const isTo = [1, 2, 3, 4].some(
      (ahead) =>
        tokenText(tokens, at + ahead) === 'to' &&
        tokens.slice(at, at + ahead + 3).some((t, i) => i > 0 && t.kind === 'number'),
    );
    return !(isFrom && isTo);
  });
}

function tokenText(tokens: readonly Token[], at: number): string | undefined {
  const token = tokens[at];
  return token?.kind === 'word' ? token.text : undefined;
}

/** The unit typed with another number of the same quantity, "18.2 and then 16.4 mmol", where this one can have it. */
function unitOfSeries({ number }: StatedValue, unit: NumberUnit | undefined): NumberUnit | null {
  const isOther =
    (unit === 'mmol/L' && number.value > MOST_MMOL) || (unit === 'mg/dL' && number.decimals > 0);
  return isOther ? null : (unit ?? null);
}
