import { foodById } from '#content/foods/foods.ts';
import type { MealPlan } from '#contract/meal-plans.ts';
import { listText } from '#domain/food-text/amount-text.ts';
import { type FoodWeightUnit, weightText } from '#domain/food-text/food-weight.ts';
import type { PerGram } from '../kitchen/kitchen-food.ts';
import { labelAllergens } from '../pantry/label-allergens.ts';
import type { PantryReading, Unusable } from '../pantry/pantry-reading.ts';
import { servingWeight } from '../pantry/serving-weight.ts';
import type { Diet } from '../person/diet.ts';
import type { PantryFood } from '../plan-request.ts';

/** Net carbs per 100 g from which an unknown food is left out for them. */
const MANY_CARBS = 12;

/** Salt, pepper and water are free in every dish. */
const IN_EVERY_DISH =
  /^(?:(?:sea|table|kosher|fine|coarse|himalayan|pink|ground|whole|black|white) ){0,3}(?:salt|pepper|peppercorns?|water)(?:(?:,|\s(?:and|&|\+))\s(?:(?:black|white|ground) )?(?:salt|pepper|water))?$/i;

const REASONS: Readonly<Record<Exclude<Unusable, 'unknown_food' | 'values_unknown'>, string>> = {
  none_left: 'none of it is left',
  past_use_by: 'its use-by date has passed',
  values_odd: 'its values don’t match its name: please check them',
};

/** What reasons are told by: grams of net carbs that a day may hold, and the person's unit for weights of food. */
interface Terms {
  readonly dayLimit: number;
  readonly unit: FoodWeightUnit;
}

/** Grams of a serving up to which a food seasons others: nobody eats so much of it that its net carbs tell. */
const PINCH = 10;

/** Whether it is taken by the pinch or the spoonful, as its row of the table or the serving on its label tells. */
const isSeasoning = (item: PantryFood) =>
  /\b(?:spices?|seasoning|masala|rub|herbs?|tarragon|chervil|savory|lovage|sumac|saffron)\b/i.test(
    item.productName,
  ) ||
  foodById(item.foodId ?? '')?.group === 'Spices and Herbs' ||
  (servingWeight(item) ?? Number.POSITIVE_INFINITY) <= PINCH;

/** "47 g net carbs per 100 g: 43 g of it would take the whole day's 20 g". */
function unknownFood(item: PantryFood, values: PerGram | null, { dayLimit, unit }: Terms): string {
  const per100 = (values?.netCarbs ?? 0) * 100;
  if (per100 < MANY_CARBS || isSeasoning(item)) return 'none of our dishes has a place for it';
  const whole = weightText((dayLimit / per100) * 100, unit);
  const about = item.netCarbs === null && item.foodId === null ? 'about ' : '';
  return `${about}${Math.round(per100)} g net carbs per 100 g: ${whole} of it would take the whole day's ${dayLimit} g`;
}

function unusableReason(
  item: PantryFood,
  reading: PantryReading & { kind: 'unusable' },
  terms: Terms,
): string {
  if (IN_EVERY_DISH.test(item.productName)) return 'it’s in every dish as it is, and not listed';
  const isSweet = (reading.values?.netCarbs ?? 0) * 100 >= MANY_CARBS;
  if (reading.why === 'unknown_food' || (reading.why === 'values_odd' && isSweet))
    return unknownFood(item, reading.values, terms);
  if (reading.why !== 'values_unknown') return REASONS[reading.why];
  return `its label has no ${listText(reading.lacks ?? ['values'])}: please add what is missing`;
}

function reasonOf(item: PantryFood, reading: PantryReading | undefined, diet: Diet, terms: Terms): string {
  if (reading?.kind !== 'food') {
    // Whoever is allergic has to see that it was noticed, whatever else speaks against the food.
    const allergy = diet.allergyTo(new Set(labelAllergens(item)));
    if (allergy) return allergy.reason;
    return reading ? unusableReason(item, reading, terms) : unknownFood(item, null, terms);
  }
  return diet.objectionTo(reading.food)?.reason ?? 'not used in this plan';
}

/** Selected items that no dish uses; those that never could come first. */
export function leftOut(
  items: readonly PantryFood[],
  readings: ReadonlyMap<number, PantryReading>,
  used: ReadonlySet<number>,
  diet: Diet,
  terms: Terms,
): MealPlan['leftOut'] {
  const isSpare = ({ id }: PantryFood) => {
    const reading = readings.get(id);
    return Number(reading?.kind === 'food' && diet.objectionTo(reading.food) === null);
  };
  return items
    .filter(({ id }) => !used.has(id))
    .toSorted((a, b) => isSpare(a) - isSpare(b))
    .map((item) => ({
      pantryItemId: item.id,
      name: item.productName,
      reason: reasonOf(item, readings.get(item.id), diet, terms),
    }));
}
