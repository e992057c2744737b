import type { CarbBasisKind, NetCarbsInterval, NutrientName } from '#contract/nutrition.ts';
import { type Interval, remainder } from '../numbers/interval.ts';
import { readingInterval, roundingRulesFor } from './label-rounding.ts';
import { isUnread, type NutritionFacts } from './nutrition-facts.ts';
import { DEFAULT_POLYOL_POLICY, type PolyolPolicy, polyolShares } from './polyols.ts';

/** Net carbs of the facts' column, in grams, with the working shown. */
export interface NetCarbs {
  /** Null when an input that it needs was not read, or when fiber and carbohydrate contradict each other. */
  readonly interval: NetCarbsInterval | null;
  /** The sum in words, e.g. "20 g carbs - 12 g fiber"; empty when there is no result. */
  readonly working: string;
  /** What the person should know, each a sentence. */
  readonly notes: readonly string[];
  /** True where the value is an upper bound, because nobody knows the fiber. */
  readonly atMost?: boolean;
}

/** FDA lets a label leave fiber out only where a serving holds less than 1 g (21 CFR 101.9(c)(6)(i)). */
const UNSTATED_FIBRE_MAX = 1;
/** An unnamed sugar alcohol may be erythritol at best and maltitol at worst. */
const UNKNOWN_POLYOL_LOW = 'erythritol';
const UNKNOWN_POLYOL_HIGH = 'maltitol';

interface Amount extends Interval {
  readonly value: number;
}

const ZERO: Amount = { value: 0, low: 0, high: 0 };

/** Value never outside its own range: "<1 g" of something taken off counts as 0, of carbs as 1. */
function amount(facts: NutritionFacts, name: NutrientName, lessThanAs: 'bound' | 'zero'): Amount | null {
  const reading = facts.nutrients[name];
  const range = readingInterval(reading, name, roundingRulesFor(facts.basis.kind));
  if (!range || reading?.value == null) return null;
  return { ...range, value: reading.lessThan && lessThanAs === 'zero' ? 0 : reading.value };
}

function less(whole: Amount, part: Amount): Amount {
  return { value: Math.max(0, whole.value - part.value), ...remainder(whole, part) };
}

/** Grams taken off for sugar alcohols: what the policy does not count. */
function polyolDeduction(facts: NutritionFacts, policy: PolyolPolicy): Amount | null {
  const stated = facts.nutrients.sugar_alcohols !== undefined;
  const total = stated ? amount(facts, 'sugar_alcohols', 'zero') : null;
  if (stated && !total) return null;
  const shares = polyolShares(total?.value ?? null, facts.polyols);
  let { value, low, high } = ZERO;
  for (const { grams, kinds } of shares) {
    const open = kinds.includes('unknown');
    const counts = kinds.map((kind) => policy.counts[kind]);
    const most = Math.max(...counts);
    const least = open ? Math.min(...counts, policy.counts[UNKNOWN_POLYOL_LOW]) : Math.min(...counts);
    const worst = open ? Math.max(most, policy.counts[UNKNOWN_POLYOL_HIGH]) : most;
    value += grams * (1 - most);
    low += grams * (1 - worst);
    high += grams * (1 - least);
  }
  const spread = total ? (total.high - total.low) / 2 : 0;
  return { value, low: Math.max(0, low - spread), high: high + (total ? total.high - total.value : 0) };
}

function gramsText(grams: number): string {
  return `${Math.round(grams * 10) / 10} g`;
}

function finish(result: Amount, parts: readonly string[], notes: readonly string[]): NetCarbs {
  const tidy = (grams: number) => Math.round(grams * 100) / 100;
  return {
    interval: {
      value: tidy(result.value),
      low: tidy(Math.min(result.low, result.value)),
      high: tidy(Math.max(result.high, result.value)),
    },
    working: parts.join(' - '),
    notes,
  };
}

