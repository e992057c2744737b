import type { ChosenDish } from '../solving/day-problem.ts';
import { toStep } from './kitchen-step.ts';

interface Amount {
  readonly dish: number;
  readonly slot: number;
  grams: number;
  readonly netCarbs: number;
  readonly step: number;
  readonly least: number;
  readonly key: string | null;
  readonly wanted: number;
}

const TINY = 1e-6;
const tenths = (grams: number) => Math.round(grams * 10) / 10;

/** The amount whose next smaller step costs the dish least for the carbs it frees; null when all are at their least. */
function bestToLower(amounts: readonly Amount[]): Amount | null {
  let best: Amount | null = null;
  for (const one of amounts) {
    if (one.grams - one.step < one.least - TINY || one.netCarbs <= 0) continue;
    const worth = (amount: Amount) =>
      (amount.grams - amount.wanted) / amount.wanted + amount.netCarbs * amount.step * 0.2;
    if (!best || worth(one) > worth(best)) best = one;
  }
  return best;
}

/**
 * Grams in the kitchen's steps that still keep the limits. Smallest portions are whole steps, and the solved amounts
 * lie above them within the limits, so going down by steps always gets there.
 *
 * @param most g of net carbs that the dishes may hold
 */
export function roundDay(
  dishes: readonly ChosenDish[],
  most: number,
  left: (key: string) => number,
): ChosenDish[] {
  const amounts = dishes.flatMap(({ option, grams }, dish) =>
    option.fillings.map(({ food, portion }, slot): Amount => {
      const wanted = grams[slot] ?? portion.usual;
      return {
        dish,
        slot,
        grams: toStep(portion, wanted),
        netCarbs: food.perGram.netCarbs,
        step: portion.step,
        least: portion.least,
        key: food.pantry ? food.key : null,
        wanted,
      };
    }),
  );
  const sum = (key: string) => amounts.reduce((all, one) => all + (one.key === key ? one.grams : 0), 0);
  for (const key of new Set(amounts.flatMap(({ key: own }) => own ?? []))) {
    while (sum(key) > left(key) + TINY) {
      const lower = amounts.find((one) => one.key === key && one.grams - one.step >= one.least - TINY);
      if (!lower) break;
      lower.grams = tenths(lower.grams - lower.step);
    }
  }
  const netCarbs = () => amounts.reduce((all, one) => all + one.grams * one.netCarbs, 0);
  while (netCarbs() > most + TINY) {
    const lower = bestToLower(amounts);
    if (!lower) break;
    lower.grams = tenths(lower.grams - lower.step);
  }
  return dishes.map(({ option }, dish) => ({
    option,
    grams: amounts.filter((one) => one.dish === dish).map(({ grams }) => grams),
  }));
}
