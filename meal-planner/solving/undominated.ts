import { type DishOption, leastNetCarbs } from '../options/dish-option.ts';

/** Grams of each pantry food in the smallest portions of these dishes. */
export function leastUse(options: readonly DishOption[]): Map<string, number> {
  const use = new Map<string, number>();
  for (const { fillings } of options) {
    for (const { food, portion } of fillings) {
      if (food.pantry) use.set(food.key, (use.get(food.key) ?? 0) + portion.least);
    }
  }
  return use;
}

interface Weighed {
  readonly option: DishOption;
  readonly netCarbs: number;
  /** Grams of foods that are limited. */
  readonly use: ReadonlyMap<string, number>;
}

const takesNoMore = (a: Weighed, b: Weighed) =>
  [...a.use].every(([key, grams]) => grams <= (b.use.get(key) ?? 0));

/**
 * Options of one meal without those that are never needed for the leanest day: where others have no more net carbs and
 * take no more of what is limited, and one of them is free, because the other meals cannot have all their dishes.
 *
 * @param meals how many meals the day has
 */
export function undominated(
  options: readonly DishOption[],
  meals: number,
  isLimited: (key: string) => boolean,
): DishOption[] {
  const weighed = options
    .map(
      (option): Weighed => ({
        option,
        netCarbs: leastNetCarbs(option),
        use: new Map([...leastUse([option])].filter(([key]) => isLimited(key))),
      }),
    )
    .toSorted((a, b) => a.netCarbs - b.netCarbs || a.use.size - b.use.size);
  const kept: Weighed[] = [];
  for (const one of weighed) {
    const better = kept.filter((other) => takesNoMore(other, one));
    const dishes = new Set(better.map(({ option }) => option.dish.id));
    if (!dishes.has(one.option.dish.id) && dishes.size < meals) kept.push(one);
  }
  return kept.map(({ option }) => option);
}
