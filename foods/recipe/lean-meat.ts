import { type TableFood, tableFoods } from '../meal-text/table-foods.ts';

/** "5% fat", "93% lean", "85/15" */
const FAT = /(\d{1,2}) ?% ?(?:fat\b)|(\d{2}) ?% ?lean\b|\b(\d{2})\/(\d{1,2})\b/i;
/** Ground meat as USDA calls it, raw, with its fat in percent. */
const GROUND = /^(?:ground )?(\w+),(?: ground,)? \d+% lean(?: meat)? ?[/,] ?(\d+)% fat, raw$/i;
const GROUND_MEAT = /^ground (\w+)\b|^(\w+),(?: \w+,)? ground\b/i;

let rows: readonly { animal: string; fat: number; of: TableFood }[] | null = null;
const groundMeats = () => {
  rows ??= tableFoods().flatMap((of) => {
    const [, animal, fat] = of.table === 'reference' ? (GROUND.exec(of.food.description) ?? []) : [];
    return animal ? [{ animal: animal.toLowerCase(), fat: Number(fat), of }] : [];
  });
  return rows;
};

/** Ground meat with as much fat as the line says; the food itself where it says nothing or is no ground meat. */
export function asLeanAsSaid(of: TableFood, line: string): TableFood {
  const [, before, behind] = GROUND_MEAT.exec(of.food.description) ?? [];
  const animal = (before ?? behind)?.toLowerCase();
  const [, fat, lean, first, second] = FAT.exec(line) ?? [];
  const isShare = Number(first) + Number(second) === 100;
  const said = fat
    ? Number(fat)
    : lean
      ? 100 - Number(lean)
      : isShare
        ? Math.min(Number(first), Number(second))
        : null;
  if (!animal || said === null) return of;
  const ofAnimal = groundMeats().filter((row) => row.animal === animal);
  const [nearest] = ofAnimal.toSorted((a, b) => Math.abs(a.fat - said) - Math.abs(b.fat - said));
  return nearest?.of ?? of;
}
