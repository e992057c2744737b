import type { z } from 'zod';
import type { Coach } from '#coach/coach.ts';
import { productQuestionSkill } from '#coach/skills/product-question.ts';
import type { pantryConversationRequest } from '#contract/pantry-conversation.ts';
import type { Food } from '#domain/food.ts';
import { analyzeFacts, factsFromAnalysis } from '#domain/product-analysis.ts';

interface ProductChatDeps {
  coach: Coach;
  foods: () => readonly Food[];
}

/**
 * Answers a question about a product: safety first, then the product's facts, and the coach's handbook where the facts
 * have nothing to say. Score and net carbs are computed here from the facts that were sent, not taken over.
 */
export async function answerProductQuestion(
  { coach, foods }: ProductChatDeps,
  { message, productContext }: z.output<typeof pantryConversationRequest>,
  signal: AbortSignal,
): Promise<string> {
  const said = await listen(coach, message, signal);
  if (said.isEmergency) return said.note;
  const facts = factsFromAnalysis(productContext.nutrition_data);
  const analysis = analyzeFacts({ ...facts, productName: productContext.product_name }, foods());
  const { answer } = productQuestionSkill.run({ question: message, analysis });
  return [said.note, answer ?? said.text].filter((part) => part !== '').join('\n\n');
}

async function listen(coach: Coach, question: string, signal: AbortSignal) {
  const said = { note: '', text: '', isEmergency: false };
  for await (const event of coach.answer({ question, history: [], signal })) {
    if (event.type === 'text') said.text += event.text;
    if (event.type === 'error') throw new Error(event.message);
    if (event.type === 'safety') {
      said.note = event.text;
      said.isEmergency = event.level === 'emergency';
    }
  }
  return said;
}
