import pg from 'pg';
import { createPantryItemRequest, pantryItem } from '#contract/pantry.ts';
import { type Account, newAccount } from '../account.ts';

/** An account of the running product with the id of its rows. */
export interface Owner extends Account {
  userId: number;
}

interface Amounts {
  foods: number;
  /** Readings in all, spread from now into the past. */
  readings: number;
  readingsADay: number;
  plans: number;
}

/** Foods of the USDA table whose analyses the rows carry, as a scan leaves them. */
const FOOD_IDS = ['01129', '01145', '05064', '15076', '09037'];
const NAMES = ['Eggs', 'Butter', 'Chicken', 'Salmon', 'Avocado', 'Spinach', 'Almonds', 'Bread', 'Candy'];
/** A week's plan with its dishes, in characters. */
const PLAN_TEXT = 'Breakfast: scrambled eggs with spinach in butter, 420 kcal, 3 g net carbs.\n'.repeat(120);

/** A new account that owns so much; rows are multiplied inside the database, so that 100 times as much is soon there. */
export async function ownerOf(url: string, databaseUrl: string, amounts: Amounts): Promise<Owner> {
  const account = await newAccount(url);
  const { id: userId }: { id: number } = JSON.parse(await account.call('GET', '/api/user'));
  for (const foodId of FOOD_IDS) {
    const item = { productName: foodId, foodId, portionGrams: 100, ketoFriendly: false };
    const saved = pantryItem.parse(JSON.parse(await account.call('POST', '/api/pantry/items', item)));
    // Its analysis as an item of the person's own, so that every row of the account looks like a scanned one.
    createPantryItemRequest.parse({ ...saved, foodId: null });
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into pantry_items (user_id, product_name, brand, category, serving_size, calories, total_fat,
         total_carbs, dietary_fiber, protein, net_carbs, keto_score, keto_friendly, nutrition_analysis, created_at)
       select user_id, ($3::text[])[1 + n * 7 % 9] || ' ' || n * 7919 % 100003, 'Harbour ' || n % 40, category,
         serving_size, calories, total_fat, total_carbs, dietary_fiber, protein, net_carbs, n % 11, keto_friendly,
         nutrition_analysis, now() - n * interval '1 minute'
       from generate_series(1, $2::int) n
       join lateral (select * from pantry_items where user_id = $1 order by id limit 1 offset n % 5) model on true`,
      [userId, amounts.foods - FOOD_IDS.length, NAMES],
    );
    await client.query(
      `insert into health_readings (user_id, reading_time, glucose_level, ketone_level, is_fasting)
       select $1, now() - n * interval '1 day' / $3::int, 95 + n % 20, 1 + n % 7 / 10.0, n % 3 = 0
       from generate_series(1, $2::int) n`,
      [userId, amounts.readings, amounts.readingsADay],
    );
    await client.query(
      `insert into saved_meal_plans (user_id, title, content, pantry_item_ids, created_at)
       select $1, 'Week ' || n, $3, '[]', now() - n * interval '1 day' from generate_series(1, $2::int) n`,
      [userId, amounts.plans, PLAN_TEXT],
    );
    await client.query('analyze');
  } finally {
    await client.end();
  }
  return { ...account, userId };
}
