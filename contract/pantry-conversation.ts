import { z } from 'zod';
import { CHAT_CONTEXT_ENTRIES, MESSAGE_MAX } from './chat.ts';
import { macroBreakdown } from './nutrition.ts';
import { pantryItemParams } from './pantry.ts';
import { PRODUCT_TEXT_MAX, tooLong } from './product-limits.ts';
import { productFacts } from './sent-analysis.ts';

/** A question about one product, with the product as it stands on the person's screen. */
export const pantryConversationRequest = z.object({
  message: z
    .string('Please type a question')
    .trim()
    .min(1, 'Please type a question')
    .max(MESSAGE_MAX, `Please keep a message under ${MESSAGE_MAX} characters`),
  productContext: z.object({
    product_name: z
      .string('Product name is required')
      .trim()
      .min(1, 'Product name is required')
      .max(PRODUCT_TEXT_MAX.name, tooLong('The product name', PRODUCT_TEXT_MAX.name)),
    nutrition_data: productFacts,
    /** Kept with the talk as it was shown; what is answered from is computed anew. */
    keto_score: z.number().min(0).max(100).nullable().default(null),
    macro_breakdown: macroBreakdown.partial().nullable().default(null),
  }),
  /** What was asked about it before, oldest first: a danger told earlier still counts, and follow-ups are understood. */
  previousQuestions: z
    .array(z.string().max(MESSAGE_MAX, tooLong('An earlier question', MESSAGE_MAX)))
    .default([])
    .transform((questions) => questions.slice(-CHAT_CONTEXT_ENTRIES)),
  /** The saved item that the product is, where it is one; only its owner may name it. */
  pantryItemId: pantryItemParams.shape.id.optional(),
  /** Made by the client per question; an account's repeated question gets the answer that was stored. */
  idempotencyKey: z.uuid().optional(),
});
export type PantryConversationRequest = z.input<typeof pantryConversationRequest>;

export const pantryConversationResponse = z.object({
  /** Markdown. */
  response: z.string(),
  /** 'composer' for the embedded coach, else the model's name. */
  answeredBy: z.string(),
  /** What the person must know of how the answer came about, e.g. that the model failed. */
  notice: z.string().nullable(),
});
export type PantryConversationAnswer = z.infer<typeof pantryConversationResponse>;
