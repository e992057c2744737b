import type { PlanType } from '#contract/meal-plans.ts';
import type { KitchenFood } from '../kitchen/kitchen-food.ts';
import { isFlesh } from '../person/eating-style.ts';
import { alikeKeys } from './alike.ts';
import { isSeasonedAsAtHome } from './cuisines.ts';
import { type DishOption, extraFillings, type Filling, mainFood, pantryFillings } from './dish-option.ts';
import { daysInFridge } from './keeps.ts';
import {
  isEgg,
  isFreshFlesh,
  isMainMeal,
  isSeasoning,
  isVegetable,
  makesPlate,
  platePoints,
} from './plate.ts';
import { chanceOf } from './seed.ts';

type ExtraKind = 'protein' | 'flavor' | 'other';

/**
 * Points of the choice, all ours: they are set against each other so that ten plans read as a cook would cook them
 * (docs/meal-planner.md). The lower the better.
 */
export const POINTS = {
  /** For each extra by its role, by the type of the plan: seasonings are cheap and mostly there, a protein is not. */
  extra: {
    basic: { protein: 0, flavor: 0, other: 0 },
    enhanced: { protein: 18, flavor: 0.6, other: 3.2 },
    advanced: { protein: 18, flavor: 0.2, other: 1 },
  } satisfies Record<PlanType, Record<ExtraKind, number>>,
  /** On top for an extra where food of its kind is selected: nobody buys tomato sauce beside tomatoes. */
  extraOfKind: 5,
  /** On top for an extra of so few grams that the dish is hardly another for it, seasonings aside. */
  nearlyNothing: 3,
  nearlyNothingGrams: 10,
  /** On top for an extra that is foreign to the kitchen of the selected foods. */
  extraForeign: 9,
  /** For a dish of another part of the world than the selected foods, and for one of just theirs. */
  foreignDish: 5,
  homeDish: -2,
  /** For a dish of another part of the world without anything that it is seasoned with there. */
  unseasonedDish: 7,
  /** For what is left of an extra that an earlier day bought. */
  leftover: -0.5,
  /** On top for each extra beyond what the plan has room for. */
  extraTooMany: 4,
  /** For each selected food that is used, and on top where no earlier day used it. */
  use: -1.5,
  firstUse: -2.2,
  /** On top for the first use of what a plate is made of, its protein or vegetable, and again of fresh meat and fish. */
  firstOnPlate: -2,
  firstFresh: -2.5,
  /** For each selected food on the plate of a main meal, up to so many: a lunch is made of more than a snack is. */
  onPlate: -0.5,
  onPlateCounted: 4,
  /** For each selected seasoning in a dish that suits its kitchen, up to so many. */
  seasoned: -2,
  seasonedCounted: 3,
  /** On top for a food that should be eaten today; falls to none over `urgentDays`. */
  urgent: -5,
  urgentDays: 6,
  /** The same by how long meat and fish keep, where no date is known. */
  perishable: -2.5,
  /** For the main vegetable of a dish that the plan has had, each time up to as many as of main foods. */
  repeatedVegetable: 0.5,
  /** For a dish of two or three things, which is nobody's first thought where there is more. */
  plain: 2.5,
  elaborate: { basic: 0.2, enhanced: 0.4, advanced: -3 } satisfies Record<PlanType, number>,
  /** For a dish that everybody thinks of; as much on top for one that nobody does. */
  familiar: { basic: -3, enhanced: -3, advanced: -2 } satisfies Record<PlanType, number>,
  /** For a main food that the plan has had, each time up to so many: the week's meat comes again before more is bought. */
  repeatedMain: 1.6,
  repeatsCounted: 3,
  /** For a dish of an earlier day, where nothing else can be cooked. */
  repeatedDish: 12,
  /** For a dish that is one of the day before in other words. */
  likeYesterday: 5,
  /** For a dinner of eggs where fresh meat or fish waits. */
  eggsForDinner: 3.5,
  /** For meat or fish at breakfast without the eggs that are there. */
  breakfastWithoutEggs: 5,
  /** For a meal that the dish makes only where nothing suits better. */
  lastResort: 10,
  /** For what was cooked before and waits. */
  cooked: -5,
  jitter: 1.6,
} as const;

