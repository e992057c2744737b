import { MEAL_CATEGORIES, type MealCategory } from '#contract/meal-plans.ts';
import type { PersonalData } from '#contract/profile.ts';
import { type DailyTargets, dailyTargets } from '#domain/targets/daily-targets.ts';

/**
 * Shares of the day that each meal may have of the energy and of the net carbs; ours, common for three meals with
 * room for something small. Sweet things and nibbles get more of the carbs than of the energy, or there would be none.
 */
const ENERGY_SHARE: Readonly<Record<MealCategory, number>> = {
  Breakfast: 0.25,
  Lunch: 0.3,
  Dinner: 0.33,
  Dessert: 0.06,
  Snacks: 0.06,
};
const CARB_SHARE: Readonly<Record<MealCategory, number>> = {
  Breakfast: 0.24,
  Lunch: 0.26,
  Dinner: 0.29,
  Dessert: 0.11,
  Snacks: 0.1,
};

/** kcal a day of general nutrition advice (FDA, Nutrition Facts label): portions of who did not tell of themselves. */
const REFERENCE_ENERGY = 2000;

const MAIN_MEALS = ['Breakfast', 'Lunch', 'Dinner'] as const satisfies readonly MealCategory[];

/** Left free under the limit, in g, so that sums of rounded numbers keep it too. */
export const MARGIN = 0.05;

export interface Span {
  readonly least: number;
  readonly most: number;
}

/** What a day of the plan is made of and must keep. */
export interface DayLimits {
  /** Meals that every day has. */
  readonly meals: readonly MealCategory[];
  /** Meals that come where there is room. */
  readonly extraMeals: readonly MealCategory[];
  /** g of net carbs for the whole day, and what of them the chosen meals may hold. */
  readonly netCarbs: {
    readonly day: number;
    readonly share: number;
    readonly from: 'own' | 'computed' | 'default';
  };
  /** kcal of each meal, and of the chosen meals of a day together. */
  readonly energy: Readonly<Record<MealCategory, number>>;
  readonly dayEnergy: number;
  /** g of the chosen meals together. */
  readonly protein: Span | null;
  readonly fat: number | null;
}

/**
 * Share of a day's net carbs that these meals may hold: what the other main meals leave, so with all three it is the
 * whole day; what goes between meals holds its own share alone.
 */
export function carbShare(meals: readonly MealCategory[]): number {
  const sharesOf = (some: readonly MealCategory[]) => some.reduce((sum, meal) => sum + CARB_SHARE[meal], 0);
  const others = MAIN_MEALS.filter((meal) => !meals.includes(meal));
  return others.length < MAIN_MEALS.length ? 1 - sharesOf(others) : sharesOf(meals);
}

const energyShare = (meals: readonly MealCategory[]) =>
  meals.reduce((sum, meal) => sum + ENERGY_SHARE[meal], 0);

function proteinSpan({ protein }: DailyTargets, share: number): Span | null {
  if (protein.value === null) return null;
  if (protein.own || !protein.range)
    return { least: protein.value * 0.9 * share, most: protein.value * 1.1 * share };
  return { least: protein.range.least * share, most: protein.range.most * share };
}

/** As it is told, and never more. */
export const tenthBelow = (grams: number): number => Math.floor(grams * 10 + 1e-6) / 10;

/** g of net carbs that a day's dishes may hold; where less than the margin is left, foods without any still go. */
export const netCarbRoom = ({ netCarbs: { share } }: DayLimits): number =>
  share > MARGIN ? share - MARGIN : Math.min(share, 0);

/** Limits of a person for days of these meals; null where health speaks against a plan before a clinician answered. */
export function dayLimits(
  person: PersonalData,
  mealTypes: readonly MealCategory[],
  netCarbLimit?: number,
): DayLimits | null {
  const targets = dailyTargets(person);
  const day = netCarbLimit ?? targets.netCarbs.value;
  if (day === null) return null;
  const isWholeDay = mealTypes.length === 0;
  const meals = isWholeDay ? MAIN_MEALS : MEAL_CATEGORIES.filter((meal) => mealTypes.includes(meal));
  const all = isWholeDay ? MEAL_CATEGORIES : meals;
  const { energy, fat } = targets;
  const scale = MAIN_MEALS.every((meal) => meals.includes(meal)) ? energyShare(all) : 1;
  const share = energyShare(all) / scale;
  const kcal = energy.value ?? REFERENCE_ENERGY;
  const perMeal = (meal: MealCategory) => kcal * (ENERGY_SHARE[meal] / scale);
  return {
    meals,
    extraMeals: isWholeDay ? ['Snacks', 'Dessert'] : [],
    netCarbs: {
      day,
      share: tenthBelow(day * carbShare(meals)),
      from: targets.netCarbs.own ? 'own' : 'default',
    },
    energy: {
      Breakfast: perMeal('Breakfast'),
      Lunch: perMeal('Lunch'),
      Dinner: perMeal('Dinner'),
      Dessert: perMeal('Dessert'),
      Snacks: perMeal('Snacks'),
    },
    dayEnergy: kcal * share,
    protein: proteinSpan(targets, share),
    fat: fat.value === null ? null : fat.value * share,
  };
}
