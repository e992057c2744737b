import { z } from 'zod';
import {
  carbBasis,
  fieldReading,
  macroBreakdown,
  namedPolyol,
  nutrientName,
  nutritionAnalysis,
  scoreTerm,
} from './nutrition.ts';
import {
  POLYOLS_MAX,
  PRODUCT_AMOUNT_MAX,
  PRODUCT_LIST_MAX,
  PRODUCT_TEXT_MAX,
  tooLong,
} from './product-limits.ts';

const text = (name: string, most: number) => z.string().max(most, tooLong(name, most));
const sentence = text('Each text about the product', PRODUCT_TEXT_MAX.sentence);
/** By a refinement, whose words come through the union of both forms; a list's own limit would end in that of neither. */
const atMost = (most: number) => (list: readonly unknown[]) => list.length <= most;
const listOf = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .refine(
      atMost(PRODUCT_LIST_MAX),
      `A list about the product must have at most ${PRODUCT_LIST_MAX} entries`,
    );
const amount = z
  .number()
  .nonnegative('An amount must be zero or more')
  .max(PRODUCT_AMOUNT_MAX, `Please keep every amount under ${PRODUCT_AMOUNT_MAX}`)
  .nullable();

const texts = {
  product_name: text('The product name', PRODUCT_TEXT_MAX.name),
  brand: text('The brand', PRODUCT_TEXT_MAX.brand).nullable(),
  serving_size: text('The serving size', PRODUCT_TEXT_MAX.servingSize).nullable(),
  ingredients: text('The ingredient list', PRODUCT_TEXT_MAX.ingredients).nullable().default(null),
  analysis: text('The text about the product', PRODUCT_TEXT_MAX.analysis),
  alternatives: listOf(sentence),
  recommendations: listOf(sentence),
};

const amounts = {
  calories: amount,
  total_fat: amount,
  saturated_fat: amount,
  total_carbs: amount,
  dietary_fiber: amount,
  sugars: amount,
  protein: amount,
  /** milligrams */
  sodium: amount,
  net_carbs: amount,
};

/**
 * An analysis as a client sends it back: of bounded size, since reading it costs work by its length. What is computed
 * in it is computed anew.
 */
export const sentAnalysis = nutritionAnalysis.extend({
  ...texts,
  ...amounts,
  serving_grams: amount,
  servings_per_container: amount,
  basis: carbBasis.extend({ reason: sentence }),
  fields: z.partialRecord(nutrientName, fieldReading.extend({ value: amount, note: sentence.nullable() })),
  score_version: sentence.nullable(),
  score_terms: listOf(scoreTerm.extend({ id: sentence, label: sentence, detail: sentence })),
  polyols: z
    .array(
      namedPolyol.extend({
        name: text('The name of a sugar alcohol', PRODUCT_TEXT_MAX.polyol),
        grams: amount,
      }),
    )
    .refine(atMost(POLYOLS_MAX), `A product has at most ${POLYOLS_MAX} sugar alcohols`)
    .default([]),
  net_carbs_working: sentence.default(''),
  warnings: listOf(sentence),
  reading_warnings: listOf(sentence).default([]),
});

/**
 * The result of an analysis as plain values of one serving, for clients that keep no more of it. A field that is left
 * out or null is not known. Score and rating are not taken over, whatever their scale.
 */
export const flatAnalysis = z
  .object({
    ...texts,
    ...amounts,
    product_name: texts.product_name.nullable(),
    analysis: texts.analysis.nullable(),
    alternatives: texts.alternatives.nullable(),
    recommendations: texts.recommendations.nullable(),
    keto_score: z.number().min(0).max(100).nullable(),
    keto_rating: sentence.nullable(),
    keto_friendly: z.boolean().nullable(),
    macro_breakdown: macroBreakdown.partial().nullable(),
    /** With it the analysis is a whole one. */
    fields: z.never(),
  })
  .partial();
export type FlatAnalysis = z.output<typeof flatAnalysis>;

/** What a product is known to hold, in either form. */
export const productFacts = z.union(
  [sentAnalysis, flatAnalysis],
  'The facts about the product are missing or not valid',
);
