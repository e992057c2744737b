import type { DishSlot } from '#content/dishes/dish.ts';
import type { IngredientGroup } from '#content/dishes/ingredient.ts';
import type { KitchenFood } from '../kitchen/kitchen-food.ts';

/** Grams that an amount may have: whole steps from least to most. */
export interface Portion {
  readonly least: number;
  readonly usual: number;
  readonly most: number;
  readonly step: number;
}

/** What a kitchen counts instead of weighing. */
const COUNTED = ['can', 'piece', 'slice', 'strip', 'scoop', 'sheet'] as const;
const COUNTED_GROUPS = new Set([
  'egg',
  'cured-pork',
  'snack-meat',
  'protein-powder',
  'canned-fish',
  'flatbread',
]);

/** Grams of one egg, one slice of bacon or one of what the label counts, where the food is counted. */
function countedGrams({ groups, measures, cookedYield, labelPiece }: KitchenFood): number | null {
  if (labelPiece !== null && cookedYield === null) return labelPiece;
  if (cookedYield !== null || !groups.some((group) => COUNTED_GROUPS.has(group))) return null;
  const unit = COUNTED.find((one) => measures.some((measure) => measure.unit === one));
  return measures.find((measure) => measure.unit === unit)?.grams ?? null;
}

/** Steps of a kitchen scale, in g: fine where little is used. */
function scaleSteps(usual: number): readonly number[] {
  if (usual < 4) return [0.5, 0.1];
  return usual < 25 ? [1, 0.5] : [5, 1];
}

/**
 * Less of it is no part of a plate: nobody opens an avocado for a spoonful, and a slice of pickle is no garnish. In g, by
 * group; ours.
 */
const LEAST_OF_GROUP: Readonly<Partial<Record<IngredientGroup, number>>> = {
  avocado: 50,
  pickle: 15,
  'leafy-green': 20,
  'salad-vegetable': 25,
  'cooking-vegetable': 30,
  cabbage: 30,
  mushroom: 30,
  onion: 10,
  berry: 25,
  yogurt: 25,
  'canned-fish': 60,
  nut: 8,
};
/** The same by ingredient, before its groups: an anchovy seasons, and less than half a chili or a clove is no taste. */
const LEAST_OF: Readonly<Record<string, number>> = {
  anchovy: 4,
  caviar: 10,
  garlic: 2,
  ginger: 2,
  'red-chili': 3,
  'green-chili': 3,
  jalapeno: 4,
  'dark-chocolate': 10,
  'unsweetened-chocolate': 8,
  'hemp-seeds': 5,
  'pumpkin-seeds': 6,
  'sunflower-seeds': 6,
  celery: 15,
  'bean-sprouts': 30,
};

/** More of it is too salty, or too fat, for one plate. In g, by ingredient; ours. */
const MOST_OF: Readonly<Record<string, number>> = { parmesan: 40, pecorino: 40, mayonnaise: 40 };
/** The same by group, where the food is not served by itself as halloumi and a ball of mozzarella are. */
const MOST_OF_GROUP: Readonly<Partial<Record<IngredientGroup, number>>> = {
  'hard-cheese': 90,
  'soft-cheese': 90,
};
const SERVED_WHOLE = new Set(['halloumi', 'mozzarella']);

/**
 * How much of a sweetener does what one gram of erythritol does; slots are in grams of erythritol. An extract of stevia
 * is taken by the pinch, a packet of sucralose sweetens as two teaspoons of sugar do.
 */
const SWEETENS_AS: Readonly<Record<string, number>> = { stevia: 0.02, sucralose: 0.125 };

const leastOf = ({ ingredient, groups }: KitchenFood) =>
  LEAST_OF[ingredient ?? ''] ?? Math.max(0, ...groups.map((group) => LEAST_OF_GROUP[group] ?? 0));

function mostOf({ ingredient, groups }: KitchenFood): number {
  const own = MOST_OF[ingredient ?? ''];
  if (own !== undefined || SERVED_WHOLE.has(ingredient ?? '')) return own ?? Number.POSITIVE_INFINITY;
  return Math.min(...groups.map((group) => MOST_OF_GROUP[group] ?? Number.POSITIVE_INFINITY));
}

/** Grams are whole tenths, so that steps meet their bounds. */
const tenths = (grams: number) => Math.round(grams * 10) / 10;
const EPSILON = 1e-9;

function within(step: number, slot: readonly [number, number, number], atHand: number): Portion | null {
  const least = tenths(Math.ceil(slot[0] / step - EPSILON) * step);
  const most = tenths(Math.floor(Math.min(slot[2], atHand) / step + EPSILON) * step);
  if (least > most || least <= 0) return null;
  return { least, usual: Math.min(most, Math.max(least, slot[1])), most, step };
}

/** Amounts of the food that fit the slot and are there, in the kitchen's steps; null when there is too little. */
export function portionFor(food: KitchenFood, slot: DishSlot, atHand: number): Portion | null {
  const scale = food.cookedYield ?? SWEETENS_AS[food.ingredient ?? ''] ?? 1;
  const sensible = leastOf(food);
  const most = Math.min(Math.max(slot.grams[2], sensible), mostOf(food));
  const least = Math.max(slot.grams[0], sensible);
  if (least > most) return null;
  const usual = Math.min(most, Math.max(slot.grams[1], sensible));
  const grams = [least * scale, usual * scale, most * scale] as const;
  const counted = countedGrams(food);
  const steps = [...(counted === null ? [] : [counted]), ...scaleSteps(grams[1])];
  for (const step of steps) {
    const portion = within(step, grams, atHand);
    if (portion) return portion;
  }
  return null;
}

/** The nearest whole step within the portion. */
export function toStep({ least, most, step }: Portion, grams: number): number {
  return Math.min(most, Math.max(least, tenths(Math.round(grams / step) * step)));
}
