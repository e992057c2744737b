import type { Cooked } from '#contract/meal-plans.ts';
import { listText } from '#domain/amount-text.ts';
import { type FoodWeightUnit, weightText } from '#domain/food-weight.ts';

/** Foods named one by one; a plan of a week takes from dozens. */
const NAMED_MOST = 6;

function listed(names: readonly string[]): string {
  const more = names.length - NAMED_MOST;
  return listText(more > 0 ? [...names.slice(0, NAMED_MOST), `${more} more`] : names);
}

/** "Taken: 120 g Cream (380 g left)." and what is gone or nobody counts; each null where there is none. */
export function cookedWords({ taken, untracked }: Cooked, unit: FoodWeightUnit) {
  const amounts = taken.map(
    ({ name, grams, left }) => `${weightText(grams, unit)} ${name} (${weightText(left, unit)} left)`,
  );
  return {
    taken: amounts.length > 0 ? `Taken: ${listed(amounts)}.` : null,
    untracked:
      untracked.length > 0
        ? `Not counted, as your pantry keeps no amount of it: ${listed(untracked)}.`
        : null,
  };
}
