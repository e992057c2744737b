import type { z } from 'zod';
import type { Coach } from '#coach/coach.ts';
import { collectAnswer } from '#coach/collect-answer.ts';
import type { ModelTurn } from '#coach/worded/model-turn.ts';
import type { PantryConversationAnswer, pantryConversationRequest } from '#contract/pantry-conversation.ts';
import type { Food } from '#domain/nutrition/food.ts';
import { analyzeFlat } from '#domain/product-analysis/flat-analysis.ts';
import { analyzeFacts, factsFromAnalysis } from '#domain/product-analysis/product-analysis.ts';
import { productAsText } from './product-as-text.ts';

interface ProductChatDeps {
  coach: Coach;
  foods: () => readonly Food[];
}

interface Asked extends z.output<typeof pantryConversationRequest> {
  signal: AbortSignal;
  turn: ModelTurn | null;
}

/**
 * Answers a question about a product: safety first, then the product's facts, and the coach where the facts have
 * nothing to say. Score and net carbs are computed here from the facts that were sent, not taken over.
 */
export async function answerProductQuestion(
  { coach, foods }: ProductChatDeps,
  { message, productContext, previousQuestions, signal, turn }: Asked,
): Promise<PantryConversationAnswer> {
  const { product_name: productName, nutrition_data: sent } = productContext;
  const analysis = sent.fields
    ? analyzeFacts({ ...factsFromAnalysis(sent), productName }, foods())
    : analyzeFlat(sent, productName, foods());
  // Of what was answered the label's part stands on the screen already; the questions tell the rest.
  const history = previousQuestions.map((earlier) => ({ message: earlier, response: '' }));
  const asked = { question: message, history, product: analysis, about: productAsText(analysis) };
  const { response, answeredBy, notice } = await collectAnswer(coach.answer({ ...asked, signal, turn }));
  return { response, answeredBy, notice };
}
