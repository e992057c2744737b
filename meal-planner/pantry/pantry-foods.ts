import { type CalendarDay, daysBetween } from '#domain/calendar-day.ts';
import type { Kitchen } from '../kitchen/kitchen.ts';
import type { Meaning, PantryFood } from '../plan-request.ts';
import { asKitchenFood, ownValues } from './as-kitchen-food.ts';
import { type FindFood, type FoundIngredient, ingredientFinder } from './find-ingredient.ts';
import { ingredientNames } from './ingredient-names.ts';
import { nearestInMeaning } from './nearest-in-meaning.ts';
import { type PantryReading, unusable } from './pantry-reading.ts';

/** Reads saved foods as foods of the kitchen. */
export interface PantryReader {
  read(items: readonly PantryFood[], today: CalendarDay): Promise<ReadonlyMap<number, PantryReading>>;
}

function unfit({ amountAtHand, useBy }: PantryFood, today: CalendarDay): PantryReading | null {
  if (amountAtHand === 0) return unusable('none_left');
  return useBy !== null && daysBetween(today, useBy) < 0 ? unusable('past_use_by') : null;
}

/** The first that is a food, else the first; null for none. */
const bestOf = (readings: readonly PantryReading[]) =>
  readings.find(({ kind }) => kind === 'food') ?? readings[0] ?? null;

export function pantryReader(
  kitchen: Kitchen,
  ports: { readonly findFood: FindFood | null; readonly meaning: Meaning | null },
): PantryReader {
  const find = ingredientFinder(ingredientNames(kitchen.ingredients), kitchen.ingredients, ports.findFood);
  const nearest = ports.meaning && nearestInMeaning(kitchen.ingredients, ports.meaning);
  const ingredients = new Map(kitchen.ingredients.map((one) => [one.id, one]));

  function readAs(item: PantryFood, found: FoundIngredient, today: CalendarDay): PantryReading[] {
    const ingredient = ingredients.get(found.id);
    const extra = kitchen.extras.get(found.id);
    return ingredient && extra ? [asKitchenFood(item, found, { ingredient, extra }, today)] : [];
  }

  async function readByMeaning(unknown: readonly PantryFood[], today: CalendarDay) {
    const near = nearest && unknown.length > 0 ? await nearest(unknown) : new Map<number, string>();
    return unknown.flatMap((item) => {
      const id = near.get(item.id);
      const [reading] = id === undefined ? [] : readAs(item, { id, sure: false, saysCooked: false }, today);
      return reading?.kind === 'food' ? [[item.id, reading] as const] : [];
    });
  }

  return {
    async read(items, today) {
      const readings = new Map<number, PantryReading>();
      const unknown: PantryFood[] = [];
      for (const item of items) {
        const known = unfit(item, today) ?? bestOf(find(item).flatMap((one) => readAs(item, one, today)));
        if (!known) unknown.push(item);
        readings.set(item.id, known ?? unusable('unknown_food', ownValues(item)?.perGram));
      }
      for (const [id, reading] of await readByMeaning(unknown, today)) readings.set(id, reading);
      return readings;
    },
  };
}
