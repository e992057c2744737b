import { dietOf } from '../person/diet.ts';
import { limitsOf } from '../person/rest-of-day.ts';
import { REPEATED_MOST } from './plan-day.ts';
import type { ChosenDay, Setting } from './setting.ts';
import { netCarbsOn, usedOn } from './used-on.ts';

const TINY = 1e-6;

/**
 * Looks at the finished plan once more, without what the choice was made by: no plan that breaks a limit is handed out.
 * @throws Error that names the limit, which is a defect of the planner
 */
export function checkPlan(days: readonly ChosenDay[], setting: Setting): void {
  const limits = limitsOf(setting);
  const diet = dietOf(setting.person, setting.kitchen);
  const all = days.flatMap(usedOn);
  for (const { food, grams } of all) {
    if (!(grams > 0)) throw new Error(`plan: ${food.name} has no amount`);
    const objection = diet.objectionTo(food);
    if (objection) throw new Error(`plan: ${food.name}, though ${objection.reason}`);
    if (setting.type === 'basic' && !food.pantry && !food.isStaple)
      throw new Error(`plan: ${food.name} is not of the pantry`);
  }
  for (const { option } of days.flatMap(({ chosen }) => chosen)) {
    if (!diet.areEatenTogether(option.fillings.map(({ food }) => food)))
      throw new Error(`plan: ${option.dish.id} pairs foods that are not eaten together`);
  }
  for (const { day, kept, chosen } of days) {
    const apart = [
      ...kept.map(({ meal, foods }) =>
        diet.keptApart(
          meal,
          foods.map(({ food }) => food),
        ),
      ),
      ...chosen.map(({ option }) =>
        diet.keptApart(
          option.meal,
          option.fillings.map(({ food }) => food),
        ),
      ),
    ];
    // Dishes that the person keeps from another day are theirs to eat as they were.
    if (apart.includes('meat') && apart.includes('milk_after') && kept.length < 2)
      throw new Error(`plan: milk after meat on day ${day}`);
  }
  for (const day of days) {
    const netCarbs = netCarbsOn(day);
    if (!limits || netCarbs > limits.netCarbs.share + TINY) {
      throw new Error(`plan: ${netCarbs} g of net carbs on day ${day.day}`);
    }
    const ids = [
      ...day.kept.map(({ dish }) => dish.dishId),
      ...day.chosen.map(({ option }) => option.dish.id),
    ];
    const times = [...Map.groupBy(ids, (id) => id).values()].map(({ length }) => length);
    if (Math.max(0, ...times) > REPEATED_MOST && day.kept.length === 0)
      throw new Error('plan: a dish too often on one day');
  }
  for (const food of new Set(all.map((one) => one.food))) {
    const atHand = food.pantry?.atHand ?? null;
    const grams = all.reduce((sum, one) => sum + (one.food.key === food.key ? one.grams : 0), 0);
    if (atHand !== null && grams > atHand + TINY) {
      throw new Error(`plan: ${grams} g of ${food.name}, ${atHand} g are there`);
    }
  }
}
