import type { PersonalData } from '#contract/profile.ts';
import { ALLERGEN_NAMES } from '#domain/allergens/allergens.ts';
import { listText } from '#domain/food-text/amount-text.ts';
import { dailyTargets } from '#domain/targets/daily-targets.ts';
import type { KitchenFood } from '../kitchen/kitchen-food.ts';
import { daysInFridge } from '../options/keeps.ts';
import type { PantryReading } from '../pantry/pantry-reading.ts';
import type { ChosenDay } from './setting.ts';
import { usedOn } from './used-on.ts';

/** What is eaten on a day when it has lain in the fridge too long, what keeps least first. */
export function freezerNotes(days: readonly ChosenDay[]): string[] {
  const late = days.flatMap((day) =>
    usedOn(day).flatMap(({ food }) => {
      const keeps = daysInFridge(food);
      return keeps !== null && day.day > keeps ? { name: food.name, keeps } : [];
    }),
  );
  if (late.length === 0) return [];
  const byDays = Map.groupBy(
    late.toSorted((a, b) => a.keeps - b.keeps),
    ({ keeps }) => keeps,
  );
  const kept = [...byDays].map(
    ([keeps, foods]) => `${listText([...new Set(foods.map(({ name }) => name))])} ${keeps} days`,
  );
  return [
    `Freeze anything you won’t eat before its time in the fridge is up, unless it’s already frozen: ${kept.join('; ')} (FoodSafety.gov).`,
  ];
}

/** What a person must know of a plan with these foods. */
export function planNotes(
  person: PersonalData,
  used: readonly KitchenFood[],
  readingOf: (food: KitchenFood) => PantryReading | null | undefined,
): string[] {
  const { netCarbs } = dailyTargets(person);
  const foods = [...new Map(used.map((food) => [food.key, food])).values()];
  const read = foods.flatMap((food) => {
    const reading = readingOf(food);
    return reading?.kind === 'food' ? reading : [];
  });
  const bounds = foods.filter(({ isUpperBound }) => isUpperBound).map(({ name }) => name);
  const allergies = person.allergies.map((one) => ALLERGEN_NAMES[one]);
  return [
    ...(netCarbs.own && netCarbs.reason ? [netCarbs.reason] : []),
    ...(allergies.length > 0
      ? [
          `Planned without ${listText(allergies)}, going by names and the ingredient lists we read: please check the labels too.`,
        ]
      : []),
    ...(person.eatingStyle === 'halal' || person.eatingStyle === 'kosher'
      ? [`Planned ${person.eatingStyle} style. Only the label can tell you how the animals were slaughtered.`]
      : []),
    ...(bounds.length > 0
      ? [`Net carbs of ${listText(bounds)} may be lower than shown: the table doesn’t list the fiber.`]
      : []),
    ...read.flatMap(({ note }) => note ?? []),
    ...[...Map.groupBy(read, ({ table }) => table)].flatMap(([table, unlabeled]) => {
      const names = listText(unlabeled.map(({ food }) => food.name));
      return table ? [`No label, so we used the values from ${table}: ${names}.`] : [];
    }),
  ];
}
