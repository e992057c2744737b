import { mainFoodAppeal } from '#content/dishes/main-food-appeal.ts';
import type { PlanType } from '#contract/meal-plans.ts';
import type { KitchenFood } from '../kitchen/kitchen-food.ts';
import { isFlesh } from '../person/eating-style.ts';
import { alikeKeys } from './alike.ts';
import { type DishOption, extraFillings, type Filling, mainFood, pantryFillings } from './dish-option.ts';
import { daysInFridge } from './keeps.ts';
import { isEgg, isFreshFlesh, isSeasoning, isVegetable, isWithVegetable, platePoints } from './plate.ts';
import { POINTS } from './points.ts';
import { chanceOf } from './seed.ts';

/** Things to buy that a plan has room for: on its first day, and more on each further one. Ours: a basket, not a cart. */
const ROOM_FOR_EXTRAS = {
  basic: { first: 0, further: 0 },
  enhanced: { first: 4, further: 1 },
  advanced: { first: 8, further: 1.5 },
} satisfies Record<PlanType, { first: number; further: number }>;

/** The appeal of a dish that is neither obvious nor far. */
const ORDINARY = 2;

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
  // A seasoning is no less wanted at dinner for being in the lunch: it counts in each dish.
  const isFirst = !used.has(key) && !isSeasoning(food);
  return urgency + (isFirst ? POINTS.firstUse + (isFreshFlesh(food) ? POINTS.firstFresh : 0) : 0);
}

/** Points for buying what fills the slot. */
export function extraPoints(
  { food, slot, foreign = 0 }: Filling,
  type: PlanType,
  bought: ReadonlySet<string>,
): number {
  if (food.isStaple) return 0;
  const kind = slot.role === 'protein' || slot.role === 'flavor' ? slot.role : 'other';
  if (bought.has(food.key)) return kind === 'flavor' ? 0 : POINTS.leftover;
  return POINTS.extra[type][kind] + POINTS.extraForeign * foreign;
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

const ownVegetables = (option: DishOption) =>
  isWithVegetable(option.meal)
    ? Math.min(
        POINTS.ownVegetablesCounted,
        pantryFillings(option).filter(({ slot }) => slot.role === 'vegetable' && !slot.own).length,
      )
    : 0;

const seasonedBy = (option: DishOption) =>
  pantryFillings(option).reduce(
    (sum, { food, foreign = 0 }) => sum + (isSeasoning(food) ? 1 - foreign : 0),
    0,
  );

/** Points of a dish that do not hang on the other dishes of the day. */
export function ownPoints(option: DishOption, type: PlanType, soFar: SoFar, variant: number): number {
  const { dish, foreign, meal } = option;
  const main = mainId(option);
  return (
    POINTS.appeal * (dish.appeal + mainFoodAppeal(main, meal) - ORDINARY) +
    POINTS.ownVegetable * ownVegetables(option) +
    (type === 'advanced' && dish.elaborate ? POINTS.elaborate : 0) +
    POINTS.repeatedMain * Math.min(POINTS.repeatsCounted, soFar.mains.get(main ?? '') ?? 0) +
    POINTS.repeatedVegetable *
      Math.min(POINTS.repeatsCounted, soFar.vegetables.get(mainVegetable(option) ?? '') ?? 0) +
    platePoints(option) +
    (foreign < 0 ? POINTS.homeDish : POINTS.foreignDish * foreign) +
    POINTS.seasoned * Math.min(POINTS.seasonedCounted, seasonedBy(option)) +
    (dish.lastFor.includes(meal) || !dish.meals.includes(meal) ? POINTS.lastResort : 0) +
    (meal === 'Dinner' && soFar.hasFreshFlesh && isOfEggs(option) ? POINTS.eggsForDinner : 0) +
    (lacksEggs(option, soFar) ? POINTS.breakfastWithoutEggs : 0) +
    (soFar.dishes.has(dish.id) ? POINTS.repeatedDish : 0) +
    (isLikeYesterday(option, soFar) ? POINTS.likeYesterday : 0) +
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
