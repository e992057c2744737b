import type { DiaryEntry, FrequentFoods } from '#contract/diary.ts';
import { foodKey } from './entries.ts';

/** As many as one looks through. */
const MOST = 60;

/** Favorites, then what was eaten lately, each as it was eaten last with how often: as the server lists them. */
export function frequentOf(entries: readonly DiaryEntry[]): FrequentFoods['foods'] {
  const byFood = new Map<string, { entry: DiaryEntry; times: number }>();
  const newestFirst = [...entries].sort(
    (a, b) => Number(b.isFavorite) - Number(a.isFavorite) || Date.parse(b.eatenAt) - Date.parse(a.eatenAt),
  );
  for (const entry of newestFirst) {
    const known = byFood.get(foodKey(entry));
    if (known) known.times += 1;
    else byFood.set(foodKey(entry), { entry, times: 1 });
  }
  return [...byFood.values()].slice(0, MOST);
}
