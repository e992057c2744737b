import { eq } from 'drizzle-orm';
import { foodById, loadFoods } from '#content/foods/foods.ts';
import { createPantryItemRequest } from '#contract/pantry.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { addDays, dayIn } from '#domain/dates/calendar-day.ts';
import { foodFacts } from '#domain/nutrition/food.ts';
import { pantryItemFromAnalysis } from '#domain/pantry/pantry-values.ts';
import { analyzeFacts } from '#domain/product-analysis/product-analysis.ts';
import type { PantryFood } from '#meal-planner/plan-request.ts';
import { insertPantryItem, insertUser } from '../testing/factories.ts';
import type { Database, Queries } from './client.ts';
import { userProfiles } from './schema/profiles.ts';
import { users } from './schema/users.ts';
import { seedDiary } from './seed-diary.ts';
import { seedFasts } from './seed-fasts.ts';
import { seedPlans } from './seed-plans.ts';
import { seedReadings } from './seed-readings.ts';
import { seedTalk } from './seed-talk.ts';

export const DEMO_ACCOUNT = { username: 'demo@keto.local', password: 'Demo-Voyage-1' };

const HOUR_MS = 3_600_000;

interface SeededFood {
  id: string;
  productName: string;
  category: string;
  grams?: number;
  keepsDays?: number;
  notes?: string;
}

/**
 * What the demo pantry holds, as numbers of the USDA foods table with the name a shopper would use; the newest last.
 * `grams` are at hand, `keepsDays` from today.
 */
const FOODS: readonly SeededFood[] = [
  { id: '18069', productName: 'White Bread', category: 'Bakery' },
  { id: '04053', productName: 'Olive Oil', category: 'Healthy Fats & Oils', grams: 460 },
  { id: '12155', productName: 'Walnuts', category: 'Nuts & Seeds', grams: 200 },
  { id: '01001', productName: 'Salted Butter', category: 'Dairy & Alternatives', grams: 250 },
  { id: '01053', productName: 'Heavy Cream', category: 'Dairy & Alternatives', grams: 500, keepsDays: 6 },
  { id: '11090', productName: 'Broccoli', category: 'Vegetables', grams: 700, keepsDays: 3 },
  { id: '11457', productName: 'Baby Spinach', category: 'Vegetables', grams: 300, keepsDays: 1 },
  { id: '05096', productName: 'Chicken Thighs', category: 'Proteins & Meats', grams: 1200, keepsDays: 2 },
  { id: '01123', productName: 'Large Eggs', category: 'Proteins & Meats', grams: 600, keepsDays: 14 },
  { id: '15076', productName: 'Wild Salmon', category: 'Proteins & Meats', grams: 800, keepsDays: 2 },
  { id: '12061', productName: 'Whole Almonds', category: 'Nuts & Seeds', notes: "A handful at four o'clock" },
  { id: '01009', productName: 'Cheddar', category: 'Dairy & Alternatives', grams: 400, keepsDays: 20 },
  { id: '09038', productName: 'Avocado', category: 'Vegetables' },
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

/**
 * Fills a database with one account to try things with. An account that is already there is left as it is.
 * @returns whether anything was added
 */
export async function seedDatabase(db: Database): Promise<boolean> {
  const [existing] = await db.select().from(users).where(eq(users.username, DEMO_ACCOUNT.username));
  if (existing) return false;
  await db.transaction(async (tx) => {
    const { id: userId } = await insertUser(tx, { ...DEMO_ACCOUNT, displayName: 'Demo Sailor' });
    const now = new Date();
    await tx.update(userProfiles).set(PERSON).where(eq(userProfiles.userId, userId));
    const person = { ...EMPTY_PERSONAL_DATA, ...PERSON };
    await seedReadings(tx, userId, now);
    await seedFasts(tx, userId, now);
    await seedDiary(tx, userId, now);
    const items = await seedPantry(tx, userId, now);
    await seedPlans(tx, userId, { items, person, now });
    await seedTalk(tx, userId, { profile: person, now });
  });
  return true;
}

async function seedPantry(db: Queries, userId: number, now: Date): Promise<PantryFood[]> {
  const items: PantryFood[] = [];
  for (const [index, food] of FOODS.entries()) {
    const createdAt = new Date(now.getTime() - (FOODS.length - index) * HOUR_MS);
    const values = { ...pantryItemOf(food, now), userId, createdAt, updatedAt: createdAt };
    items.push({ ...(await insertPantryItem(db, values)), foodId: food.id });
  }
  return items;
}

/** The same computation as for a scanned label, so that the demo's scores are true ones. */
function pantryItemOf({ id, grams, keepsDays, ...told }: SeededFood, now: Date) {
  const food = foodById(id);
  if (!food) throw new Error(`The foods table has no food ${id}`);
  const analysis = analyzeFacts({ ...foodFacts(food), productName: told.productName }, loadFoods());
  return {
    ...createPantryItemRequest.parse(pantryItemFromAnalysis(analysis)),
    ...told,
    foodId: id,
    amountAtHand: grams === undefined ? null : grams * 10,
    useBy: keepsDays === undefined ? null : addDays(dayIn('UTC', now), keepsDays),
  };
}
