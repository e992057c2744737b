import type { Ingredient } from '#content/dishes/ingredient.ts';
import { foodById, loadFoods } from '#content/foods/foods.ts';
import { foodNetCarbs } from '#domain/nutrition/food.ts';
import { isTelling, nameWords } from './name-words.ts';

/** Below this in 100 g a maker that nobody knows hides no other food of many carbs; in g. */
const FEW_NET_CARBS = 6;

/** Words of every food of the USDA table; what no food is called may be its maker. */
let foodWords: ReadonlySet<string> | null = null;
const isFoodWord = (word: string): boolean => {
  foodWords ??= new Set(loadFoods().flatMap(({ description }) => nameWords(description)));
  return foodWords.has(word);
};

/** "Acmo large eggs" are eggs: tells makers from foods, for names without a label. */
export function makersOf(ingredients: readonly Ingredient[]) {
  const own = new Set(
    ingredients.flatMap(({ name, words }) => [name, ...words]).flatMap((one) => nameWords(one)),
  );
  const byId = new Map(ingredients.map((one) => [one.id, one]));
  const isNamed = (word: string) => own.has(word) || !isTelling([word]) || isFoodWord(word);
  return {
    /** What may be the food's own name where makers stand ahead, the longest first: a steak is one word shorter than a Montreal steak. */
    namesWithout: (words: readonly string[]): readonly (readonly string[])[] =>
      words.slice(1, words.findIndex(isNamed) + 1).map((_, at) => words.slice(at + 1)),
    /** Whether a wrong guess costs little: spices, and what holds few net carbs. */
    holdsFewCarbs(id: string): boolean {
      const { food = '', groups = [] } = byId.get(id) ?? {};
      const row = foodById(food);
      return groups.includes('spice') || (row != null && foodNetCarbs(row).value <= FEW_NET_CARBS);
    },
  };
}
