import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { PantryConversationAnswer, pantryConversationRequest } from '#contract/pantry-conversation.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/client.ts';
import { pantryConversations } from '../../database/schema/pantry.ts';

interface ProductTalk {
  question: string;
  answer: PantryConversationAnswer;
  product: z.output<typeof pantryConversationRequest>['productContext'];
  previousQuestions: readonly string[];
  pantryItemId?: number | undefined;
  idempotencyKey?: string | undefined;
}

/**
 * Keeps an account's question about a scanned product and gives the answer that is kept: of two questions under one
 * idempotency key that of the first.
 */
export async function storeProductTalk(
  { db, clock }: { db: Database; clock: Clock },
  userId: number,
  { question, answer, product, previousQuestions, pantryItemId, idempotencyKey }: ProductTalk,
): Promise<PantryConversationAnswer> {
  const stored = await db
    .insert(pantryConversations)
    .values({
      userId,
      conversationType: 'product',
      pantryItemId: pantryItemId ?? null,
      userMessage: question,
      aiResponse: answer.response,
      context: {
        product_name: product.product_name,
        keto_score: product.keto_score,
        nutritionData: product.nutrition_data,
        previousQuestions,
        relatedItems: pantryItemId === undefined ? [] : [pantryItemId],
        answered_by: answer.answeredBy,
        notice: answer.notice,
      },
      idempotencyKey,
      createdAt: clock.now(),
    })
    .onConflictDoNothing({ target: [pantryConversations.userId, pantryConversations.idempotencyKey] })
    .returning({ id: pantryConversations.id });
  if (stored.length > 0) return answer;
  return (await findProductAnswer(db, userId, idempotencyKey)) ?? answer;
}

/** How the answer came about; not known of talks from before it was kept. */
const kept = z.object({ answered_by: z.string().catch(''), notice: z.string().nullable().catch(null) });

/** The answer to a question that was asked before under this key; null where there is none. */
export async function findProductAnswer(
  db: Database,
  userId: number,
  idempotencyKey: string | undefined,
): Promise<PantryConversationAnswer | null> {
  if (idempotencyKey === undefined) return null;
  const [row] = await db
    .select({ response: pantryConversations.aiResponse, context: pantryConversations.context })
    .from(pantryConversations)
    .where(
      and(eq(pantryConversations.userId, userId), eq(pantryConversations.idempotencyKey, idempotencyKey)),
    );
  if (!row) return null;
  const { answered_by, notice } = kept.parse(row.context ?? {});
  return { response: row.response, answeredBy: answered_by, notice };
}