/** Things to buy that a plan has room for: on its first day, and more on each further one. Ours: a basket, not a cart. */
const ROOM_FOR_EXTRAS = {
  basic: { first: 0, further: 0 },
  enhanced: { first: 4, further: 1 },
  advanced: { first: 8, further: 1.5 },
} satisfies Record<PlanType, { first: number; further: number }>;

/** Neither obvious nor far. */
const KNOWN = 2;

/** Who selected fewer foods than this needs as many more to eat from. */
const SELECTED_ENOUGH = 10;

/** New extras that the plan has room for on this day, when so many foods are selected. */
export function roomForExtras(
  type: PlanType,
  day: number,
  selected: number,
  bought: ReadonlySet<string>,
): number {
  const { first, further } = ROOM_FOR_EXTRAS[type];
  const lacking = day > 1 ? Math.max(0, SELECTED_ENOUGH - selected) : 0;
  return Math.max(0, Math.floor(first + further * (day - 1) + lacking) - bought.size);
}

/** What the plan has so far. */
export interface SoFar {
  /** Times each main food was cooked, by ingredient. */
  readonly mains: ReadonlyMap<string, number>;
  /** Times each vegetable was the main one of a dish, by ingredient. */
  readonly vegetables: ReadonlyMap<string, number>;
  readonly bought: ReadonlySet<string>;
  /** New extras that there is room for today. */
  readonly roomForExtras: number;
  readonly dishes: ReadonlySet<string>;
  /** What the dishes of the day before are alike by. */
  readonly yesterday: ReadonlySet<string>;
  /** Keys of foods that earlier days used. */
  readonly used: ReadonlySet<string>;
  /** Whether fresh meat or fish is selected. */
  readonly hasFreshFlesh: boolean;
  readonly hasEggs: boolean;
}

/** Points for using a selected food: more when it has to be eaten soon, and when the plan has not used it yet. */
export function pointsForUse(food: KitchenFood, used: SoFar['used']): number {
  const { key, pantry } = food;
  if (!pantry) return 0;
  const soon = (days: number | null) => (days === null ? 0 : Math.max(0, 1 - days / POINTS.urgentDays));
  const urgency = POINTS.urgent * soon(pantry.daysLeft) + POINTS.perishable * soon(daysInFridge(food));
  const first =
    POINTS.firstUse +
    (makesPlate(food) ? POINTS.firstOnPlate : 0) +
    (isFreshFlesh(food) ? POINTS.firstFresh : 0);
  // A seasoning is no less wanted at dinner for being in the lunch: it counts in each dish.
  const use = isSeasoning(food) ? 0 : POINTS.use + (used.has(key) ? 0 : first);
  return use + urgency;
}

/** Points for buying what fills the slot. */
export function extraPoints(
  { food, slot, portion, isOfKindAtHand, foreign = 0 }: Filling,
  type: PlanType,
  bought: ReadonlySet<string>,
): number {
  if (food.isStaple) return 0;
  const kind = slot.role === 'protein' || slot.role === 'flavor' ? slot.role : 'other';
  if (bought.has(food.key)) return kind === 'flavor' ? 0 : POINTS.leftover;
  const isLittle = kind === 'other' && portion.usual <= POINTS.nearlyNothingGrams;
  return (
    POINTS.extra[type][kind] +
    (isLittle ? POINTS.nearlyNothing : 0) +
    POINTS.extraForeign * foreign +
    (isOfKindAtHand ? POINTS.extraOfKind : 0)
  );
}

export const isNewExtra = (food: KitchenFood, bought: ReadonlySet<string>) =>
  !food.pantry && !food.isStaple && !bought.has(food.key);

export const mainId = (option: DishOption) => mainFood(option)?.ingredient ?? null;

