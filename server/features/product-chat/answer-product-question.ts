import type { z } from 'zod';
import type { Coach } from '#coach/coach.ts';
import { productQuestionSkill } from '#coach/skills/product-question.ts';
import type { ModelTurn } from '#coach/worded/model-turn.ts';
import type { AnswerEvent } from '#contract/chat.ts';
import type { PantryConversationAnswer, pantryConversationRequest } from '#contract/pantry-conversation.ts';
import { analyzeFlat } from '#domain/flat-analysis.ts';
import type { Food } from '#domain/food.ts';
import { analyzeFacts, factsFromAnalysis } from '#domain/product-analysis.ts';
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
  const { answer } = productQuestionSkill.run({ question: message, analysis });
  // What the facts answer needs no model: the coach then judges the safety of the question alone.
  const forModel = answer === null ? { turn, about: productAsText(analysis) } : {};
  // Of what was answered the label's part stands on the screen already; the questions tell the rest.
  const history = previousQuestions.map((earlier) => ({ message: earlier, response: '' }));
  const said = await listen(coach.answer({ question: message, history, signal, ...forModel }));
  if (said.isEmergency) return { response: said.note, answeredBy: 'composer', notice: null };
  return {
    response: [said.note, answer ?? said.text].filter((part) => part !== '').join('\n\n'),
    answeredBy: said.answeredBy,
    notice: said.notice,
  };
}

async function listen(events: AsyncIterable<AnswerEvent>) {
  const said = { note: '', text: '', isEmergency: false, answeredBy: '', notice: null as string | null };
  for await (const event of events) {
    if (event.type === 'text') said.text += event.text;
    if (event.type === 'restart') said.text = '';
    if (event.type === 'notice') said.notice = event.text;
    if (event.type === 'done') said.answeredBy = event.answeredBy;
    if (event.type === 'error') throw new Error(event.message);
    if (event.type === 'safety') {
      said.note = event.text;
      said.isEmergency = event.level === 'emergency';
    }
  }
  return said;
}
