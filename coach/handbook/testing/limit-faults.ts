import { glucoseToMmol } from '#domain/health-values/glucose.ts';
import { A1C, GLUCOSE, RISE_AFTER_MEAL } from '#domain/health-values/thresholds.ts';
import type { Article } from '../article.ts';
import { referencedSources } from '../references.ts';
import {
  A1C_MEANINGS,
  GLUCOSE_MEANINGS,
  KETONE_MEANINGS,
  type Meanings,
  PRESSURE_MEANINGS,
} from './limit-meanings.ts';
import { type StatedLimit, sentencesOf, statedLimits } from './stated-limits.ts';

const RISES: Meanings = new Map(
  Object.values(RISE_AFTER_MEAL).map(({ mgPerDl }) => [mgPerDl, /custom|coaches/]),
);
const GLUCOSE_IN_MMOL: Meanings = new Map(
  Object.values(GLUCOSE).map(({ mgPerDl, mmolPerL }) => [mmolPerL, GLUCOSE_MEANINGS.get(mgPerDl) ?? /./]),
);
/** How much under the next line a range ends: 100 to 125 mg/dL, 5.7 to 6.4 percent. */
const STEP = { glucose: 1, rise: 1, ketones: 0.1, a1c: 0.1 } as const;
const tenth = (value: number) => Math.round(value * 10) / 10;

/** What a study found: a paper is cited, and something changed. */
const isResult = (sentence: string, isPaper: (id: string) => boolean): boolean =>
  /\b(?:fell|rose|lowered|dropped|went (?:up|from|with)|difference was|drop of)\b/.test(sentence) &&
  referencedSources(sentence).some(isPaper);

interface CheckedLimit {
  /** Place of the card in its article. */
  readonly card: number;
  readonly limit: StatedLimit;
}

/** The limits an article states: left out are results of studies and what its head lists as `examples`. */
export function limitsOf(article: Article, isPaper: (sourceId: string) => boolean): CheckedLimit[] {
  const examples = (article.examples ?? []).map((line) => line.slice(0, line.indexOf(':')));
  return article.cards.flatMap(({ heading, text }, card) => {
    let before: StatedLimit['quantity'] | null = null;
    return sentencesOf(text).flatMap((sentence) => {
      if (isResult(sentence, isPaper)) return [];
      const stated = statedLimits(sentence, `${article.title}. ${heading}.`, before).filter(
        ({ words }) => !examples.some((example) => words.startsWith(example)),
      );
      before = stated.at(-1)?.quantity ?? before;
      const isRow = sentence.startsWith('|');
      return stated.map((limit) => ({
        card,
        limit: isRow ? { ...limit, around: text.toLowerCase() } : limit,
      }));
    });
  });
}

/**
 * Limits of an article that differ from the table in `domain/health-values/thresholds.ts`: a value the table does not hold, one of
 * the table in the place of another, two units that do not belong together, glucose or A1C in one unit alone.
 */
export function limitFaults(article: Article, isPaper: (sourceId: string) => boolean): string[] {
  const paired = new Set<string>();
  return limitsOf(article, isPaper).flatMap(({ card, limit }) => {
    const name = `${card} ${limit.quantity} ${limit.from}`;
    const fault = faultOf(limit, paired.has(name));
    if (limit.pair) paired.add(name);
    return fault === null ? [] : [`${article.cards[card]?.id}, "${limit.words}": ${fault}`];
  });
}

/** @param isTold in both units earlier in its card */
function faultOf(limit: StatedLimit, isTold: boolean): string | null {
  if (limit.quantity === 'pressure') {
    const words = PRESSURE_MEANINGS.get(`${limit.from}/${limit.to}`);
    if (!words) return 'not in the table';
    return words.test(limit.around) ? null : 'another limit belongs here';
  }
  const table = tableOf(limit);
  const words = table.get(limit.from);
  const { to } = limit;
  if (!words || (to !== null && !table.has(to) && !table.has(tenth(to + STEP[limit.quantity])))) {
    return 'not in the table';
  }
  if (!words.test(limit.around)) return 'another limit belongs here';
  if (limit.pair) return isPairRight(limit, limit.pair) ? null : 'the two units differ';
  const needsPair = limit.quantity !== 'ketones' && table !== GLUCOSE_IN_MMOL;
  return needsPair && !isTold ? 'in one unit alone' : null;
}

/** A bare glucose value below 20 can only be mmol/L. */
function tableOf({ quantity, hasUnit, from }: StatedLimit): Meanings {
  if (quantity === 'ketones') return KETONE_MEANINGS;
  if (quantity === 'a1c') return A1C_MEANINGS;
  if (quantity === 'rise') return RISES;
  return !hasUnit && from < 20 ? GLUCOSE_IN_MMOL : GLUCOSE_MEANINGS;
}

function isPairRight({ quantity, from, to }: StatedLimit, pair: NonNullable<StatedLimit['pair']>): boolean {
  const other = quantity === 'a1c' ? a1cInMmol : (value: number) => tenth(glucoseToMmol(value));
  return other(from) === pair.from && (to === null ? null : other(to)) === pair.to;
}

/** From a line of the table, or one step below it. */
function a1cInMmol(percent: number): number | null {
  for (const line of Object.values(A1C)) {
    if (percent === line.percent) return line.mmolPerMol;
    if (percent === tenth(line.percent - 0.1)) return line.mmolPerMol - 1;
  }
  return null;
}
