import { type PantryConversationRequest, pantryConversationResponse } from '#contract/pantry-conversation.ts';
import { api } from '../../../lib/api/api.ts';
import type { Payloads } from '../../../lib/changes/change.ts';

/** POST /api/pantry-conversation. Asked again under the same key, an account's question is answered as before. */
export async function askAboutProduct(
  { message, analysis: product, previousQuestions, pantryItemId }: Payloads['scan.question'],
  idempotencyKey: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const body: PantryConversationRequest = {
    message,
    productContext: {
      product_name: product.product_name,
      nutrition_data: product,
      keto_score: product.keto_score,
      macro_breakdown: product.macro_breakdown,
    },
    previousQuestions,
    pantryItemId,
    idempotencyKey,
  };
  const answer = await api.post('/api/pantry-conversation', pantryConversationResponse, {
    body,
    headers,
  });
  return answer.response;
}
