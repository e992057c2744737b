import type { KitchenFood, PerGram } from '../kitchen/kitchen-food.ts';

/** Why a selected food cannot be cooked with, whoever eats. */
export type Unusable = 'none_left' | 'past_use_by' | 'values_unknown' | 'values_odd' | 'unknown_food';

export type PantryReading =
  | {
      readonly kind: 'food';
      readonly food: KitchenFood;
      readonly note: string | null;
      /** Which table all its values are from, where it has no label. */
      readonly table?: string;
    }
  | {
      readonly kind: 'unusable';
      readonly why: Unusable;
      readonly values: PerGram | null;
      /** What a label lacks that a plan must count: "net carbs". */
      readonly lacks?: readonly string[];
      /** What it would be with the table's values, where only values are missing. */
      readonly ifKnown?: KitchenFood;
    };

export const unusable = (why: Unusable, values: PerGram | null = null): PantryReading => ({
  kind: 'unusable',
  why,
  values,
});

/** Foods whose label lacks values, as they would be with those of the table. */
export const foodsWithoutValues = (readings: ReadonlyMap<number, PantryReading>): readonly KitchenFood[] =>
  [...readings.values()].flatMap((one) => (one.kind === 'unusable' && one.ifKnown ? [one.ifKnown] : []));
