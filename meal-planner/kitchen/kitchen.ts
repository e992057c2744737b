import type { Dish, DishSlot } from '#content/dishes/dish.ts';
import type { Ingredient } from '#content/dishes/ingredient.ts';
import { loadDishes, slotCandidates } from '#content/dishes/load-dishes.ts';
import { loadIngredients } from '#content/dishes/load-ingredients.ts';
import { foodById } from '#content/foods/foods.ts';
import { isUpperBound, type KitchenFood, perGramOf } from './kitchen-food.ts';
import { standsFor } from './stand-ins.ts';

/** Everything that can be cooked, and what from. */
export interface Kitchen {
  readonly dishes: readonly Dish[];
  readonly ingredients: readonly Ingredient[];
  /** Every ingredient as an extra to buy, by id. */
  readonly extras: ReadonlyMap<string, KitchenFood>;
  /** Neutral oils that take the place of a fat nobody selected, by id, the commonest first. */
  readonly staples: ReadonlyMap<string, KitchenFood>;
  /** Ids of what may fill the slot, the most fitting first, and of those what the dish names itself, to be bought. */
  fitting(slot: DishSlot): readonly string[];
  named(slot: DishSlot): readonly string[];
}

/** What the ingredient is called in running text: "eggs", "butter". */
export function spokenName({ name, plural }: Pick<Ingredient, 'name' | 'plural'>): string {
  return plural ?? name;
}

function asExtra(ingredient: Ingredient): KitchenFood {
  const food = foodById(ingredient.food);
  if (!food) throw new Error(`Ingredient ${ingredient.id} has no row in the foods table`);
  return {
    key: ingredient.id,
    ingredient: ingredient.id,
    name: spokenName(ingredient),
    inSteps: spokenName(ingredient),
    one: ingredient.name,
    groups: ingredient.groups,
    aisle: ingredient.aisle,
    contains: new Set(ingredient.contains),
    measures: ingredient.measures,
    labelPiece: null,
    perGram: perGramOf(food),
    isUpperBound: isUpperBound(food),
    cookedYield: null,
    pantry: null,
    isStaple: false,
  };
}

/** Free of the fifteen allergens and of net carbs, so that one of them suits everybody. */
const STAPLES = ['olive-oil', 'avocado-oil', 'canola-oil', 'sunflower-oil'];

const staplesOf = (extras: ReadonlyMap<string, KitchenFood>) =>
  new Map(
    STAPLES.flatMap((id) => {
      const food = extras.get(id);
      return food ? [[id, { ...food, key: `staple:${id}`, isStaple: true }] as const] : [];
    }),
  );

/** The foods of a slot, and after them those that can take their place. */
const withStandIns = (ids: readonly string[]) => [...new Set([...ids, ...ids.flatMap(standsFor)])];

function kept<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

/** The kitchen of our dishes and ingredients. */
export function createKitchen(
  dishes: readonly Dish[] = loadDishes(),
  ingredients: readonly Ingredient[] = loadIngredients(),
): Kitchen {
  const [namedOf, fittingOf] = [
    new Map<DishSlot, readonly string[]>(),
    new Map<DishSlot, readonly string[]>(),
  ];
  const extras = new Map(ingredients.map((ingredient) => [ingredient.id, asExtra(ingredient)]));
  return {
    dishes,
    ingredients,
    extras,
    staples: staplesOf(extras),
    named: (slot) => kept(namedOf, slot, () => slotCandidates(slot).map(({ id }) => id)),
    fitting: (slot) => kept(fittingOf, slot, () => withStandIns(slotCandidates(slot).map(({ id }) => id))),
  };
}
