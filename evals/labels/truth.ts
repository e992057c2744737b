import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const amount = z.number().nullable().default(null);

/** Amounts of one printed column; null is not printed or not visible. */
const column = z.object({
  basis: z.string().nullable().default(null),
  calories: amount,
  energy_kj: amount,
  total_fat: amount,
  saturated_fat: amount,
  total_carbs: amount,
  dietary_fiber: amount,
  sugars: amount,
  protein: amount,
  sodium_mg: amount,
  salt_g: amount,
});
export type TruthColumn = z.infer<typeof column>;

const truthPhoto = column.extend({
  file: z.string(),
  kind: z.string(),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  /** Fields printed as "<1 g": the number is the bound. */
  less_than: z.array(z.string()).default([]),
  alt: column.nullable().optional(),
  notes: z.string().nullable().optional(),
});
export type TruthPhoto = z.infer<typeof truthPhoto>;

/** Reads a truth file: one object a photo. */
export async function readTruth(path: string): Promise<TruthPhoto[]> {
  return z.array(truthPhoto).parse(JSON.parse(await readFile(path, 'utf8')));
}
