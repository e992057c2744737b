import { z } from 'zod';
import { CHAT_CONTEXT_ENTRIES, MESSAGE_MAX } from './chat.ts';
import { macroBreakdown, nutritionAnalysis } from './nutrition.ts';
import { pantryItemParams } from './pantry.ts';

/** A question about one product, with the product as it stands on the person's screen. */
export const pantryConversationRequest = z.object({
  message: z
    .string('Please type a question')
    .trim()
    .min(1, 'Please type a question')
    .max(MESSAGE_MAX, `Please keep a message under ${MESSAGE_MAX} characters`),
  productContext: z.object({
    product_name: z.string().trim().min(1).max(200),
    nutrition_data: nutritionAnalysis,
    keto_score: z.number().int().min(0).max(10).nullable(),
    macro_breakdown: macroBreakdown.nullable(),
  }),
  /** What was asked about it before, oldest first: a danger told earlier still counts, and follow-ups are understood. */
  previousQuestions: z
    .array(z.string().max(MESSAGE_MAX))
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
