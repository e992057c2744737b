import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { conversationMessages } from '../database/schema/chat.ts';
import {
  insertChatEntry,
  insertConversation,
  insertMealPlan,
  insertPantryItem,
  insertReading,
} from './factories.ts';
import { signedInClient, type TestApp } from './test-app.ts';
import { breadContext } from './worded-app.ts';

const attempt = z.object({
  place: z.enum(['message', 'history', 'product', 'label', 'note', 'plan', 'reading', 'saved chat']),
  kind: z.string(),
  text: z.string(),
  question: z.string().optional(),
  /** Where in that place, e.g. the brand of a product. */
  field: z.string().optional(),
  /** False where the coach reads nothing from that place, so that the words reach no model. */
  reaches: z.boolean().default(true),
});
/** Words that try to command a model, and where they stand. */
export type Attempt = z.infer<typeof attempt>;

export function readAttempts(file: URL): Attempt[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => attempt.parse(JSON.parse(line)));
}

const hourAgo = (t: TestApp) => new Date(t.clock.now().getTime() - 3_600_000);

/** A new account with a little of everything. */
export async function openAttackedAccount(t: TestApp) {
  const account = await signedInClient(t);
  const userId = account.user.id;
  await insertPantryItem(t.db, { userId, productName: 'Harbour Gouda' });
  await insertReading(t.db, { userId, glucoseLevel: 101, readingTime: hourAgo(t) });
  await insertMealPlan(t.db, { userId, title: 'Calm week' });
  return account;
}

/** Puts the words of an attempt where they are to be found; gives what to send along with the question. */
export async function placeAttempt(
  t: TestApp,
  { place, field, text }: Attempt,
  userId: number,
): Promise<object> {
  if (place === 'product') await insertPantryItem(t.db, { userId, [field ?? 'productName']: text });
  if (place === 'note') await insertPantryItem(t.db, { userId, notes: text });
  if (place === 'plan') await insertMealPlan(t.db, { userId, [field ?? 'content']: text });
  if (place === 'reading') await insertReading(t.db, { userId, notes: text, readingTime: hourAgo(t) });
  if (place === 'saved chat') {
    const { id } = await insertConversation(t.db, { userId, title: text, count: 1 });
    const ofChat = eq(conversationMessages.conversationId, id);
    await t.db.update(conversationMessages).set({ response: text }).where(ofChat);
    await insertChatEntry(t.db, { userId, message: text, response: text });
  }
  if (place === 'label') return { productContext: labelled(field ?? 'ingredients', text) };
  if (place !== 'history') return {};
  return { localHistory: [{ message: 'Hello', response: 'Aye.', [field ?? 'message']: text }] };
}

/** White bread on whose label somebody wrote. */
function labelled(field: string, text: string) {
  const bread = breadContext();
  if (field === 'product_name') return { ...bread, product_name: text };
  return { ...bread, nutrition_data: { ...bread.nutrition_data, [field]: text } };
}
