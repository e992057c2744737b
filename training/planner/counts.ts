import type { PlanType } from '#contract/meal-plans.ts';
import type { DishOption } from '#meal-planner/options/dish-option.ts';
import { LACKS } from '#meal-planner/options/plate.ts';
import { POINTS } from '#meal-planner/options/points.ts';
import { type SoFar, weightOf } from '#meal-planner/options/weigh-option.ts';

/** Over several days, for what must be eaten soon, by chance, or of the dish itself: not learned from a day of one kitchen. */
const NOT_LEARNED =
  /^(?:leftover|extraTooMany|urgent|perishable|repeated|likeYesterday|jitter|appeal|elaborate)|Counted$|^extra\.basic|^extra\.advanced\.flavor|^lacks\.(?:protein|seasoning|sweetener|ownDrink)/;

type Leaf = { readonly name: string; readonly of: Record<string, number>; readonly key: string };

const leavesOf = (points: object, path: string): Leaf[] =>
  Object.entries(points).flatMap(([key, value]) =>
    typeof value === 'object'
      ? leavesOf(value, `${path}${key}.`)
      : [{ name: `${path}${key}`, of: points as Record<string, number>, key }],
  );
const LEAVES = [...leavesOf(POINTS, ''), ...leavesOf(LACKS, 'lacks.')].filter(
  ({ name }) => !NOT_LEARNED.test(name),
);

/** How often each point counts for a dish. Its weight is linear in them: what a point counts is what one more of it changes. */
export function countsOf(option: DishOption, type: PlanType, soFar: SoFar): Record<string, number> {
  const weight = weightOf(option, type, soFar, 0);
  const counts = LEAVES.map(({ name, of, key }) => {
    const own = of[key] ?? 0;
    of[key] = own + 1;
    const changed = weightOf(option, type, soFar, 0) - weight;
    of[key] = own;
    return [name, Math.round(changed * 1000) / 1000] as const;
  });
  return Object.fromEntries(counts.filter(([, times]) => times !== 0));
}
