import type { MealCategory, PlanType } from '#contract/meal-plans.ts';
import { listText } from '#domain/food-text/amount-text.ts';
import { weightText } from '#domain/food-text/food-weight.ts';
import { carbShare, MARGIN } from '../person/day-limits.ts';
import { limitsOf } from '../person/rest-of-day.ts';
import type { Setting } from '../planning/setting.ts';
import type { Remedy, Trial } from './trial.ts';

/** No plan proposes more net carbs a day than trials call ketogenic (Bueno 2013, evidence B12), in g. */
export const RAISE_MOST = 50;
/** More than no food has: to see whether net carbs alone are in the way. */
export const ANY_NET_CARBS = 100_000;

const TYPE_NAMES: Readonly<Record<PlanType, string>> = {
  basic: 'Basic',
  enhanced: 'Enhanced',
  advanced: 'Advanced',
};

const mealsOf = (setting: Setting): readonly MealCategory[] => limitsOf(setting)?.meals ?? [];

/**
 * The smallest whole limit of net carbs that frees the plan; null where it would be no keto plan any more, and late in
 * a day: then the nearest rest is shown, and the limit stays what it is.
 */
export async function raiseNetCarbs(trial: Trial): Promise<Remedy | null> {
  if (trial.setting.eaten) return null;
  const share = carbShare(mealsOf(trial.setting));
  let limit = limitsOf(trial.setting)?.netCarbs.day ?? 0;
  while (limit <= RAISE_MOST) {
    const tried = await trial.tries({ netCarbLimit: limit });
    if (tried.kind === 'planned') {
      const change = { kind: 'raise_net_carbs', to: limit } as const;
      return { change, words: `raise the day's limit to ${limit} g` };
    }
    if (tried.block.kind !== 'net_carbs') return null;
    limit = Math.max(Math.floor(limit) + 1, Math.ceil((tried.block.least + MARGIN) / share - 1e-9));
  }
  return null;
}

export async function changeType(trial: Trial): Promise<Remedy | null> {
  if (trial.setting.type !== 'basic' || !(await trial.works({ type: 'enhanced' }))) return null;
  return {
    change: { kind: 'change_type', to: 'enhanced' },
    words: `choose ${TYPE_NAMES.enhanced} in the plan options, which may add a few foods you don’t have`,
  };
}

/** One meal less that makes the others possible. */
export async function fewerMeals(trial: Trial): Promise<Remedy | null> {
  const meals = mealsOf(trial.setting);
  if (meals.length < 2) return null;
  for (const leave of meals) {
    const mealTypes = meals.filter((meal) => meal !== leave);
    if (!(await trial.works({ mealTypes }))) continue;
    return {
      change: { kind: 'fewer_meals', mealTypes },
      words: `plan ${listText(mealTypes)} without ${leave}`,
    };
  }
  for (const only of meals) {
    if (meals.length < 3 || !(await trial.works({ mealTypes: [only] }))) continue;
    return { change: { kind: 'fewer_meals', mealTypes: [only] }, words: `plan only ${only}` };
  }
  return null;
}

/** As many days as there is food for. */
export async function fewerDays(trial: Trial): Promise<Remedy | null> {
  for (let days = trial.setting.days - 1; days > 0; days--) {
    const tried = await trial.tries({ days });
    if (tried.kind === 'planned') {
      return {
        change: { kind: 'fewer_days', to: days },
        words: days === 1 ? 'plan one day' : `plan ${days} days`,
      };
    }
    days = Math.min(days, tried.block.day);
  }
  return null;
}

const TEN = 10;

/** One food of which more would have to be there, and how much; null when it takes more of several. */
export async function moreAtHand(trial: Trial): Promise<Remedy | null> {
  const { foods } = trial.setting;
  for (const food of foods) {
    const { pantry } = food;
    if (!pantry || pantry.atHand === null) continue;
    const having = (atHand: number | null) =>
      foods.map((one) => (one === food ? { ...food, pantry: { ...pantry, atHand } } : one));
    const tried = await trial.tries({ foods: having(null) });
    if (tried.kind === 'blocked') continue;
    const used = tried.days
      .flatMap(({ kept, chosen }) => [
        ...kept.flatMap((one) => one.foods),
        ...chosen.flatMap(({ option, grams }) =>
          option.fillings.map((filling, at) => ({ food: filling.food, grams: grams[at] ?? 0 })),
        ),
      ])
      .reduce((sum, one) => sum + (one.food.key === food.key ? one.grams : 0), 0);
    // Days that are all alike were tried as one.
    const times = trial.setting.days / tried.days.length;
    const grams = Math.ceil((used * times) / TEN) * TEN;
    if (grams <= pantry.atHand || !(await trial.works({ foods: having(grams) }))) continue;
    const change = { kind: 'more_at_hand', pantryItemId: pantry.id, name: food.name, grams } as const;
    return { change, words: `have ${weightText(grams, trial.setting.person.units.food)} of ${food.name}` };
  }
  return null;
}
