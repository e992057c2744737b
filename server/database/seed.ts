import { eq } from 'drizzle-orm';
import { foodById, loadFoods } from '#content/foods/foods.ts';
import { createPantryItemRequest } from '#contract/pantry.ts';
import { foodFacts } from '#domain/food.ts';
import { pantryItemFromAnalysis } from '#domain/pantry-values.ts';
import { analyzeFacts } from '#domain/product-analysis.ts';
import { insertChatEntry, insertPantryItem, insertUser } from '../testing/factories.ts';
import type { Database } from './client.ts';
import { userProfiles } from './schema/profiles.ts';
import { users } from './schema/users.ts';
import { seedReadings } from './seed-readings.ts';

export const DEMO_ACCOUNT = { username: 'demo@keto.local', password: 'Demo-Voyage-1' };

const HOUR_MS = 3_600_000;

/** What the demo pantry holds, as numbers of the USDA foods table with the name a shopper would use. */
const FOODS = [
  { id: '12061', productName: 'Whole Almonds', category: 'Nuts & Seeds' },
  { id: '01009', productName: 'Cheddar', category: 'Dairy & Alternatives' },
  { id: '09038', productName: 'Avocado', category: 'Vegetables' },
  { id: '01123', productName: 'Large Eggs', category: 'Proteins & Meats' },
  { id: '04053', productName: 'Olive Oil', category: 'Healthy Fats & Oils' },
  { id: '15076', productName: 'Wild Salmon', category: 'Proteins & Meats' },
  { id: '18069', productName: 'White Bread', category: 'Bakery' },
];

const PERSON = {
  age: 52,
  gender: 'female',
  height: 168,
  weight: 81,
  healthGoal: 'Reverse prediabetes',
  weightGoal: 'lose',
  activity: 'light',
  diabetes: 'prediabetes',
  pregnancy: 'none',
  timeZone: 'UTC',
  onboarding: 'done',
} as const;

const TALK = [
  {
    message: 'What are net carbs?',
    response:
      'Net carbs are the carbohydrates that can raise blood glucose: on a US label, total carbohydrate minus fiber.',
  },
];

/**
 * Fills a database with one account to try things with. An account that is already there is left as it is.
 * @returns whether anything was added
 */
export async function seedDatabase(db: Database): Promise<boolean> {
  const [existing] = await db.select().from(users).where(eq(users.username, DEMO_ACCOUNT.username));
  if (existing) return false;
  await db.transaction(async (tx) => {
    const { id: userId } = await insertUser(tx, { ...DEMO_ACCOUNT, displayName: 'Demo Sailor' });
    const now = Date.now();
    await tx.update(userProfiles).set(PERSON).where(eq(userProfiles.userId, userId));
    await seedReadings(tx, userId, new Date(now));
    for (const [index, food] of FOODS.entries()) {
      const createdAt = new Date(now - (FOODS.length - index) * HOUR_MS);
      await insertPantryItem(tx, { ...pantryItemOf(food), userId, createdAt, updatedAt: createdAt });
    }
    for (const [index, exchange] of TALK.entries()) {
      await insertChatEntry(tx, {
        ...exchange,
        userId,
        createdAt: new Date(now - (TALK.length - index) * HOUR_MS),
      });
    }
  });
  return true;
}

/** The same computation as for a scanned label, so that the demo's scores are true ones. */
function pantryItemOf({ id, productName, category }: (typeof FOODS)[number]) {
  const food = foodById(id);
  if (!food) throw new Error(`The foods table has no food ${id}`);
  const analysis = analyzeFacts({ ...foodFacts(food), productName }, loadFoods());
  return { ...createPantryItemRequest.parse(pantryItemFromAnalysis(analysis)), category };
}
