import { foodById } from '#content/foods/foods.ts';
import { type CalendarDay, daysBetween } from '#domain/calendar-day.ts';
import { type Kitchen, spokenName } from '../kitchen/kitchen.ts';
import { isUpperBound, type KitchenFood, type PerGram, perGramOf } from '../kitchen/kitchen-food.ts';
import type { Meaning, PantryFood } from '../plan-request.ts';
import { isRaw } from './cooked-words.ts';
import { type FindFood, type FoundIngredient, ingredientFinder } from './find-ingredient.ts';
import { ingredientNames } from './ingredient-names.ts';
import { labelAllergens } from './label-allergens.ts';
import { labelValues } from './label-values.ts';
import { canBe, cookedYield } from './likeness.ts';
import { nearestInMeaning } from './nearest-in-meaning.ts';
import { ownName } from './own-name.ts';

/** Why a selected food cannot be cooked with, whoever eats. */
export type Unusable = 'none_left' | 'past_use_by' | 'values_unknown' | 'values_odd' | 'unknown_food';

export type PantryReading =
  | { readonly kind: 'food'; readonly food: KitchenFood; readonly note: string | null }
  | {
      readonly kind: 'unusable';
      readonly why: Unusable;
      readonly values: PerGram | null;
      /** What it would be with the table's values, where only values are missing. */
      readonly ifKnown?: KitchenFood;
    };

/** Reads saved foods as foods of the kitchen. */
export interface PantryReader {
  read(items: readonly PantryFood[], today: CalendarDay): Promise<ReadonlyMap<number, PantryReading>>;
}

/** What is at hand, in grams; null where nobody said. */
const atHandOf = ({ amountAtHand }: PantryFood) => (amountAtHand === null ? null : amountAtHand / 10);

interface Values {
  readonly perGram: PerGram;
  readonly isUpperBound: boolean;
}

/** By the food's row where it was added from the table, else by its label; null where something is missing. */
function ownValues(item: PantryFood): Values | null {
  const row = item.foodId === null ? undefined : foodById(item.foodId);
  if (row) return { perGram: perGramOf(row), isUpperBound: isUpperBound(row) };
  const perGram = labelValues(item);
  return perGram && { perGram, isUpperBound: false };
}

/** The first that is a food, else the first; null for none. */
const bestOf = (readings: readonly PantryReading[]) =>
  readings.find(({ kind }) => kind === 'food') ?? readings[0] ?? null;

export function pantryReader(
  kitchen: Kitchen,
  ports: { readonly findFood: FindFood | null; readonly meaning: Meaning | null },
): PantryReader {
  const names = ingredientNames(kitchen.ingredients);
  const find = ingredientFinder(names, kitchen.ingredients, ports.findFood);
  const nearest = ports.meaning && nearestInMeaning(kitchen.ingredients, ports.meaning);
  const ingredients = new Map(kitchen.ingredients.map((one) => [one.id, one]));

  function asFood(item: PantryFood, found: FoundIngredient, today: CalendarDay): PantryReading {
    const ingredient = ingredients.get(found.id);
    const extra = kitchen.extras.get(found.id);
    const own = ownValues(item);
    if (!ingredient || !extra) return { kind: 'unusable', why: 'unknown_food', values: own?.perGram ?? null };
    const isCooked = found.saysCooked && isRaw(ingredient);
    if (own && !canBe(own.perGram, extra.perGram, isCooked)) {
      return { kind: 'unusable', why: found.sure ? 'values_odd' : 'unknown_food', values: own.perGram };
    }
    const values: Values = own ?? extra;
    const food: KitchenFood = {
      ...extra,
      key: `pantry:${item.id}`,
      name: item.productName,
      ...ownName(item, ingredient, isCooked),
      contains: new Set([...extra.contains, ...labelAllergens(item)]),
      ...values,
      cookedYield: isCooked ? cookedYield(values.perGram, extra.perGram) : null,
      pantry: {
        id: item.id,
        atHand: atHandOf(item),
        daysLeft: item.useBy === null ? null : daysBetween(today, item.useBy),
      },
    };
    if (!own && (!found.sure || isCooked)) {
      return { kind: 'unusable', why: 'values_unknown', values: null, ifKnown: food };
    }
    return {
      kind: 'food',
      food,
      note: own
        ? null
        : `The label of ${item.productName} does not give all values, so those of ${spokenName(ingredient)} from the USDA table count.`,
    };
  }

  function unfit(item: PantryFood, today: CalendarDay): PantryReading | null {
    if (item.amountAtHand === 0) return { kind: 'unusable', why: 'none_left', values: null };
    const isPast = item.useBy !== null && daysBetween(today, item.useBy) < 0;
    return isPast ? { kind: 'unusable', why: 'past_use_by', values: null } : null;
  }

  return {
    async read(items, today) {
      const readings = new Map<number, PantryReading>();
      const unknown: PantryFood[] = [];
      for (const item of items) {
        const found = find(item);
        const reading = unfit(item, today) ?? bestOf(found.map((one) => asFood(item, one, today)));
        if (reading) readings.set(item.id, reading);
        else {
          unknown.push(item);
          readings.set(item.id, {
            kind: 'unusable',
            why: 'unknown_food',
            values: ownValues(item)?.perGram ?? null,
          });
        }
      }
      const near = nearest && unknown.length > 0 ? await nearest(unknown) : new Map<number, string>();
      for (const item of unknown) {
        const id = near.get(item.id);
        const reading = id === undefined ? null : asFood(item, { id, sure: false, saysCooked: false }, today);
        if (reading?.kind === 'food') readings.set(item.id, reading);
      }
      return readings;
    },
  };
}
