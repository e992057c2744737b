import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One dish of one kitchen as a cook graded it, with what its points are made of. */
export interface Grade {
  /** File and number of the kitchen; those of one file are by one writer. */
  readonly kitchen: string;
  readonly list: string;
  readonly dish: string;
  /** The ingredient it is mainly of, and whether for breakfast or later, as `main-foods.tsv` tells them apart. */
  readonly mainAt: string;
  /** 3 just what a good cook would make, 2 fine, 1 she shakes her head, 0 silly. */
  readonly grade: number;
  /** How often each point of `points.ts` and `plate.ts` counts, appeal aside. */
  readonly counts: Readonly<Record<string, number>>;
}

const linesOf = (file: string) =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1);

export const grades = (): Grade[] =>
  linesOf('grades.tsv').map((line) => {
    const [kitchen = '', meal = '', dish = '', main = '', grade = '', counts = ''] = line.split('\t');
    const pairs = counts.split(' ').flatMap((one) => {
      const [name, times] = one.split('=');
      return name && times ? [[name, Number(times)] as const] : [];
    });
    return {
      kitchen,
      list: `${kitchen} ${meal}`,
      dish,
      mainAt: `${main} ${meal === 'Breakfast' ? 'breakfast' : 'later'}`,
      grade: Number(grade),
      counts: Object.fromEntries(pairs),
    };
  });

/** What two cooks thought of each dish's name, meals and foods: 3 obvious, 2 known, 1 far. */
export const marks = (): ReadonlyMap<string, number> =>
  new Map(
    linesOf('marks.tsv').map((line) => {
      const [dish = '', mark = ''] = line.split('\t');
      return [dish, Number(mark)];
    }),
  );
