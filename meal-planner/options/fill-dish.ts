import type { Dish, DishSlot } from '#content/dishes/dish.ts';
import type { PlanType } from '#contract/meal-plans.ts';
import type { KitchenFood } from '../kitchen/kitchen-food.ts';
import { portionFor } from '../portions/kitchen-step.ts';
import { suitsCooked } from './cooked-foods.ts';
import type { FilledDish, Filling } from './dish-option.ts';
import { type Candidate, extraCandidates, type Larder, pantryCandidates } from './larder.ts';

/** How the foods of a dish are chosen. */
export interface Taste {
  readonly type: PlanType;
  /** The lower, the sooner a pantry food is taken for a slot. */
  rank(candidate: Candidate, slot: DishSlot): number;
  /** Extras that were bought for other dishes of the plan already. */
  readonly bought: ReadonlySet<string>;
}

/** Fillings of one dish that are looked at: more would only make the choice slower. */
const MAINS_MOST = 3;

type Choice = (slot: DishSlot, taken: ReadonlySet<string>) => Filling | null;

const idOf = (food: KitchenFood) => food.ingredient ?? food.key;

/** The slot's foods in order, those left out that are too little or in the dish already. */
function firstFitting(
  dish: Dish,
  slot: DishSlot,
  candidates: readonly Candidate[],
  larder: Larder,
  taken: ReadonlySet<string>,
): Filling | null {
  for (const { food } of candidates) {
    if (taken.has(idOf(food)) || !suitsCooked(dish, slot, food)) continue;
    const portion = portionFor(food, slot, larder.left(food));
    if (portion) return { slot, food, portion };
  }
  return null;
}

/** Fills required slots first, then the optional ones; null when a required one stays empty. */
function fill(dish: Dish, choose: Choice, fixed: Filling | null): FilledDish | null {
  const found = new Map<string, Filling>();
  const taken = new Set<string>();
  const take = (filling: Filling) => {
    found.set(filling.slot.id, filling);
    taken.add(idOf(filling.food));
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

/** A dish is of the pantry when something more than a seasoning comes from it. */
export const isFromPantry = ({ fillings }: FilledDish) =>
  fillings.some(({ food, slot }) => food.pantry !== null && slot.role !== 'flavor');

const netCarbsOf = ({ food }: Candidate) => food.perGram.netCarbs;

const signature = ({ fillings }: FilledDish) =>
  fillings.map(({ slot, food }) => `${slot.id}=${food.key}`).join(' ');

/** The ways a dish is considered in: best of the pantry, other main foods, and with the fewest net carbs. */
export function fillDish(dish: Dish, larder: Larder, taste: Taste): FilledDish[] {
  const ranked = new Map<DishSlot, { pantry: Candidate[]; extras: Candidate[] }>();
  for (const slot of dish.slots) {
    const pantry = pantryCandidates(slot, larder).toSorted(
      (a, b) => taste.rank(a, slot) - taste.rank(b, slot),
    );
    const isBought = ({ food }: Candidate) => Number(taste.bought.has(food.key));
    const extras =
      taste.type === 'basic'
        ? []
        : extraCandidates(slot, larder).toSorted((a, b) => isBought(b) - isBought(a) || a.fit - b.fit);
    if (!slot.optional && pantry.length + extras.length === 0) return [];
    ranked.set(slot, { pantry, extras });
  }

  const best: Choice = (slot, taken) => {
    const { pantry = [], extras = [] } = ranked.get(slot) ?? {};
    const mayAdd = !slot.optional || taste.type === 'advanced';
    return firstFitting(dish, slot, mayAdd ? [...pantry, ...extras] : pantry, larder, taken);
  };
  const leanest: Choice = (slot, taken) => {
    if (slot.optional) return null;
    const { pantry = [], extras = [] } = ranked.get(slot) ?? {};
    const lean = (list: Candidate[]) => list.toSorted((a, b) => netCarbsOf(a) - netCarbsOf(b));
    const list = slot.role === 'flavor' ? [...pantry, ...extras] : [...lean(pantry), ...lean(extras)];
    return firstFitting(dish, slot, list, larder, taken);
  };

  const filled = [fill(dish, best, null), ...otherMains(), fill(dish, leanest, null)];
  const unique = new Map<string, FilledDish>();
  for (const one of filled) if (one && isFromPantry(one)) unique.set(signature(one), one);
  return [...unique.values()];

  function otherMains(): (FilledDish | null)[] {
    const main = dish.slots.find(({ role, optional }) => role === 'protein' && !optional) ?? dish.slots[0];
    const others = main ? (ranked.get(main)?.pantry.slice(1, MAINS_MOST) ?? []) : [];
    return others.map((candidate) => {
      const fixed = main ? firstFitting(dish, main, [candidate], larder, new Set()) : null;
      return fixed && fill(dish, best, fixed);
    });
  }
}
