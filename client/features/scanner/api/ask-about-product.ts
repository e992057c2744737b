import type { NutritionAnalysis } from '#contract/nutrition.ts';
import { type PantryConversationRequest, pantryConversationResponse } from '#contract/pantry-conversation.ts';
import { api } from '../../../lib/api/api.ts';

/** POST /api/pantry-conversation: one question about the product as it is shown, tied to its saved item where there is one. */
export async function askAboutProduct(
  message: string,
  product: NutritionAnalysis,
  pantryItemId?: number,
): Promise<string> {
  const body: PantryConversationRequest = {
    message,
    productContext: {
      product_name: product.product_name,
      nutrition_data: product,
      keto_score: product.keto_score,
      macro_breakdown: product.macro_breakdown,
    },
    pantryItemId,
  };
  const answer = await api.post('/api/pantry-conversation', pantryConversationResponse, { body });
  return answer.response;
}
