import type { Estimate } from '#contract/diary.ts';
import { type EatenToday, MEAL_CATEGORIES } from '#contract/meal-plans.ts';
import type { PlanRequest } from '#meal-planner/plan-request.ts';
import { type DrawnFood, drawRequest } from './draw-request.ts';
import { Draw } from './random.ts';

/** Apart from the numbers that pantries are drawn by. */
const SEED_OF_DAYS = 5_000_000;

const tenth = (value: number) => Math.round(value * 10) / 10;

/** A value of up to `most` with a range about it, which is narrow, wide or none at all. */
function drawEstimate(draw: Draw, most: number): Estimate {
  const value = tenth((draw.whole(0, 1000) / 1000) * most);
  if (draw.chance(0.2)) return { value, low: value, high: value };
  const spread = (draw.whole(0, 40) / 100) * value;
  return { value, low: tenth(value - spread), high: tenth(value + spread) };
}

/** Now and then exactly the limit, where rounding would show. */
function drawNetCarbs(draw: Draw, limit: number): Estimate {
  if (draw.chance(0.05)) return { value: limit, low: limit, high: limit };
  return drawEstimate(draw, limit * 1.3);
}

function drawEaten(draw: Draw, limit: number): EatenToday {
  const isKnown = () => !draw.chance(0.1);
  const left = MEAL_CATEGORIES.filter(() => draw.chance(0.45));
  return {
    values: {
      netCarbs: draw.chance(0.03) ? null : drawNetCarbs(draw, limit),
      energy: isKnown() ? drawEstimate(draw, 2600) : null,
      protein: isKnown() ? drawEstimate(draw, 160) : null,
      fat: isKnown() ? drawEstimate(draw, 200) : null,
    },
    unknown: draw.chance(0.1) ? draw.whole(1, 3) : 0,
    mealsLeft: left.length > 0 ? left : ['Dinner'],
  };
}

/** A half-eaten day of somebody with a pantry of 3 to 60 foods; the same number always gives the same. */
export function drawRest(seed: number, foods: readonly DrawnFood[]): PlanRequest & { eaten: EatenToday } {
  const { request } = drawRequest(seed, foods);
  const draw = new Draw(SEED_OF_DAYS + seed);
  const eaten = drawEaten(draw, request.person.netCarbLimit ?? 20);
  return { ...request, days: 1, mealTypes: [], eaten };
}
