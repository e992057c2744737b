import type { EatenToday, MealCategory } from '#contract/meal-plans.ts';
import type { PersonalData } from '#contract/profile.ts';
import { type DayLimits, dayLimits, type Span, tenthBelow } from './day-limits.ts';

interface Asked {
  readonly person: PersonalData;
  readonly mealTypes: readonly MealCategory[];
  /** In place of the person's. */
  readonly netCarbLimit?: number | undefined;
  readonly eaten?: EatenToday | undefined;
}

/** A meal that is still to come keeps at least so much of its usual size, however much was eaten before; ours. */
const SMALLEST_MEAL = 0.25;

/**
 * Limits for days of these meals, or for what is left of today. Null where health speaks against a plan, and where
 * nobody knows the net carbs that were eaten.
 */
export function limitsOf({ person, mealTypes, netCarbLimit, eaten }: Asked): DayLimits | null {
  if (!eaten) return dayLimits(person, mealTypes, netCarbLimit);
  const day = dayLimits(person, [], netCarbLimit);
  return day && afterEaten(day, mealTypes, eaten);
}

/** g that are surely left of the limit: the upper end of what was eaten counts; below 0 it is used up. Null is unknown. */
export function surelyLeft(limit: number, { values }: EatenToday): number | null {
  return values.netCarbs && tenthBelow(limit - values.netCarbs.high);
}

/**
 * What the meals still to come have of a day. Each end of a range counts where it keeps the promise: of net carbs the
 * upper one, of protein the lower one, so that the least is reached; energy and fat are aims, their value counts.
 */
function afterEaten(day: DayLimits, mealsLeft: readonly MealCategory[], eaten: EatenToday): DayLimits | null {
  const { values } = eaten;
  const share = surelyLeft(day.netCarbs.day, eaten);
  if (share === null) return null;
  const main = mealsLeft.filter((meal) => day.meals.includes(meal));
  const usual = mealsLeft.reduce((sum, meal) => sum + day.energy[meal], 0);
  const part = usual / day.dayEnergy;
  const rest = (whole: number, had: number | undefined) =>
    had === undefined ? whole * part : Math.max(whole - had, whole * part * SMALLEST_MEAL);
  const kcal = rest(day.dayEnergy, values.energy?.value);
  const ofMeal = (meal: MealCategory) => day.energy[meal] * (kcal / usual);
  return {
    meals: main.length > 0 ? main : mealsLeft,
    extraMeals: main.length > 0 ? mealsLeft.filter((meal) => !main.includes(meal)) : [],
    netCarbs: { ...day.netCarbs, share },
    energy: {
      Breakfast: ofMeal('Breakfast'),
      Lunch: ofMeal('Lunch'),
      Dinner: ofMeal('Dinner'),
      Dessert: ofMeal('Dessert'),
      Snacks: ofMeal('Snacks'),
    },
    dayEnergy: kcal,
    protein: day.protein && proteinLeft(day.protein, values.protein, rest),
    fat: day.fat === null ? null : rest(day.fat, values.fat?.value),
  };
}

function proteinLeft(
  { least, most }: Span,
  eaten: EatenToday['values']['protein'],
  rest: (whole: number, had: number | undefined) => number,
): Span {
  const atLeast = rest(least, eaten?.low);
  return { least: atLeast, most: Math.max(atLeast, rest(most, eaten?.value)) };
}
