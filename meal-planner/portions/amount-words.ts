import type { HouseholdMeasure } from '#content/dishes/ingredient.ts';
import type { KitchenFood } from '../kitchen/kitchen-food.ts';

const PART_WORDS: Readonly<Record<string, string>> = {
  '0.25': '1/4',
  '0.33': '1/3',
  '0.5': '1/2',
  '0.67': '2/3',
  '0.75': '3/4',
};
const HALVES = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6];
/** Parts of each measure that kitchens have; wholes for those not named. */
const PARTS: Readonly<Partial<Record<HouseholdMeasure['unit'], readonly number[]>>> = {
  tbsp: [1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6],
  tsp: [0.25, 0.5, 0.75, 1, 1.5, 2, 2.5, 3, 3.5, 4],
  cup: [0.25, 1 / 3, 0.5, 2 / 3, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 3.5, 4, 5, 6],
  handful: HALVES,
  pinch: [1, 2, 3],
};
/** A measure may be off by this share of the weight, which stands beside it; a cup is never exact. */
const OFF_MOST = 0.08;
const OFF_MOST_ROUGH = 0.13;
const ROUGH = new Set<HouseholdMeasure['unit']>(['cup', 'handful']);

/** Things that are counted, in halves where they are big; nobody counts more small ones than this. */
const NAMED = new Set(['piece', 'small piece', 'large piece']);
const HALVES_FROM = 80;
const COUNTED_MOST = 12;
/** Masses are counted in pieces from this weight on: mushrooms, not packets of sweetener. */
const PIECE_FROM = 5;

const PLURALS: Readonly<Record<string, string>> = {
  leaf: 'leaves',
  tbsp: 'tbsp',
  tsp: 'tsp',
  pinch: 'pinches',
};

function numberWords(count: number): string {
  const whole = Math.floor(count + 1e-9);
  const part = PART_WORDS[String(Math.round((count - whole) * 100) / 100)] ?? '';
  if (part === '') return String(Math.round(count));
  return whole === 0 ? part : `${whole} ${part}`;
}

function countIn({ unit, grams: each }: HouseholdMeasure, grams: number): number | null {
  const off = ROUGH.has(unit) ? OFF_MOST_ROUGH : OFF_MOST;
  const isNear = (count: number) => Math.abs(count * each - grams) <= off * grams + 0.05;
  const parts = PARTS[unit];
  if (parts) {
    const near = parts.filter(isNear);
    return near.length === 0 ? null : near.reduce((a, b) => (distance(a) <= distance(b) ? a : b));
  }
  const exact = grams / each;
  const count = each >= HALVES_FROM ? Math.round(exact * 2) / 2 : Math.round(exact);
  return count > 0 && count <= COUNTED_MOST && isNear(count) ? count : null;

  function distance(count: number): number {
    return Math.abs(count * each - grams);
  }
}

/** Pieces before spoons before cups: what a cook would reach for. */
const ORDER = [
  'can',
  'piece',
  'small piece',
  'large piece',
  'slice',
  'strip',
  'fillet',
  'ball',
  'scoop',
  'clove',
  'stalk',
  'sheet',
  'leaf',
  'sprig',
  'pinch',
  'tbsp',
  'tsp',
  'cup',
  'handful',
];

function measured({ one, inSteps }: KitchenFood, { unit }: HouseholdMeasure, count: number): string {
  const many = count > 1;
  if (NAMED.has(unit) && one === inSteps) return `${numberWords(count)} ${many ? `${unit}s` : unit}`;
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
    if (food.one === food.inSteps && NAMED.has(measure.unit) && measure.grams < PIECE_FROM) continue;
    const count = countIn(measure, grams);
    if (count !== null) return measured(food, measure, count);
  }
  return null;
}
