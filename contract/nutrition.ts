import { z } from 'zod';

/** Nutrients a label can state, by the wire's names, with the unit each is kept in. */
export const NUTRIENT_UNIT = {
  calories: 'kcal',
  energy_kj: 'kJ',
  total_fat: 'g',
  saturated_fat: 'g',
  trans_fat: 'g',
  cholesterol: 'mg',
  sodium: 'mg',
  salt: 'g',
  total_carbs: 'g',
  dietary_fiber: 'g',
  sugars: 'g',
  added_sugars: 'g',
  sugar_alcohols: 'g',
  allulose: 'g',
  protein: 'g',
  potassium: 'mg',
} as const;

export type NutrientName = keyof typeof NUTRIENT_UNIT;
export const NUTRIENT_NAMES = Object.keys(NUTRIENT_UNIT) as [NutrientName, ...NutrientName[]];
export const nutrientName = z.enum(NUTRIENT_NAMES);

/** Axis-aligned box in the upright photo, as fractions 0..1 of its width and height. */
export const photoBox = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export type PhotoBox = z.infer<typeof photoBox>;

/** Who says so: the printed label, a vision model, a product database, or the person. */
export const fieldSource = z.enum(['label', 'model', 'database', 'you']);

/**
 * One nutrient as read. `value` is null when it was not read; `sure` is false when the person should check it.
 * `lessThan` marks a printed "<1 g": the value is then the bound.
 */
export const fieldReading = z.object({
  value: z.number().nonnegative().nullable(),
  unit: z.enum(['kcal', 'kJ', 'g', 'mg']),
  lessThan: z.boolean(),
  confidence: z.number().min(0).max(1),
  sure: z.boolean(),
  source: fieldSource,
  box: photoBox.nullable(),
  /** Which of the sent photos the box is in, counted from 0; absent is the first. */
  photo: z.number().int().nonnegative().optional(),
  /** Why the value needs a check, or how it was repaired; null when there is nothing to say. */
  note: z.string().nullable(),
});
export type FieldReading = z.infer<typeof fieldReading>;

/** Whether the printed carbohydrate includes fiber (US, Canada) or not (EU, UK, Australia, New Zealand). */
export const carbBasisKind = z.enum(['total_incl_fibre', 'available', 'unknown']);
export type CarbBasisKind = z.infer<typeof carbBasisKind>;

export const carbBasis = z.object({ kind: carbBasisKind, reason: z.string() });
export type CarbBasis = z.infer<typeof carbBasis>;

/** Grams; `low` and `high` are what rounding on the label leaves room for. */
export const netCarbsInterval = z.object({ value: z.number(), low: z.number(), high: z.number() });
export type NetCarbsInterval = z.infer<typeof netCarbsInterval>;

export const ketoRating = z.enum(['excellent', 'good', 'moderate', 'poor']);
export type KetoRating = z.infer<typeof ketoRating>;

/** One term of the open score formula: what it looked at, and the points it added or took. */
export const scoreTerm = z.object({
  id: z.string(),
  label: z.string(),
  points: z.number(),
  detail: z.string(),
});
export type ScoreTerm = z.infer<typeof scoreTerm>;

/** Keto score 0..10 by the open, versioned formula of domain/keto-score/keto-score.ts. */
export const ketoScore = z.object({
  version: z.string(),
  score: z.number().int().min(0).max(10),
  rating: ketoRating,
  friendly: z.boolean(),
  terms: z.array(scoreTerm),
});
export type KetoScore = z.infer<typeof ketoScore>;

/** Shares of energy in percent; they add to 100 within rounding. */
export const macroBreakdown = z.object({
  fat_percentage: z.number(),
  protein_percentage: z.number(),
  carb_percentage: z.number(),
});
export type MacroBreakdown = z.infer<typeof macroBreakdown>;

/** Which column of the label the values come from. */
export const labelColumn = z.enum(['per_serving', 'per_100g', 'per_100ml', 'per_container', 'unknown']);
export type LabelColumn = z.infer<typeof labelColumn>;

const grams = z.number().nonnegative().nullable();

/** A sugar alcohol named on the label; grams are null where only the name is printed (ingredient list). */
export const namedPolyol = z.object({ name: z.string(), grams });
export type NamedPolyol = z.infer<typeof namedPolyol>;

/** Reading of one label photo, with everything code computed from it. An unread value is null, never 0. */
export const nutritionAnalysis = z.object({
  product_name: z.string(),
  brand: z.string().nullable(),
  serving_size: z.string().nullable(),
  calories: grams,
  total_fat: grams,
  saturated_fat: grams,
  total_carbs: grams,
  dietary_fiber: grams,
  sugars: grams,
  protein: grams,
  /** milligrams */
  sodium: grams,
  net_carbs: grams,
  keto_score: z.number().int().min(0).max(10).nullable(),
  keto_rating: ketoRating.nullable(),
  keto_friendly: z.boolean().nullable(),
  analysis: z.string(),
  alternatives: z.array(z.string()),
  recommendations: z.array(z.string()),
  macro_breakdown: macroBreakdown.nullable(),

  serving_grams: grams,
  servings_per_container: grams,
  column: labelColumn,
  basis: carbBasis,
  net_carbs_interval: netCarbsInterval.nullable(),
  fields: z.partialRecord(nutrientName, fieldReading),
  score_version: z.string().nullable(),
  score_terms: z.array(scoreTerm),
  polyols: z.array(namedPolyol).default([]),
  /** The ingredient list as read; null when it was not in the photo. */
  ingredients: z.string().nullable().default(null),
  /** Product number of 8 or 13 digits from a barcode in the photos; null when there was none. */
  barcode: z
    .string()
    .regex(/^(\d{8}|\d{13})$/)
    .nullable()
    .default(null),
  /** How net carbs were worked out, e.g. "20 g carbs - 12 g fiber"; empty when they were not. */
  net_carbs_working: z.string().default(''),
  /** What the person should know about this reading, in their words. */
  warnings: z.array(z.string()),
  /** The part of `warnings` that came from the photo itself and not from checking the numbers. */
  reading_warnings: z.array(z.string()).default([]),
});
export type NutritionAnalysis = z.infer<typeof nutritionAnalysis>;

/** Photos of one product (front, panel, ingredients, barcode) that may be sent together. */
export const MOST_PHOTOS = 4;

/** Stages of reading a photo, in order, as sent to the client while it happens. */
export const readingStage = z.enum(['queued', 'straightening', 'reading', 'checking']);
export type ReadingStage = z.infer<typeof readingStage>;

/** Where one stands in the line of photos: turns of others that come before, and about how long that takes. */
const waitingPlace = z.object({ ahead: z.number().int().min(0), seconds: z.number().int().min(0) });
export type WaitingPlace = z.infer<typeof waitingPlace>;

/** Events of POST /api/analyze-nutrition under `Accept: text/event-stream`. */
export const analyzeEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('stage'),
    stage: readingStage,
    /** Which of how many photos, counted from 1; absent where only one was sent. */
    photo: z.number().int().positive().optional(),
    photos: z.number().int().positive().optional(),
    /** While it waits, and again whenever that changes. */
    place: waitingPlace.optional(),
  }),
  z.object({ type: z.literal('result'), analysis: nutritionAnalysis }),
  z.object({
    type: z.literal('error'),
    code: z.string(),
    message: z.string(),
    tip: z.string().optional(),
  }),
]);
export type AnalyzeEvent = z.infer<typeof analyzeEvent>;
