import type { Dish } from '#content/dishes/dish.ts';
import type { MealCategory } from '#contract/meal-plans.ts';
import type { KitchenFood } from '../kitchen/kitchen-food.ts';
import { standsFor } from '../kitchen/stand-ins.ts';
import { homeCuisine } from '../options/cuisines.ts';
import type { DishOption, FilledDish } from '../options/dish-option.ts';
import { fillDish, type Taste } from '../options/fill-dish.ts';
import { kindsOf } from '../options/kinds.ts';
import type { Larder } from '../options/larder.ts';
import { isMainMeal, makesPlate } from '../options/plate.ts';
import { chanceOf } from '../options/seed.ts';
import { pointsForUse } from '../options/weigh-option.ts';
import { type Diet, dietOf } from '../person/diet.ts';
import { isFlesh } from '../person/eating-style.ts';
import type { PlanState } from './plan-state.ts';
import type { Setting } from './setting.ts';

/** For each step down the slot's order of fit, and each time the food was used. */
const FIT = 0.3;
const USED = 0.7;
const COOKED = -0.8;
const CHANCE = 1;
/** For a seasoning that suits the kitchen of the other selected foods least. */
const FOREIGN = 4;

/** Fewer dishes of its own than this, and a main meal takes those of others too, the quick ones. */
const FEW = 4;
const HASTY = 45;
/** Protein in g without which what is borrowed is no meal, in its largest portion. */
const BORROWED_PROTEIN = 12;

const isMeal = ({ fillings }: FilledDish) =>
  fillings.some(({ food }) => makesPlate(food)) &&
  fillings.reduce((sum, { food, portion }) => sum + food.perGram.protein * portion.most, 0) >=
    BORROWED_PROTEIN;

/** Selected foods that the person eats, by ingredient. */
export function eatenFoods({ foods }: Setting, diet: Diet): ReadonlyMap<string, KitchenFood[]> {
  const eaten = foods.filter((food) => food.ingredient !== null && diet.objectionTo(food) === null);
  return Map.groupBy(eaten, ({ ingredient }) => ingredient ?? '');
}

export interface DayOptions {
  of(meal: MealCategory): readonly DishOption[];
}

/** Makes the dishes that can be cooked on a day, from what is left. */
export function dayOptionsOf(
  setting: Setting,
): (meals: readonly MealCategory[], state: PlanState, day: number) => DayOptions {
  const { kitchen, type, variant, without, person } = setting;
  const diet = dietOf(person, kitchen);
  const pantry = eatenFoods(setting, diet);
  const kinds = new Set([...pantry.values()].flat().flatMap(kindsOf));
  const hasKindOf = (food: KitchenFood) => kindsOf(food).some((kind) => kinds.has(kind));
  const { foreign, foreignDish } = homeCuisine(new Set(pantry.keys()));
  // Nobody buys what lies in the freezer or does the same.
  const isThere = ({ key }: KitchenFood) => [`frozen-${key}`, ...standsFor(key)].some((id) => pantry.has(id));
  const mayAdd = (food: KitchenFood) =>
    diet.objectionTo(food) === null && !(setting.isMeatless && isFlesh(food)) && !isThere(food);

  return (meals, state, day) => {
    const { bought, roomForExtras, used } = state.soFar(day);
    const larder: Larder = {
      kitchen,
      pantry,
      mayAdd,
      hasKindOf,
      foreign,
      areEatenTogether: diet.areEatenTogether,
      left: ({ key }) => state.left(key),
    };
    const taste: Taste = {
      type,
      bought,
      roomForExtras,
      rank: ({ food, fit }, { id, role }) =>
        FIT * fit +
        pointsForUse(food, used) +
        USED * state.uses(food.key) +
        (food.cookedYield === null ? 0 : COOKED) +
        (role === 'flavor' ? FOREIGN * foreign(food) : 0) +
        CHANCE * chanceOf(variant, food.key, id),
    };
    const byMeal = new Map<MealCategory, DishOption[]>(meals.map((meal) => [meal, []]));
    const add = (wantedOf: (dish: Dish) => readonly MealCategory[], isWanted = (_: FilledDish) => true) => {
      for (const dish of kitchen.dishes) {
        const wanted = wantedOf(dish).filter((meal) => byMeal.has(meal));
        if (wanted.length === 0 || without.has(dish.id)) continue;
        for (const filled of fillDish(dish, larder, taste).filter(isWanted)) {
          const eaten = filled.fillings.map(({ food }) => food);
          for (const meal of wanted) {
            const apart = diet.keptApart(meal, eaten);
            byMeal.get(meal)?.push({ ...filled, meal, apart, foreign: foreignDish(dish) });
          }
        }
      }
    };
    add(({ meals: own }) => own);
    // Who has three foods eats for breakfast what others have for dinner.
    const few = meals.filter((meal) => isMainMeal(meal) && (byMeal.get(meal)?.length ?? 0) < FEW);
    if (few.length > 0)
      add((dish) => (dish.minutes > HASTY ? [] : few.filter((meal) => !dish.meals.includes(meal))), isMeal);
    return { of: (meal) => byMeal.get(meal) ?? [] };
  };
}
