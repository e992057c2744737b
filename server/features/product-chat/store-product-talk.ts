import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/client.ts';
import { pantryConversations } from '../../database/schema/pantry.ts';

interface ProductTalk {
  question: string;
  answer: string;
  productName: string;
  ketoScore: number | null;
  pantryItemId?: number;
}

/** Keeps an account's question about a scanned product and its answer. */
export async function storeProductTalk(
  { db, clock }: { db: Database; clock: Clock },
  userId: number,
  talk: ProductTalk,
): Promise<void> {
  await db.insert(pantryConversations).values({
    userId,
    conversationType: 'product',
    pantryItemId: talk.pantryItemId ?? null,
    userMessage: talk.question,
    aiResponse: talk.answer,
    context: { product_name: talk.productName, keto_score: talk.ketoScore },
    createdAt: clock.now(),
  });
}