/** The vegetable that there is most of. */
export function mainVegetable({ fillings }: DishOption): string | null {
  const [first] = fillings
    .filter(({ slot, food }) => slot.role === 'vegetable' && !slot.own && isVegetable(food))
    .toSorted((a, b) => b.portion.usual - a.portion.usual);
  return first?.food.ingredient ?? null;
}

const isLikeYesterday = (option: DishOption, { yesterday }: SoFar) =>
  yesterday.size > 0 && alikeKeys(option).some((key) => yesterday.has(key));

const isOfEggs = ({ fillings }: DishOption) => {
  const proteins = fillings.filter(({ slot }) => slot.role === 'protein');
  return proteins.length > 0 && proteins.every(({ food }) => isEgg(food));
};

const lacksEggs = ({ meal, fillings }: DishOption, { hasEggs }: SoFar) =>
  meal === 'Breakfast' &&
  hasEggs &&
  fillings.some(({ food }) => isFlesh(food)) &&
  !fillings.some(({ food }) => isEgg(food));

const seasonedBy = (option: DishOption) =>
  pantryFillings(option).reduce(
    (sum, { food, foreign = 0 }) => sum + (isSeasoning(food) ? 1 - foreign : 0),
    0,
  );

/** Points of a dish that do not hang on the other dishes of the day. */
export function ownPoints(option: DishOption, type: PlanType, soFar: SoFar, variant: number): number {
  const { dish, fillings, foreign, meal } = option;
  const main = mainId(option);
  const seasonings = fillings.flatMap(({ food }) => (isSeasoning(food) ? food : []));
  const cooked = fillings.filter(({ food }) => food.cookedYield !== null).length;
  return (
    (dish.level === 'elaborate' ? POINTS.elaborate[type] : 0) +
    (dish.level === 'plain' ? POINTS.plain : 0) +
    POINTS.familiar[type] * (dish.familiar - KNOWN) +
    POINTS.repeatedMain * Math.min(POINTS.repeatsCounted, soFar.mains.get(main ?? '') ?? 0) +
    POINTS.repeatedVegetable *
      Math.min(POINTS.repeatsCounted, soFar.vegetables.get(mainVegetable(option) ?? '') ?? 0) +
    platePoints(option) +
    (foreign < 0 ? POINTS.homeDish : POINTS.foreignDish * foreign) +
    (isSeasonedAsAtHome(dish, seasonings) ? 0 : POINTS.unseasonedDish) +
    (isMainMeal(meal) ? POINTS.onPlate * Math.min(POINTS.onPlateCounted, pantryFillings(option).length) : 0) +
    POINTS.seasoned * Math.min(POINTS.seasonedCounted, seasonedBy(option)) +
    (dish.lastFor.includes(meal) || !dish.meals.includes(meal) ? POINTS.lastResort : 0) +
    (meal === 'Dinner' && soFar.hasFreshFlesh && isOfEggs(option) ? POINTS.eggsForDinner : 0) +
    (lacksEggs(option, soFar) ? POINTS.breakfastWithoutEggs : 0) +
    (soFar.dishes.has(dish.id) ? POINTS.repeatedDish : 0) +
    (isLikeYesterday(option, soFar) ? POINTS.likeYesterday : 0) +
    POINTS.cooked * cooked +
    POINTS.jitter * chanceOf(variant, dish.id, meal, main ?? '')
  );
}

/** All points of the dish as if it stood alone: what is looked at first. */
export function weightOf(option: DishOption, type: PlanType, soFar: SoFar, variant: number): number {
  const used = pantryFillings(option).reduce((sum, { food }) => sum + pointsForUse(food, soFar.used), 0);
  const extras = extraFillings(option).reduce(
    (sum, filling) => sum + extraPoints(filling, type, soFar.bought),
    0,
  );
  const bought = extraFillings(option).filter(({ food }) => isNewExtra(food, soFar.bought)).length;
  const tooMany = POINTS.extraTooMany * Math.max(0, bought - soFar.roomForExtras);
  return ownPoints(option, type, soFar, variant) + used + extras + tooMany;
}
