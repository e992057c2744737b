import { foodById } from '#content/foods/foods.ts';
import { MEAL_CATEGORIES, PLAN_TYPES } from '#contract/meal-plans.ts';
import type { PersonalData } from '#contract/profile.ts';
import { ALLERGIES, EATING_STYLES, EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import type { PantryFood, PlanRequest } from '#meal-planner/plan-request.ts';
import { pantryFood } from '#tests/planner/pantry-food.ts';
import { Draw } from './random.ts';

/** A food that pantries are drawn from. */
export interface DrawnFood {
  readonly id: string;
  readonly name: string;
  readonly keto: boolean;
}

const DISLIKES = [
  'fish',
  'mushrooms',
  'olives',
  'pork',
  'eggs',
  'broccoli',
  'blue cheese',
  'liver',
  'cilantro',
];
const TODAY = '2026-08-01';

/** As a photo of its label would have been read: per serving, in whole tenths. */
function asScanned(food: DrawnFood, grams: number): Partial<PantryFood> {
  const row = foodById(food.id);
  if (!row) throw new Error(`no row ${food.id} in the foods table`);
  const tenths = (per100: number) => Math.round((per100 * grams) / 10);
  return {
    servingSize: `1 serving (${grams} g)`,
    calories: Math.round((row.kcal * grams) / 100),
    totalFat: tenths(row.fatG),
    totalCarbs: tenths(row.carbsG),
    dietaryFiber: row.fibreG === null ? null : tenths(row.fibreG),
    protein: tenths(row.proteinG),
    netCarbs: tenths(Math.max(0, row.carbsG - (row.fibreG ?? 0))),
  };
}

function item(draw: Draw, food: DrawnFood, id: number): PantryFood {
  const isScanned = draw.chance(0.3);
  const isTracked = draw.chance(0.3);
  const isDated = draw.chance(0.2);
  return pantryFood({
    id,
    productName: food.name,
    foodId: isScanned ? null : food.id,
    ...(isScanned ? asScanned(food, draw.one([30, 50, 100, 170])) : {}),
    amountAtHand: isTracked ? draw.whole(20, 800) * 10 : null,
    useBy: isDated ? `2026-08-${String(draw.whole(1, 20)).padStart(2, '0')}` : null,
  });
}

function person(draw: Draw): PersonalData {
  const known = draw.chance(0.5)
    ? ({
        age: draw.whole(25, 75),
        gender: draw.one(['female', 'male']),
        height: draw.whole(150, 195),
        weight: draw.whole(55, 120),
        activity: 'light',
      } as const)
    : {};
  return {
    ...EMPTY_PERSONAL_DATA,
    ...known,
    allergies: draw.chance(0.4) ? draw.some(ALLERGIES, draw.whole(1, 3)) : [],
    dislikes: draw.chance(0.3) ? draw.some(DISLIKES, draw.whole(1, 2)) : [],
    netCarbLimit: draw.chance(0.4) ? draw.whole(8, 50) : null,
    eatingStyle: draw.chance(0.15) ? draw.one(EATING_STYLES) : null,
  };
}

/** A pantry of 3 to 60 foods with somebody to cook for; the same number always gives the same. */
export function drawRequest(
  seed: number,
  foods: readonly DrawnFood[],
): { request: PlanRequest; keto: number } {
  const draw = new Draw(seed);
  const drawn = draw.some(foods, draw.whole(3, 60));
  const request: PlanRequest = {
    items: drawn.map((food, at) => item(draw, food, at + 1)),
    type: draw.one(PLAN_TYPES),
    mealTypes: draw.chance(0.4) ? [] : MEAL_CATEGORIES.filter(() => draw.chance(0.4)),
    days: draw.chance(0.8) ? 1 : draw.whole(2, 4),
    keep: [],
    without: [],
    variant: draw.whole(0, 1000),
    person: person(draw),
    today: TODAY,
  };
  return { request, keto: drawn.filter(({ keto }) => keto).length };
}
