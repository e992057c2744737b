import type { Dish, DishSlot } from '#content/dishes/dish.ts';
import type { PlanType } from '#contract/meal-plans.ts';
import type { KitchenFood } from '../kitchen/kitchen-food.ts';
import { portionFor } from '../portions/kitchen-step.ts';
import { suitsDish } from './as-it-lies.ts';
import type { FilledDish, Filling } from './dish-option.ts';
import { withFatForPlate } from './fat-for-plate.ts';
import {
  type Candidate,
  extraCandidates,
  type Larder,
  pantryCandidates,
  stapleCandidates,
} from './larder.ts';
import { isOddBeside } from './odd-beside.ts';
import { isSweetening } from './plate.ts';
import { isNewExtra } from './weigh-option.ts';

/** How the foods of a dish are chosen. */
export interface Taste {
  readonly type: PlanType;
  /** The lower, the sooner a pantry food is taken for a slot. */
  rank(candidate: Candidate, slot: DishSlot): number;
  /** Extras that were bought for other dishes of the plan already. */
  readonly bought: ReadonlySet<string>;
  /** New extras that there is room for today. */
  readonly roomForExtras: number;
}

/** Fillings of one dish that are looked at: more would only make the choice slower. */
const MAINS_MOST = 3;

/** New extras that enrich one dish, which could do without them. */
const ENRICHED_MOST = 2;

/** Nobody buys so few grams of a topping: half a square of chocolate is left out. Ours. */
const TOPPING_LEAST = 10;

const addsNothing = ({ role, grams: [, usual] }: DishSlot) =>
  role !== 'flavor' && role !== 'fat' && usual < TOPPING_LEAST;

/** What fills the dish so far, by the food. */
type Taken = ReadonlyMap<string, Filling>;
type Choice = (slot: DishSlot, taken: Taken) => Filling | null;

const idOf = (food: KitchenFood) => food.ingredient ?? food.key;

/** The slot's foods in order, those left out that are too little or in the dish already. */
function firstFitting(
  dish: Dish,
  slot: DishSlot,
  candidates: readonly Candidate[],
  larder: Larder,
  taken: Taken,
): Filling | null {
  const beside = [...taken.values()].map((one) => one.food);
  for (const { food } of candidates) {
    if (taken.has(idOf(food)) || !suitsDish(dish, slot, food) || isOddBeside(slot, food, beside)) continue;
    if (!larder.areEatenTogether([food, ...beside])) continue;
    const portion = portionFor(food, slot, larder.left(food));
    if (portion) return { slot, food, portion, foreign: larder.foreign(food) };
  }
  return null;
}

/** Fills required slots first, then the optional ones; null when a required one stays empty. */
function fill(dish: Dish, choose: Choice, fixed: Filling | null): FilledDish | null {
  const found = new Map<string, Filling>();
  const taken = new Map<string, Filling>();
  const take = (filling: Filling) => {
    found.set(filling.slot.id, filling);
    taken.set(idOf(filling.food), filling);
  };
  if (fixed) take(fixed);
  for (const slot of dish.slots.toSorted((a, b) => Number(a.optional) - Number(b.optional))) {
    if (found.has(slot.id)) continue;
    const filling = choose(slot, taken);
    if (filling) take(filling);
    else if (!slot.optional) return null;
  }
  const fillings = dish.slots.flatMap((slot) => found.get(slot.id) ?? []);
  return { dish, fillings };
}

/** Of what a dish weighs without seasonings and drinks at least so much must be selected; ours. */
const OWN_SHARE = 0.3;

const isSolid = ({ role }: DishSlot) => role !== 'flavor' && role !== 'liquid';

/** A dish is of the pantry when a good part of it comes from there, and more than a fat to cook in or a seasoning. */
export function isFromPantry({ fillings }: FilledDish): boolean {
  const solid = fillings.filter(({ slot }) => isSolid(slot));
  const counted = solid.length > 0 ? solid : fillings;
  const weigh = (list: readonly Filling[]) => list.reduce((sum, { portion }) => sum + portion.usual, 0);
  const own = counted.filter(({ food }) => food.pantry !== null);
  return own.length > 0 && weigh(own) >= OWN_SHARE * weigh(counted);
}

