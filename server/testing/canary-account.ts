import { eq } from 'drizzle-orm';
import { userProfiles } from '../database/schema/profiles.ts';
import {
  insertChatEntry,
  insertConversation,
  insertFeedback,
  insertMealPlan,
  insertPantryItem,
  insertReading,
} from './factories.ts';
import { signedInClient, type TestApp } from './test-app.ts';

/** Stands in every text of the account, so that it can be looked for where it must not be. */
export const CANARY = 'CANARY-b1e5';
/** Its one reading, mg/dL. */
export const CANARY_GLUCOSE = 237;

/** An account of somebody else with something of every kind. */
export async function openCanaryAccount(t: TestApp) {
  const { user } = await signedInClient(t, {
    displayName: `${CANARY} name`,
  });
  const userId = user.id;
  const readingTime = new Date(t.clock.now().getTime() - 3_600_000);
  await insertReading(t.db, {
    userId,
    glucoseLevel: CANARY_GLUCOSE,
    notes: `${CANARY} reading`,
    readingTime,
  });
  await insertPantryItem(t.db, { userId, productName: `${CANARY} cheese`, notes: `${CANARY} note` });
  await insertMealPlan(t.db, { userId, title: `${CANARY} plan`, content: `${CANARY} dish` });
  await insertChatEntry(t.db, { userId, message: `${CANARY} question`, response: `${CANARY} answer` });
  await insertConversation(t.db, { userId, title: `${CANARY} chat`, count: 2 });
  await insertFeedback(t.db, { userId, message: `${CANARY} disliked` });
  await t.db
    .update(userProfiles)
    .set({ healthGoal: `${CANARY} goal` })
    .where(eq(userProfiles.userId, userId));
  return user;
}
