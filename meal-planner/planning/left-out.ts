import type { MealPlan } from '#contract/meal-plans.ts';
import { listText } from '#domain/food-text/amount-text.ts';
import { type FoodWeightUnit, weightText } from '#domain/food-text/food-weight.ts';
import type { PerGram } from '../kitchen/kitchen-food.ts';
import type { PantryReading, Unusable } from '../pantry/pantry-reading.ts';
import type { Diet } from '../person/diet.ts';
import type { PantryFood } from '../plan-request.ts';

/** Net carbs per 100 g from which an unknown food is left out for them. */
const MANY_CARBS = 12;

const REASONS: Readonly<Record<Exclude<Unusable, 'unknown_food' | 'values_unknown'>, string>> = {
  none_left: 'none of it is left',
  past_use_by: 'its use-by date has passed',
  values_odd: 'its values do not look like the food it is called: please check them',
};

/** What reasons are told by: grams of net carbs that a day may hold, and the person's unit for weights of food. */
interface Terms {
  readonly dayLimit: number;
  readonly unit: FoodWeightUnit;
}

/** "47 g net carbs per 100 g: 43 g of it would take the whole day's 20 g". */
function unknownFood(values: PerGram | null, { dayLimit, unit }: Terms): string {
  const per100 = (values?.netCarbs ?? 0) * 100;
  if (per100 < MANY_CARBS) return 'I do not know how to cook with it';
  const whole = weightText((dayLimit / per100) * 100, unit);
  return `${Math.round(per100)} g net carbs per 100 g: ${whole} of it would take the whole day's ${dayLimit} g`;
}

function unusableReason(reading: PantryReading & { kind: 'unusable' }, terms: Terms): string {
  if (reading.why === 'unknown_food') return unknownFood(reading.values, terms);
  if (reading.why !== 'values_unknown') return REASONS[reading.why];
  return `its label has no ${listText(reading.lacks ?? ['values'])}: please add what is missing`;
}

function reasonOf(reading: PantryReading | undefined, diet: Diet, terms: Terms): string {
  if (!reading) return unknownFood(null, terms);
  if (reading.kind === 'unusable') return unusableReason(reading, terms);
  return diet.objectionTo(reading.food)?.reason ?? 'the dishes of this plan do without it';
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
      reason: reasonOf(readings.get(item.id), diet, terms),
    }));
}
