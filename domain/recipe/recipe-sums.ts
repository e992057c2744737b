import type { Estimate } from '#contract/diary.ts';
import type { RecipeChoice, RecipeValue, RecipeValues } from '#contract/recipe.ts';
import { certain, times, total } from '../diary/estimates.ts';

export interface RecipeSums {
  /** Of the finished dish: as it was weighed, else the sum of what goes in. */
  readonly grams: Estimate;
  readonly perPortion: RecipeValues;
  /** Null of nothing. */
  readonly per100: RecipeValues | null;
}

const valuesWhere = (of: (name: RecipeValue) => Estimate | null): RecipeValues => ({
  energy: of('energy'),
  fat: of('fat'),
  saturates: of('saturates'),
  totalCarbs: of('totalCarbs'),
  netCarbs: of('netCarbs'),
  fibre: of('fibre'),
  sugars: of('sugars'),
  protein: of('protein'),
  salt: of('salt'),
});

/**
 * What a dish of these ingredients holds. A value that one of them does not know is not known of the dish.
 * @param cookedGrams of the finished dish; null where nobody weighed it, and nothing is taken off for what cooks away
 */
export function recipeSums(
  ingredients: readonly RecipeChoice[],
  { portions, cookedGrams }: { portions: number; cookedGrams: number | null },
): RecipeSums {
  const whole = valuesWhere((name) => {
    const known = ingredients.flatMap(({ values }) => values[name] ?? []);
    return known.length === ingredients.length ? total(known) : null;
  });
  const raw = total(ingredients.map(({ grams }) => grams));
  const grams = cookedGrams === null ? raw : certain(cookedGrams);
  return {
    grams,
    perPortion: valuesWhere((name) => whole[name] && times(whole[name], 1 / portions)),
    // More of an ingredient makes more of the dish: the share errs less than either.
    per100:
      grams.value > 0 ? valuesWhere((name) => whole[name] && times(whole[name], 100 / grams.value)) : null,
  };
}
