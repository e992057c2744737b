import type { PlanType } from '#contract/meal-plans.ts';

type ExtraKind = 'protein' | 'flavor' | 'other';

/**
 * Points of the choice; the lower the better. Those of dishes and foods were fitted to what cooks said of dishes for
 * real kitchens (training/planner/README.md); those over several days, and for what has to be eaten soon, are ours.
 */
export const POINTS = {
  /** For each extra by its role, by the type of the plan: seasonings are cheap and mostly there, a protein is not. */
  extra: {
    basic: { protein: 0, flavor: 0, other: 0 },
    enhanced: { protein: 7.8, flavor: 0.9, other: 5.4 },
    advanced: { protein: 6.9, flavor: 0, other: 2.7 },
  } satisfies Record<PlanType, Record<ExtraKind, number>>,
  /** On top for an extra that is foreign to the kitchen of the selected foods. */
  extraForeign: 3.5,
  /** For a dish of another part of the world than the selected foods, and for one of just theirs. */
  foreignDish: 8.2,
  homeDish: -2.7,
  /** For what is left of an extra that an earlier day bought. */
  leftover: -0.5,
  /** On top for each extra beyond what the plan has room for. */
  extraTooMany: 4,
  /** For each selected food that no earlier day used, and on top for fresh meat and fish. */
  firstUse: -1.4,
  firstFresh: -4.2,
  /** For each selected vegetable that a lunch or dinner is cooked with, up to so many. */
  ownVegetable: -1,
  ownVegetablesCounted: 2,
  /** For each selected seasoning in a dish that suits its kitchen, up to so many. */
  seasoned: -1.8,
  seasonedCounted: 3,
  /** On top for a food that should be eaten today; falls to none over `urgentDays`. */
  urgent: -5,
  urgentDays: 6,
  /** The same by how long meat and fish keep, where no date is known. */
  perishable: -1,
  /** For the main vegetable of a dish that the plan has had, each time up to as many as of main foods. */
  repeatedVegetable: 0.5,
  /** For how well cooks like the dish, for each point. */
  appeal: -3,
  /** On top for an elaborate dish in an advanced plan, which is asked for such. */
  elaborate: -3,
  /** For a main food that the plan has had, each time up to so many: the week's meat comes again before more is bought. */
  repeatedMain: 1.6,
  repeatsCounted: 3,
  /** For a dish of an earlier day, where nothing else can be cooked. */
  repeatedDish: 12,
  /** For a dish that is one of the day before in other words. */
  likeYesterday: 5,
  /** For a dinner of eggs where fresh meat or fish waits. */
  eggsForDinner: 5.1,
  /** For meat or fish at breakfast without the eggs that are there. */
  breakfastWithoutEggs: 2.6,
  /** For a meal that the dish makes only where nothing suits better. */
  lastResort: 4.8,
  jitter: 1.6,
} as const;
