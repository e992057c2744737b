// `npm run fit:planner`: what cooks said of dishes -> the points to write into meal-planner/options and the appeal of each dish.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fitPoints, type Points } from './fit-points.ts';
import { type Grade, grades, marks } from './grades.ts';

const [LEAST, MOST] = [-2, 6];
const all = grades();
const marked = marks();

function pointsOf({ dish, mainAt, counts }: Grade, { points, moved }: Points): number {
  const appeal = (marked.get(dish) ?? 2) - 2 + (moved.get(dish) ?? 0) + (moved.get(mainAt) ?? 0);
  return Object.entries({ ...counts, appeal }).reduce(
    (sum, [name, times]) => sum + (points.get(name) ?? 0) * times,
    0,
  );
}

/** How the dish fares that comes first in each list, of kitchens whose writer the points have not seen. */
function heldOut(): Record<string, number> {
  const firsts = [...Map.groupBy(all, ({ kitchen }) => kitchen.split(' ')[0])].flatMap(([writer, own]) => {
    const learned = fitPoints(
      all.filter(({ kitchen }) => kitchen.split(' ')[0] !== writer),
      marked,
    );
    const best = (list: readonly Grade[]) =>
      list.toSorted((a, b) => pointsOf(a, learned) - pointsOf(b, learned))[0];
    return [...Map.groupBy(own, ({ list }) => list).values()].flatMap((list) => best(list)?.grade ?? []);
  });
  const share = (is: (grade: number) => boolean) =>
    Math.round((1000 * firsts.filter(is).length) / firsts.length) / 1000;
  return {
    lists: firsts.length,
    justRight: share((grade) => grade === 3),
    shakesHerHead: share((grade) => grade <= 1),
  };
}

const tenths = (value: number) => Math.round(10 * value) / 10;
const DISHES = join(import.meta.dirname, '..', '..', 'content', 'dishes');

/** What the grades tell of each food that dishes are mainly of. */
function writeMainFoods({ moved }: Points): void {
  const foods = [...new Set(all.map(({ mainAt }) => mainAt.split(' ')[0] ?? ''))].filter(Boolean).sort();
  const rows = foods.map((food) =>
    [food, ...['breakfast', 'later'].map((when) => tenths(moved.get(`${food} ${when}`) ?? 0))].join('\t'),
  );
  writeFileSync(
    join(DISHES, 'main-foods.tsv'),
    `${['food\tbreakfast\tlunch and dinner', ...rows].join('\n')}\n`,
  );
}

/** Its mark and what the grades moved it by. */
function writeAppeal({ moved }: Points): void {
  for (const file of globSync('*/*.yaml', { cwd: DISHES })) {
    const path = join(DISHES, file);
    const text = readFileSync(path, 'utf8').replace(
      /^(- id: (\S+)\n(?: {2}(?!appeal).*\n)*? {2}appeal: ).*$/gm,
      (_, head: string, dish: string) => {
        const appeal = (marked.get(dish) ?? 2) + (moved.get(dish) ?? 0);
        return `${head}${tenths(Math.min(MOST, Math.max(LEAST, appeal)))}`;
      },
    );
    writeFileSync(path, text);
  }
}

console.log(`${all.length} grades; each writer left out: ${JSON.stringify(heldOut())}`);
const learned = fitPoints(all, marked);
for (const [name, points] of [...learned.points].toSorted(([, a], [, b]) => b - a))
  console.log(`${name.padEnd(28)}${points.toFixed(1)}`);
writeAppeal(learned);
writeMainFoods(learned);
