import { z } from 'zod';

/** What is asked of a subject. */
export const FACETS = [
  'verdict', // may I, is it good, does it work: yes, no, it depends
  'what', // a definition
  'amount', // how much, how many, how often, how long
  'list', // which ones
  'how', // steps, choosing, buying, ordering, measuring by hand
  'recipe', // making a dish or drink
  'why', // cause and mechanism
  'when', // time of day, before or after something, how soon
  'compare', // this or that
  'test', // measuring, reading a result, seeing a doctor for it
  'risk', // side effects, dangers, who should not
  'stop', // stop, go on, change, come back
  'experience', // "I did this and that happened"
] as const;

/** Dangers that a card may touch: the composer adds the sentence that belongs to each, unless the person's facts rule it out. */
export const WARNINGS = [
  'fasting', // hours without food
  'fewer-carbs', // with medicine that lowers glucose: insulin, sulfonylureas
  'sglt2', // ketoacidosis at normal glucose
  'potassium', // kidneys, pressure medicine
  'magnesium', // kidneys
  'salt', // blood pressure, heart failure, kidneys, lithium
  'ketones', // with diabetes
  'low-glucose', // treatment of a low
  'pregnancy', // and breastfeeding
  'young', // under 18
  'eating-disorder',
  'exercise', // warning signs while moving
  'protein', // kidney disease
  'vitamin-k', // warfarin
  'supplements', // interactions, pregnancy
  'alcohol', // lows, medicines, dependence
] as const;

/** A side of the subject that turns an answer round. */
export const POLARITIES = ['without', 'too-much', 'too-little'] as const;

/** For whom alone a card holds. */
export const CONDITIONS = [
  'prediabetes',
  'type-1',
  'type-2',
  'insulin',
  'metformin',
  'glp-1',
  'sglt2',
  'pregnant',
  'breastfeeding',
  'menopause',
  'pcos',
  'older',
  'child',
  'vegetarian',
  'vegan',
  'athlete',
  'kidney-disease',
  'heart-disease',
  'high-blood-pressure',
  'gout',
  'no-gallbladder',
  'somebody-else',
] as const;

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** Head of one card. */
export const cardHead = z.strictObject({
  /** The subject, one or two words, singular: "salt", "greek yogurt". */
  about: z.string().min(2).max(40),
  facet: z.enum(FACETS),
  polarity: z.enum(POLARITIES).optional(),
  condition: z.enum(CONDITIONS).optional(),
  /** Ways people ask for this: title style, told, negated, with slips, for somebody else. */
  ask: z.array(z.string().min(5).max(200)).min(8).max(15),
  warn: z.array(z.enum(WARNINGS)).optional(),
  sources: z.array(slug).min(1),
  /** How firm the ground is: trials agree, trials differ, little was studied, or it is custom. */
  grade: z.enum(['strong', 'mixed', 'weak', 'convention']),
});

/**
 * One intent and its answer. `id` is article and place: "sodium-on-keto/2". `heading` is a question as a title; `text` is
 * markdown with references to sources as `[^source-id]`.
 */
export type Card = Omit<z.infer<typeof cardHead>, 'ask'> & {
  id: string;
  slug: string;
  heading: string;
  text: string;
};

/** A card with all ways people ask for it: what the index is made from, and too much to hold while answering. */
export type AskedCard = Card & { ask: readonly string[] };
