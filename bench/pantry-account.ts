import { createPantryItemRequest, type PantryItem, pantryItem } from '#contract/pantry.ts';
import { type Account, newAccount } from './account.ts';

export const PANTRY_ITEMS = 5000;
/** Posts under way at once. */
const AT_ONCE = 8;

/** Rows of the USDA table whose analyses the items carry. */
const FOODS = ['01129', '01145', '05064', '15076', '09037', '11457', '12061', '18069', '19335', '09302'];
const KINDS = [
  'Organic',
  'Large',
  'Crunchy',
  'Smoked',
  'Unsalted',
  'Wild',
  'Creamy',
  'Roasted',
  'Café',
  'Öko',
];
const THINGS = [
  'Eggs',
  'Butter',
  'Chicken',
  'Salmon',
  'Avocado',
  'Spinach',
  'Almonds',
  'Bread',
  'Candy',
  'Jam',
];

/** A new account whose pantry holds 5,000 foods, each with a whole analysis, as years of scanning would leave it. */
export async function accountWithPantry(url: string): Promise<Account> {
  const account = await newAccount(url);
  const models: PantryItem[] = [];
  for (const foodId of FOODS) {
    const body = { productName: foodId, foodId, portionGrams: 100, ketoFriendly: false };
    models.push(pantryItem.parse(JSON.parse(await account.call('POST', '/api/pantry/items', body))));
  }
  let next = models.length;
  const saveOneAfterTheOther = async () => {
    while (next < PANTRY_ITEMS) {
      const index = next++;
      const model = models[index % models.length];
      const item = createPantryItemRequest.parse({
        ...model,
        foodId: null,
        productName: `${KINDS[(index * 7) % KINDS.length]} ${THINGS[index % THINGS.length]} ${(index * 7919) % 1000}`,
        brand: `Harbour ${index % 40}`,
        ketoScore: index % 13 === 0 ? null : index % 11,
      });
      await account.call('POST', '/api/pantry/items', item);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, saveOneAfterTheOther));
  return account;
}