/** Whether enough of it may be of the pantry, by its slots' usual grams with room to spare: most dishes are not worth filling. */
function mayBeFromPantry({ slots }: Dish, { kitchen, pantry }: Larder): boolean {
  const solid = slots.filter(isSolid);
  if (solid.length === 0) return true;
  const isOwn = (slot: DishSlot) => kitchen.fitting(slot).some((id) => pantry.has(id));
  const grams = (some: readonly DishSlot[]) => some.reduce((sum, slot) => sum + slot.grams[1], 0);
  const ofPantry = grams(solid.filter(isOwn));
  const bought = grams(solid.filter((slot) => !slot.optional && !isOwn(slot)));
  return ofPantry > 0 && ofPantry >= (OWN_SHARE / 2) * (ofPantry + bought);
}

const netCarbsOf = ({ food }: Candidate) => food.perGram.netCarbs;

const signature = ({ fillings }: FilledDish) =>
  fillings.map(({ slot, food }) => `${slot.id}=${food.key}`).join(' ');

/** The ways a dish is considered in: best of the pantry, other main foods, and with the fewest net carbs. */
export function fillDish(dish: Dish, larder: Larder, taste: Taste): FilledDish[] {
  if (!mayBeFromPantry(dish, larder)) return [];
  const ranked = new Map<DishSlot, { pantry: Candidate[]; extras: Candidate[] }>();
  for (const slot of dish.slots) {
    const pantry = pantryCandidates(slot, larder).toSorted(
      (a, b) => taste.rank(a, slot) - taste.rank(b, slot),
    );
    const isBought = ({ food }: Candidate) => Number(taste.bought.has(food.key));
    const bought =
      taste.type === 'basic'
        ? []
        : extraCandidates(slot, larder).toSorted(
            (a, b) =>
              isBought(b) - isBought(a) || larder.foreign(a.food) - larder.foreign(b.food) || a.fit - b.fit,
          );
    const extras = [...stapleCandidates(slot, larder), ...bought];
    if (!slot.optional && pantry.length + extras.length === 0) return [];
    ranked.set(slot, { pantry, extras });
  }

  const best: Choice = (slot, taken) => {
    const { pantry = [], extras = [] } = ranked.get(slot) ?? {};
    return firstFitting(
      dish,
      slot,
      [...pantry, ...(slot.optional ? toEnrich(slot, extras, taken) : extras)],
      larder,
      taken,
    );
  };
  const leanest: Choice = (slot, taken) => {
    if (slot.optional) return null;
    const { pantry = [], extras = [] } = ranked.get(slot) ?? {};
    const lean = (list: Candidate[]) => list.toSorted((a, b) => netCarbsOf(a) - netCarbsOf(b));
    const list = slot.role === 'flavor' ? [...pantry, ...extras] : [...lean(pantry), ...lean(extras)];
    return firstFitting(dish, slot, list, larder, taken);
  };

  /** Extras that a dish may do without: what was bought already, and a few new ones while there is room. */
  function toEnrich(slot: DishSlot, extras: readonly Candidate[], taken: Taken): readonly Candidate[] {
    if (taste.type === 'basic' || slot.own) return [];
    // What the dish can do without is not bought beside its like.
    const wanted = extras.filter(({ food }) => !larder.hasKindOf(food));
    // With few extras a dish is seasoned, once, and no more.
    if (taste.type === 'enhanced') {
      if (isSweetening(slot)) return wanted;
      const isSeasoned = [...taken.values()].some((one) => one.slot.role === 'flavor');
      return slot.role === 'flavor' && !isSeasoned ? wanted : [];
    }
    const hasProtein = [...taken.values()].some((one) => one.slot.role === 'protein');
    if (slot.role === 'protein' && hasProtein) return [];
    const there = wanted.filter(({ food }) => taste.bought.has(food.key));
    if (addsNothing(slot)) return there;
    const added = [...taken.values()].filter(
      ({ slot, food }) => slot.optional && isNewExtra(food, taste.bought),
    ).length;
    return added < Math.min(ENRICHED_MOST, taste.roomForExtras) ? [...there, ...wanted] : there;
  }

  const filled = [fill(dish, best, null), ...otherMains(), fill(dish, leanest, null)];
  const unique = new Map<string, FilledDish>();
  for (const one of filled) if (one && isFromPantry(one)) unique.set(signature(one), withFatForPlate(one));
  return [...unique.values()];

  function otherMains(): (FilledDish | null)[] {
    const main = dish.slots.find(({ role, optional }) => role === 'protein' && !optional) ?? dish.slots[0];
    const others = main ? (ranked.get(main)?.pantry.slice(1, MAINS_MOST) ?? []) : [];
    return others.map((candidate) => {
      const fixed = main ? firstFitting(dish, main, [candidate], larder, new Map()) : null;
      return fixed && fill(dish, best, fixed);
    });
  }
}
