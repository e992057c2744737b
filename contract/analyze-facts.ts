import { z } from 'zod';
import { nutritionAnalysis } from './nutrition.ts';

/** More than any label states of anything, in the field's unit. */
const AMOUNT_MAX = 100_000;
const TEXT_MAX = 20_000;

/** An analysis as it stands after the person's edits; what is computed in it is computed anew. */
export const analyzeFactsRequest = z.object({
  analysis: nutritionAnalysis
    .refine(
      ({ fields, serving_grams: serving }) =>
        [serving, ...Object.values(fields).map(({ value }) => value)].every(
          (value) => (value ?? 0) <= AMOUNT_MAX,
        ),
      `Please keep every amount under ${AMOUNT_MAX}`,
    )
    .refine(
      ({ product_name: name, ingredients }) =>
        name.length <= TEXT_MAX && (ingredients?.length ?? 0) <= TEXT_MAX,
      'This text is too long',
    ),
});
export type AnalyzeFactsRequest = z.input<typeof analyzeFactsRequest>;
