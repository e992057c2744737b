import type { HouseholdMeasure } from '#content/dishes/ingredient.ts';
import type { KitchenFood } from '../kitchen/kitchen-food.ts';

/** Parts of a measure that kitchens have. */
const PARTS = [0.25, 1 / 3, 0.5, 2 / 3, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 3.5, 4] as const;
const PART_WORDS: Readonly<Record<string, string>> = {
  '0.25': '1/4',
  '0.33': '1/3',
  '0.5': '1/2',
  '0.67': '2/3',
  '0.75': '3/4',
};
/** A measure may be off by this share of the weight, which stands beside it. */
const OFF_MOST = 0.08;

/** Measures that come as wholes, or as halves where they are big. */
const NAMED = new Set(['piece', 'small piece', 'large piece']);
const WHOLES = new Set([
  'slice',
  'strip',
  'clove',
  'leaf',
  'sprig',
  'sheet',
  'scoop',
  'stalk',
  'fillet',
  'can',
  'ball',
]);
const HALVES_FROM = 80;

const PLURALS: Readonly<Record<string, string>> = { leaf: 'leaves', tbsp: 'tbsp', tsp: 'tsp' };

function numberWords(count: number): string {
  const whole = Math.floor(count + 1e-9);
  const part = PART_WORDS[String(Math.round((count - whole) * 100) / 100)] ?? '';
  if (part === '') return String(Math.round(count));
  return whole === 0 ? part : `${whole} ${part}`;
}

function countIn({ unit, grams: each }: HouseholdMeasure, grams: number): number | null {
  const exact = grams / each;
  const isNear = (count: number) => Math.abs(count * each - grams) <= OFF_MOST * grams;
  if (NAMED.has(unit) || WHOLES.has(unit)) {
    const count = each >= HALVES_FROM ? Math.round(exact * 2) / 2 : Math.round(exact);
    return count > 0 && isNear(count) ? count : null;
  }
  const part = PARTS.find(isNear);
  if (part !== undefined) return part;
  return exact > 4 && isNear(Math.round(exact)) ? Math.round(exact) : null;
}

/** Spoons up to this many; more is weighed or a cup. */
const SPOONS_MOST = 6;
const LEAST_CUP = 0.25;

function isHandy({ unit }: HouseholdMeasure, count: number): boolean {
  if (unit === 'tsp') return count <= 3;
  if (unit === 'tbsp') return count >= 0.5 && count <= SPOONS_MOST;
  if (unit === 'cup') return count >= LEAST_CUP;
  return count <= 40;
}

/** Pieces before spoons before cups: what a cook would reach for. */
const ORDER = [
  'piece',
  'small piece',
  'large piece',
  'slice',
  'strip',
  'fillet',
  'can',
  'ball',
  'scoop',
  'clove',
  'stalk',
  'sheet',
  'leaf',
  'sprig',
  'tbsp',
  'tsp',
  'cup',
  'handful',
];

function measured({ one, inSteps }: KitchenFood, { unit }: HouseholdMeasure, count: number): string {
  const many = count > 1;
  if (NAMED.has(unit)) {
    const size = unit === 'piece' ? '' : `${unit.split(' ')[0]} `;
    return `${numberWords(count)} ${size}${many ? inSteps : one}`;
  }
  return `${numberWords(count)} ${many ? (PLURALS[unit] ?? `${unit}s`) : unit}`;
}

/** The amount in the kitchen's measures, "2 eggs" or "1 1/2 tbsp"; null where none comes near. */
export function kitchenAmount(food: KitchenFood, grams: number): string | null {
  if (food.cookedYield !== null) return null;
  const ordered = food.measures.toSorted((a, b) => ORDER.indexOf(a.unit) - ORDER.indexOf(b.unit));
  for (const measure of ordered) {
    const count = countIn(measure, grams);
    if (count !== null && isHandy(measure, count)) return measured(food, measure, count);
  }
  return null;
}
