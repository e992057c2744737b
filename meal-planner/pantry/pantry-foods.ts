import { type CalendarDay, daysBetween } from '#domain/dates/calendar-day.ts';
import type { Food } from '#domain/nutrition/food.ts';
import type { Kitchen } from '../kitchen/kitchen.ts';
import { type PerGram, perGramOf } from '../kitchen/kitchen-food.ts';
import type { PantryFood } from '../plan-request.ts';
import { asKitchenFood, ownValues } from './as-kitchen-food.ts';
import { type FindFood, type FoundIngredient, ingredientFinder } from './find-ingredient.ts';
import { ingredientNames } from './ingredient-names.ts';
import { isLike } from './likeness.ts';
import { nameWords, tellingWords } from './name-words.ts';
import { type PantryReading, unusable } from './pantry-reading.ts';
import { withoutKnownMakers } from './without-maker.ts';

/** Reads saved foods as foods of the kitchen. */
export interface PantryReader {
  read(items: readonly PantryFood[], today: CalendarDay): ReadonlyMap<number, PantryReading>;
}

function unfit({ amountAtHand, useBy }: PantryFood, today: CalendarDay): PantryReading | null {
  if (amountAtHand === 0) return unusable('none_left');
  return useBy !== null && daysBetween(today, useBy) < 0 ? unusable('past_use_by') : null;
}

/** In g per gram: a food of fewer is planned with, taken for another or not. */
const MANY_NET_CARBS = 0.08;

/** @param foodNamed what a name stands for in the tables; its values tell why a food without a label is left out */
export function pantryReader(
  kitchen: Kitchen,
  findFood: FindFood | null,
  foodNamed: (name: string) => Food | null = () => null,
): PantryReader {
  const find = ingredientFinder(ingredientNames(kitchen.ingredients), kitchen.ingredients, findFood);
  const ingredients = new Map(kitchen.ingredients.map((one) => [one.id, one]));

  function readAs(item: PantryFood, found: FoundIngredient, today: CalendarDay): PantryReading[] {
    const ingredient = ingredients.get(found.id);
    const extra = kitchen.extras.get(found.id);
    if (!ingredient || !extra) return [];
    const own = ownValues(item);
    if (found.namedWithin && (!own || !isLike(own.perGram, extra.perGram))) return [];
    return [asKitchenFood(item, found, { ingredient, extra }, today)];
  }

  const isAsExpected = (reading: PantryReading) => {
    const expected = reading.kind === 'food' && kitchen.extras.get(reading.food.ingredient ?? '');
    if (reading.kind !== 'food' || !expected) return false;
    return reading.food.cookedYield !== null || isLike(reading.food.perGram, expected.perGram);
  };

  /** The first whose values are those of the ingredient, else the first that can be one, else the first; null for none. */
  const bestOf = (readings: readonly PantryReading[]) =>
    readings.find(isAsExpected) ?? readings.find(({ kind }) => kind === 'food') ?? readings[0] ?? null;

  /** "Creme caramel" is no cream: whether the whole name is that of a food with many more carbs, where no label tells. */
  function isOfMoreCarbs(item: PantryFood, { netCarbs }: PerGram): boolean {
    const named = ownValues(item) ? null : foodNamed(item.productName);
    if (!named) return false;
    const { netCarbs: told } = perGramOf(named);
    return told > MANY_NET_CARBS && told > 2 * netCarbs;
  }

  function readItem(item: PantryFood, today: CalendarDay): PantryReading {
    const unusableNow = unfit(item, today);
    if (unusableNow) return unusableNow;
    let first: PantryReading | null = null;
    for (const found of find(item)) {
      const reading = bestOf(found.flatMap((one) => readAs(item, one, today)));
      if (reading?.kind === 'food')
        return isOfMoreCarbs(item, reading.food.perGram) ? unusable('unknown_food', null) : reading;
      first ??= reading;
    }
    // Potatoes without a label hold what the table's hold.
    const named = foodNamed(tellingWords(withoutKnownMakers(nameWords(item.productName))).join(' '));
    const known = ownValues(item)?.perGram ?? (named && perGramOf(named));
    return first ?? unusable('unknown_food', known);
  }

  return { read: (items, today) => new Map(items.map((item) => [item.id, readItem(item, today)])) };
}
