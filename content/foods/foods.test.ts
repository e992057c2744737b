import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { FOOD_COLUMNS, foodById, loadFoods } from './foods.ts';

const per100 = z.number().min(0).max(100.5);
const milligrams = z.number().min(0).max(100_000);
const food = z.object({
  id: z.string().regex(/^\d{5}$/),
  description: z.string().min(3),
  group: z.string().min(3),
  kcal: z.number().min(0).max(910),
  fatG: per100,
  saturatedFatG: per100.nullable(),
  carbsG: per100,
  fibreG: per100.nullable(),
  sugarsG: per100.nullable(),
  proteinG: per100,
  sodiumMg: milligrams.nullable(),
  potassiumMg: milligrams.nullable(),
  magnesiumMg: milligrams.nullable(),
  cholesterolMg: milligrams.nullable(),
  waterG: per100.nullable(),
  alcoholG: per100.nullable(),
  serving: z.object({ text: z.string().min(1), grams: z.number().positive().max(10_000) }).nullable(),
});

describe('the foods table', () => {
  it('holds all 8,789 foods, each as the schema says and each number once', () => {
    const foods = loadFoods();
    expect(foods).toHaveLength(8789);
    expect(z.array(food).safeParse(foods).error?.issues.slice(0, 3)).toBeUndefined();
    expect(new Set(foods.map(({ id }) => id)).size).toBe(foods.length);
    expect(new Set(foods.map(({ group }) => group)).size).toBe(25);
  });

  it('has the columns that the reader expects', () => {
    const [header] = readFileSync(new URL('./sr28.tsv', import.meta.url), 'utf8').split('\n', 1);
    expect(header?.split('\t')).toEqual([...FOOD_COLUMNS]);
  });

  it('keeps unknown apart from zero', () => {
    expect(foodById('01001')).toMatchObject({
      description: 'Butter, salted',
      fibreG: 0,
      alcoholG: 0,
      fatG: 81.11,
    });
    expect(foodById('12118')).toMatchObject({ fibreG: null, sugarsG: null });
    expect(foodById('99999')).toBeUndefined();
  });

  it('has no more fiber or sugar than carbohydrate, beyond rounding of the table', () => {
    const odd = loadFoods().filter((f) => (f.fibreG ?? 0) > f.carbsG + 0.5);
    expect(odd.map(({ description }) => description)).toEqual([]);
  });
});
