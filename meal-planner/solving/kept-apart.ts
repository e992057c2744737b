import type { DishOption } from '../options/dish-option.ts';
import type { LinearProgram, Term, Variable } from './linear-program.ts';

interface Chosen {
  readonly option: DishOption;
  readonly chosen: Variable;
}

/** Whether a day of these dishes would have milk after meat in kosher style. */
export const isMixed = (options: readonly DishOption[]): boolean =>
  options.some(({ apart }) => apart === 'meat') && options.some(({ apart }) => apart === 'milk_after');

/** Keeps meat out of a day with milk for dessert or as a snack, and the other way round. */
export function keepApart(program: LinearProgram, all: readonly Chosen[]): void {
  if (!isMixed(all.map(({ option }) => option))) return;
  const isMeatDay = program.choice(0);
  for (const ofMeal of Map.groupBy(all, ({ option }) => option.meal).values()) {
    const terms = (apart: DishOption['apart']) =>
      ofMeal.filter(({ option }) => option.apart === apart).map(({ chosen }): Term => [1, chosen]);
    const [meat, milk] = [terms('meat'), terms('milk_after')];
    if (meat.length > 0) program.row([...meat, [-1, isMeatDay]], { most: 0 });
    if (milk.length > 0) program.row([...milk, [1, isMeatDay]], { most: 1 });
  }
}
