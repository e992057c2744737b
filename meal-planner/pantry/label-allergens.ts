import { z } from 'zod';
import type { Allergy } from '#contract/profile-values.ts';
import { allergensIn } from '#domain/allergens/allergens.ts';
import type { PantryFood } from '../plan-request.ts';

const stored = z.object({ ingredients: z.string().nullable().catch(null) });

/** Allergens that the name or the ingredient list names, warnings about traces included. */
export function labelAllergens({ productName, nutritionAnalysis }: PantryFood): Allergy[] {
  const read = stored.safeParse(nutritionAnalysis ?? {});
  const list = read.success ? (read.data.ingredients ?? '') : '';
  return [productName, list].flatMap((text) => allergensIn(text).map(({ id }) => id));
}
