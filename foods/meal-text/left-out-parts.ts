import { readFileSync } from 'node:fs';
import type { DiaryValues, Estimate } from '#contract/diary.ts';
import { type Food, foodNetCarbs } from '#domain/nutrition/food.ts';
import { foodWords } from '../food-words.ts';
import { tableFoodById } from './name-table.ts';

/** What a kind of dish loses with a part of it: the share of its net carbs that is in the part, a convention of ours. */
export interface LeftOutPart {
  /** The first of these is shown. */
  readonly said: ReadonlySet<string>;
  readonly dishes: ReadonlySet<string>;
  readonly food: Food;
  readonly share: Estimate;
}

let read: readonly LeftOutPart[] | null = null;

/** Rows of `left-out-parts.tsv`; the first that fits counts. */
function leftOutParts(): readonly LeftOutPart[] {
  read ??= readFileSync(new URL('./left-out-parts.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [said = '', dishes = '', id = '', shares = ''] = line.split('\t');
      const [low = 0, value = 0, high = 0] = shares.split(' ').map(Number);
      const food = tableFoodById(id)?.food;
      if (!food) throw new Error(`Food ${id} of left-out-parts.tsv is in no table`);
      return {
        said: new Set(said.split(' ')),
        dishes: new Set(dishes.split(' ')),
        food,
        share: { value, low, high },
      };
    });
  return read;
}

const ofDish = (food: Food): readonly LeftOutPart[] => {
  const words = foodWords(`${food.description} ${food.group}`);
  return leftOutParts().filter(({ dishes }) => words.some((word) => dishes.has(word)));
};

/** What of the dish these words leave out, each part once; nothing where it has none of them. */
export function partsLeftOut(food: Food, words: readonly string[]): LeftOutPart[] {
  const parts = ofDish(food);
  return [...new Set(words.flatMap((word) => parts.find(({ said }) => said.has(word)) ?? []))];
}

/** True where some dish may lose so much with this that it counts. */
export const mayBeLeftOut = (word: string): boolean => leftOutParts().some(({ said }) => said.has(word));

const round = (value: number) => Math.round(value * 100) / 100;

/** What remains where so much of the part is gone: of a small dish at most its large part, of a large one its small part. */
function less(all: Estimate | null, part: Estimate): Estimate | null {
  if (!all) return null;
  const value = Math.max(0, all.value - part.value);
  return {
    value: round(value),
    low: round(Math.min(value, Math.max(0, all.low - part.low))),
    high: round(Math.max(value, all.high - part.high)),
  };
}

interface Portion {
  readonly values: DiaryValues;
  readonly grams: Estimate;
}

/** A portion of a dish without a part of it: net carbs by their share, all else by what so much of the part holds. */
export function withoutPart({ values, grams }: Portion, { food, share }: LeftOutPart): Portion {
  const { netCarbs } = values;
  if (!netCarbs) return { values, grams };
  const ofPart = foodNetCarbs(food).value / 100;
  const times = (by: number): Estimate => ({
    value: netCarbs.value * share.value * by,
    low: netCarbs.low * share.high * by,
    high: netCarbs.high * share.low * by,
  });
  const holding = (per100: number) => times(per100 / 100 / ofPart);
  return {
    values: {
      netCarbs: {
        value: round(netCarbs.value * (1 - share.value)),
        low: round(netCarbs.low * (1 - share.high)),
        high: round(netCarbs.high * (1 - share.low)),
      },
      totalCarbs: less(values.totalCarbs, holding(food.carbsG)),
      energy: less(values.energy, holding(food.kcal)),
      protein: less(values.protein, holding(food.proteinG)),
      fat: less(values.fat, holding(food.fatG)),
    },
    grams: less(grams, holding(100)) ?? grams,
  };
}