const UNREAD: NetCarbs = { interval: null, working: '', notes: [] };

function fibreOf(facts: NutritionFacts, basis: CarbBasisKind): Amount | null {
  if (facts.nutrients.dietary_fiber !== undefined) return amount(facts, 'dietary_fiber', 'zero');
  return basis === 'total_incl_fibre' ? { value: 0, low: 0, high: UNSTATED_FIBRE_MAX } : ZERO;
}

/** Whether fiber is larger than carbohydrate by more than rounding: fiber cannot be a part of it then. */
export function fibreExceedsCarbs(facts: NutritionFacts): boolean {
  const carbs = readingInterval(facts.nutrients.total_carbs, 'total_carbs', 'us');
  const fibre = readingInterval(facts.nutrients.dietary_fiber, 'dietary_fiber', 'us');
  return carbs !== null && fibre !== null && fibre.low > carbs.high;
}

/**
 * Net carbs by the label's basis.
 * Fiber inside carbohydrate (US, Canada): carbohydrate - fiber - sugar alcohols by policy - allulose.
 * Fiber apart (EU, UK, Australia): carbohydrate - sugar alcohols by policy - allulose.
 * Basis unknown: the value is the cautious reading (fiber apart) and the range spans both.
 */
export function netCarbs(facts: NutritionFacts, policy: PolyolPolicy = DEFAULT_POLYOL_POLICY): NetCarbs {
  const basis = facts.basis.kind;
  const carbs = amount(facts, 'total_carbs', 'bound');
  if (!carbs || isUnread(facts, 'allulose')) return UNREAD;
  const fibre = fibreOf(facts, basis);
  const polyols = polyolDeduction(facts, policy);
  if (!polyols || (!fibre && basis !== 'available')) return UNREAD;
  const allulose = amount(facts, 'allulose', 'zero') ?? ZERO;
  const counted = 1 - policy.allulose;
  const alluloseOff = {
    value: allulose.value * counted,
    low: allulose.low * counted,
    high: allulose.high * counted,
  };

  const parts = [`${gramsText(carbs.value)} carbs`];
  const sugarParts: string[] = [];
  if (polyols.value > 0) sugarParts.push(`${gramsText(polyols.value)} for sugar alcohols`);
  if (alluloseOff.value > 0) sugarParts.push(`${gramsText(alluloseOff.value)} allulose`);
  const notes = polyolNotes(facts);
  const withoutSugars = less(less(carbs, polyols), alluloseOff);
  if (basis === 'available' || !fibre) return finish(withoutSugars, [...parts, ...sugarParts], notes);

  const fibrePart = fibre.value > 0 ? [`${gramsText(fibre.value)} fiber`] : [];
  const withoutFibre = less(withoutSugars, fibre);
  if (basis === 'total_incl_fibre') {
    if (fibreExceedsCarbs(facts)) {
      return { ...UNREAD, notes: ['Fiber can’t be more than total carbs. Please check both.'] };
    }
    return finish(withoutFibre, [...parts, ...fibrePart, ...sugarParts], notes);
  }
  if (fibre.high === 0) return finish(withoutSugars, [...parts, ...sugarParts], notes);
  const both = { ...withoutSugars, low: fibreExceedsCarbs(facts) ? withoutSugars.low : withoutFibre.low };
  return finish(
    both,
    [...parts, ...sugarParts],
    [
      ...notes,
      'We can’t tell whether this label’s carbs include fiber, so we took nothing off for fiber. The range covers both cases.',
    ],
  );
}

function polyolNotes(facts: NutritionFacts): string[] {
  const stated = facts.nutrients.sugar_alcohols !== undefined;
  const nameless = facts.polyols.filter((polyol) => polyol.grams === null);
  if (stated || nameless.length === 0) return [];
  const names = [...new Set(nameless.map((polyol) => polyol.name))].join(', ');
  return [`The label lists ${names} but no amount, so we took nothing off for that.`];
}
