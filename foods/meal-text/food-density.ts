import { UNIT_MILLILITRES } from './amount-words.ts';
import { bestOf } from './portion-fit.ts';
import { type TableFood, tableFoods } from './table-foods.ts';
import { portionsOf } from './table-portions.ts';

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
};

/** Grams per millilitre, from the measure of volume that fits what was said best. */
export function densityOf(food: TableFood, asked: ReadonlySet<string>): number | null {
  const volumes = portionsOf(food).filter(
    ({ unit, isYield }) => unit !== null && !isYield && UNIT_MILLILITRES[unit] !== undefined,
  );
  if (volumes.length === 0) return null;
  const best = bestOf(volumes, asked, null);
  return median(best.map(({ grams, unit }) => grams / (UNIT_MILLILITRES[unit ?? 'cup'] ?? 1)));
}

/** So many foods of a category must tell a volume before others of it are taken to weigh the same. */
const SUCH_LEAST = 4;
let densities: ReadonlyMap<string, number> | null = null;

/** The median of its category in FNDDS, for a food of it whose own measures hold no volume; null for few or none. */
export function densityOfSuch({ food, table }: TableFood): number | null {
  if (table === 'reference') return null;
  if (!densities) {
    const known = new Map<string, number[]>();
    for (const such of tableFoods()) {
      const density = such.table === 'reference' ? null : densityOf(such, new Set());
      if (density === null) continue;
      const before = known.get(such.food.group);
      if (before) before.push(density);
      else known.set(such.food.group, [density]);
    }
    densities = new Map(
      [...known].filter(([, all]) => all.length >= SUCH_LEAST).map(([group, all]) => [group, median(all)]),
    );
  }
  return densities.get(food.group) ?? null;
}
