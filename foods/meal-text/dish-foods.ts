import type { Food, FoodPortion } from '#domain/nutrition/food.ts';
import { type EverydayDish, everydayNames } from '../everyday-foods.ts';

/** A dish that USDA's tables lack, as one food worked out from a plain recipe, with its names. */
export interface DishFood {
  readonly food: Food;
  readonly names: readonly string[];
  readonly portions: readonly FoodPortion[];
}

export const DISH_SOURCE = 'a plain recipe from USDA SR28';
/** Marks the ids of dishes, which no table has. */
const DISH_ID = 'dish ';
export const isDishId = (id: string): boolean => id.startsWith(DISH_ID);

export function dishFoods(): DishFood[] {
  const namesOf = new Map<EverydayDish, string[]>();
  for (const [name, known] of everydayNames().entries())
    if (known.kind === 'dish') namesOf.set(known.dish, [...(namesOf.get(known.dish) ?? []), name]);
  return [...namesOf].map(([dish, names]) => {
    const grams = dish.parts.reduce((sum, part) => sum + part.grams, 0);
    const portions = [
      { text: `1 ${dish.name}`, grams },
      { text: 'Quantity not specified', grams },
    ];
    return { food: foodOf(dish, grams), names, portions };
  });
}

/** Per 100 g; what is unknown of one part is unknown of the dish. */
function foodOf({ name, parts }: EverydayDish, whole: number): Food {
  const per100 = (amount: (food: Food) => number) =>
    parts.reduce((sum, { food, grams }) => sum + (amount(food) * grams) / whole, 0);
  const known = (amount: (food: Food) => number | null) =>
    parts.every(({ food }) => amount(food) !== null) ? per100((food) => amount(food) ?? 0) : null;
  return {
    id: `${DISH_ID}${name}`,
    description: name.charAt(0).toUpperCase() + name.slice(1),
    group: 'Dishes',
    kcal: per100(({ kcal }) => kcal),
    fatG: per100(({ fatG }) => fatG),
    carbsG: per100(({ carbsG }) => carbsG),
    proteinG: per100(({ proteinG }) => proteinG),
    saturatedFatG: known(({ saturatedFatG }) => saturatedFatG),
    fibreG: known(({ fibreG }) => fibreG),
    sugarsG: known(({ sugarsG }) => sugarsG),
    sodiumMg: known(({ sodiumMg }) => sodiumMg),
    potassiumMg: known(({ potassiumMg }) => potassiumMg),
    magnesiumMg: known(({ magnesiumMg }) => magnesiumMg),
    cholesterolMg: known(({ cholesterolMg }) => cholesterolMg),
    waterG: known(({ waterG }) => waterG),
    alcoholG: known(({ alcoholG }) => alcoholG),
    serving: null,
  };
}
