import { describe, expect, test } from 'vitest';
import { foodById } from '#content/foods/foods.ts';
import { ketoMarks } from '#content/foods/keto-marks.ts';
import { pantryFood } from '#tests/planner/pantry-food.ts';
import { createKitchen } from '../kitchen/kitchen.ts';
import type { PantryFood } from '../plan-request.ts';
import { pantryReader } from './pantry-foods.ts';
import type { PantryReading } from './pantry-reading.ts';

const kitchen = createKitchen();
const reader = pantryReader(kitchen, null);
const TODAY = '2026-08-01';

async function read(said: Partial<PantryFood>, using = reader): Promise<PantryReading | undefined> {
  const item = pantryFood({ id: 1, productName: 'food', ...said });
  return (await using.read([item], TODAY)).get(1);
}

/** As a label per 100 g would print the row. */
function labelOf(id: string): Partial<PantryFood> {
  const row = foodById(id);
  if (!row) throw new Error(`no row ${id}`);
  const tenths = (grams: number) => Math.round(grams * 10);
  return {
    servingSize: '100 g',
    calories: Math.round(row.kcal),
    totalFat: tenths(row.fatG),
    totalCarbs: tenths(row.carbsG),
    dietaryFiber: tenths(row.fibreG ?? 0),
    protein: tenths(row.proteinG),
    netCarbs: tenths(row.carbsG - (row.fibreG ?? 0)),
  };
}

const ingredientOf = (reading: PantryReading | undefined) =>
  reading?.kind === 'food' ? reading.food.ingredient : null;

describe('names', () => {
  test.each([
    ['Kerrygold Pure Irish Butter', '01001', 'butter'],
    ['Cheese, cheddar', '01009', 'cheddar'],
    ['Ground beef 80/20, cooked', '23573', 'ground-beef'],
    ['Salmon, wild, cooked', '15209', 'salmon'],
    ['Turkey breast, roasted', '05709', 'turkey-breast'],
    ['Bacon, baked', '10860', 'bacon'],
    ['Ground beef 90/10, cooked', '23563', 'ground-beef'],
    ['Tuna in water', '15121', 'canned-tuna'],
    ['Organic Baby Spinach', '11457', 'spinach'],
  ])('%s is %s as an ingredient', async (productName, row, ingredient) => {
    expect(ingredientOf(await read({ productName, ...labelOf(row) }))).toBe(ingredient);
    expect(ingredientOf(await read({ productName, foodId: row }))).toBe(ingredient);
  });

  test.each([
    ['Weihenstephan Schlagsahne 32%', '01053', 'whipping-cream'],
    ['Œufs de poules élevées en plein air', '01123', 'egg'],
    ['Kiełbasa śląska', '07062', 'smoked-sausage'],
    ['Aceite de oliva virgen', '04053', 'olive-oil'],
    ['Phool gobhi', '11135', 'cauliflower'],
    ['풀무원 부침두부', '16126', 'tofu'],
    ['گوجه فرنگی', '11529', 'tomato'],
    ['Яйца куриные', '01123', 'egg'],
    ['Green chillies', '11670', 'green-chili'],
  ])('%s is %s by its label, in whatever language', async (productName, row, ingredient) => {
    expect(ingredientOf(await read({ productName, ...labelOf(row) }))).toBe(ingredient);
  });

  test.each([
    ['Leeks off the allotment', '11246', 'leek'],
    ['Gobi (cauliflower)', '11135', 'cauliflower'],
    ['Mildessa Weinsauerkraut', '11439', 'sauerkraut'],
    ['Store brand frozen whole leaf spinach', '11463', 'frozen-spinach'],
    ['Clover sockeye salmon, tin, drained', '15086', 'canned-salmon'],
    ['Original diced tomatoes', '11531', 'canned-tomatoes'],
    ['Lamb keema (halal mince)', '17224', 'ground-lamb'],
    ['Caerphilly, end of a piece', '01009', 'cheddar'],
  ])('%s is %s by its label', async (productName, row, ingredient) => {
    expect(ingredientOf(await read({ productName, ...labelOf(row) }))).toBe(ingredient);
  });

  test.each([
    ['Free range eggs x12', 'egg'],
    ['Eggs, 2 dozen', 'egg'],
    ['Zorbo Farm large eggs', 'egg'],
    ['Half a head of cauliflower', 'cauliflower'],
    ['Bag of spinach', 'spinach'],
    ['Halal lamb mince', 'ground-lamb'],
    ['Zorbo chicken breasts', 'chicken-breast'],
    ['Peppers, 3 pack', 'red-bell-pepper'],
    ['Salsa verde', 'salsa'],
    ['Mixed peppers 3pk', 'red-bell-pepper'],
    ['Hard boiled eggs 6 pack', 'egg'],
    ['Zorbo round steak mince 10% fat', 'ground-beef'],
    ['Low sodium soy sauce', 'soy-sauce'],
    ['Turmeric, cumin, garam masala', 'curry-powder'],
    ['Zorbo Montreal steak', 'seasoning-blend'],
  ])(
    '%s, without a label, is %s: how many there are, in what and whose make says nothing else',
    async (productName, ingredient) => {
      expect(ingredientOf(await read({ productName }))).toBe(ingredient);
    },
  );

  test.each(['Pepper', 'Chocolate eggs', 'Scotch eggs', 'Breaded chicken breasts', 'Vegan chicken breasts'])(
    '%s, without a label, is no food to cook with',
    async (productName) => {
      expect(ingredientOf(await read({ productName }))).toBeNull();
    },
  );

  test('bacon whose label has the values of fried bacon is raw in the fridge', async () => {
    // A US label: 2 pan-fried slices of 15 g have 80 kcal, 7 g fat, 5 g protein.
    const fried = {
      servingSize: '15 g',
      calories: 80,
      totalFat: 70,
      totalCarbs: 0,
      dietaryFiber: 0,
      protein: 50,
      netCarbs: 0,
    };
    const reading = await read({ productName: 'Zorbo thick cut bacon', ...fried });
    const raw = kitchen.extras.get('bacon')?.perGram;
    expect(reading).toMatchObject({
      kind: 'food',
      food: { ingredient: 'bacon', cookedYield: null, perGram: raw },
    });
    expect(reading?.kind === 'food' && reading.note).toMatch(/gives values for the cooked food/);
  });

  test('of stock cubes a plan tells the stock that is made of them', async () => {
    const reading = await read({ productName: 'Chicken stock cubes', amountAtHand: 600 });
    expect(reading).toMatchObject({
      food: {
        ingredient: 'chicken-broth',
        name: 'stock made of Chicken stock cubes',
        pantry: { atHand: null },
      },
    });
  });

  test('minced meat is no steak, whatever steak it was', async () => {
    for (const productName of [
      'Zorbo round steak mince 10% fat',
      'Minced sirloin steak',
      'Rump steak mince',
    ]) {
      const reading = await read({ productName, ...labelOf('23573') });
      expect(ingredientOf(reading) ?? 'ground-beef', productName).toMatch(/ground-beef$/);
    }
  });

  test('turkey pepperoni is eaten as it comes and no raw turkey', async () => {
    const label = {
      servingSize: '30 g',
      calories: 70,
      totalFat: 40,
      totalCarbs: 0,
      dietaryFiber: 0,
      protein: 90,
      netCarbs: 0,
    };
    expect(ingredientOf(await read({ productName: 'Turkey pepperoni', ...label }))).toBe('pepperoni');
  });

  test('what was shredded is not counted in slices', async () => {
    const unitsOf = async (productName: string) => {
      const reading = await read({ productName, ...labelOf('01009') });
      return reading?.kind === 'food' ? reading.food.measures.map(({ unit }) => unit) : [];
    };
    expect(await unitsOf('Sharp cheddar')).toContain('slice');
    expect(await unitsOf('Sharp cheddar, shredded')).toEqual(['cup']);
  });

  test.each([
    ['Tomato soup', '11529'],
    ['Salted duck eggs', '01138'],
    ['Mejillones en escabeche', '15164'],
    ['Garlic bread', '18069'],
  ])('%s is nothing to cook with, though a food is named in it', async (productName, row) => {
    expect(ingredientOf(await read({ productName, ...labelOf(row) }))).toBeNull();
  });

  test('a near kind from elsewhere keeps its name, what is the same has ours', async () => {
    const schmaltz = await read({ productName: 'Schmaltz', ...labelOf('04576') });
    expect(schmaltz).toMatchObject({ food: { ingredient: 'duck-fat', inSteps: 'schmaltz' } });
    const eggs = await read({ productName: 'Huevo blanco San Juan', ...labelOf('01123') });
    expect(eggs).toMatchObject({ food: { ingredient: 'egg', inSteps: 'eggs' } });
  });

  test('a word of another language alone does not make a food of what its label says is none', async () => {
    const candy = { productName: 'Bonbons au beurre', ...labelOf('19107') };
    expect(ingredientOf(await read(candy))).toBeNull();
    const nameAlone = await read({ productName: 'Jajka od szczęśliwych kur' });
    expect(nameAlone).toMatchObject({ kind: 'unusable', why: 'values_unknown' });
    expect(ingredientOf(await read({ productName: 'Jajka' }))).toBe('egg');
  });

  test('foods marked as not keto are no ingredients, but for what a plate holds a little of', async () => {
    const foods = ketoMarks().filter(({ keto }) => !keto);
    const items = foods.map(({ id, name }, at) => pantryFood({ id: at + 1, productName: name, foodId: id }));
    const readings = await reader.read(items, TODAY);
    const taken = items.filter(({ id }) => readings.get(id)?.kind === 'food');
    expect(taken.map(({ productName }) => productName)).toEqual([
      'Green peas, cooked',
      'Carrots, raw',
      'Butternut squash, cooked',
      'Blueberries',
      'Hummus',
      'Milk, whole',
      'Milk, skim',
    ]);
  });

  test('steps say what it is, and a near kind keeps its own name', async () => {
    const butter = await read({ productName: 'Kerrygold butter', foodId: '01001' });
    expect(butter).toMatchObject({ food: { name: 'Kerrygold butter', inSteps: 'butter' } });
    const lardons = await read({ productName: 'Lardons', foodId: '10123' });
    expect(lardons).toMatchObject({ food: { ingredient: 'bacon', inSteps: 'lardons' } });
  });
});

describe('values', () => {
  test.each([
    ['bacon', '10860', '10123'],
    ['shrimp', '15151', '15149'],
    ['ground pork', '10220', '10219'],
  ])(
    '%s of a cooked row is what is bought raw, with the values of the raw',
    async (productName, row, raw) => {
      const reading = await read({ productName, foodId: row });
      expect(reading).toMatchObject({
        food: { cookedYield: null, perGram: { protein: (foodById(raw)?.proteinG ?? 0) / 100 } },
      });
    },
  );

  test("a label's own values count, not the table's", async () => {
    const reading = await read({ productName: 'Greek yogurt', ...labelOf('01293'), netCarbs: 60 });
    expect(reading).toMatchObject({ kind: 'food', note: null, food: { perGram: { netCarbs: 0.06 } } });
  });

  test.each([
    ['Shredded mozzarella', '01271'],
    ['Parmesan, grated', '01032'],
  ])('%s is cheese, dusted with starch as it is', async (productName, row) => {
    expect(await read({ productName, ...labelOf(row) })).toMatchObject({ kind: 'food' });
  });

  test('a label that lacks one lends from the table where the name is sure, and says so', async () => {
    const reading = await read({ productName: 'Cheddar', ...labelOf('01009'), servingSize: null });
    expect(reading).toMatchObject({ kind: 'food', note: expect.stringContaining('USDA table') });
    const unsure = await read({ productName: 'Chive cheddar', servingSize: null });
    expect(unsure).toMatchObject({ kind: 'unusable', why: 'values_unknown' });
  });

  test('values that cannot be those of the food are not believed', async () => {
    const sweet = await read({
      productName: 'Butter',
      ...labelOf('01001'),
      netCarbs: 400,
      protein: 0,
      totalFat: 400,
    });
    expect(sweet).toMatchObject({ kind: 'unusable', why: 'values_odd' });
  });

  test('a label that tells of bacon as it is eaten does not make cooked bacon of it, and the plan says so', async () => {
    const bacon = await read({
      productName: 'Oscar Mayer Center Cut Bacon',
      brand: 'Oscar Mayer',
      ...{ calories: 70, totalFat: 50, totalCarbs: 0, dietaryFiber: 0, protein: 60, netCarbs: 0 },
      servingSize: '2 cooked slices (15 g)',
    });
    if (bacon?.kind !== 'food') throw new Error('not a food');
    expect(bacon.food).toMatchObject({ ingredient: 'bacon', cookedYield: null });
    expect(bacon.food.perGram).toEqual(kitchen.extras.get('bacon')?.perGram);
    expect(bacon.note).toContain('gives values for the cooked food');
  });

  test.each([
    ["Saturday's smoked brisket", 'beef-brisket'],
    ['Pulled pork', 'pork-shoulder'],
    ['Pechuga de pollo cocida', 'chicken-breast'],
  ])('%s is %s that was cooked', async (productName, ingredient) => {
    const found = await read({ productName, ...labelOf('13806') });
    if (found?.kind !== 'food') throw new Error(`not read: ${JSON.stringify(found)}`);
    expect(found.food.ingredient).toBe(ingredient);
    expect(found.food.cookedYield).toBeLessThan(1);
  });

  test('vegetables out of a can are soft, what a can holds by its name is as it is', async () => {
    const tinned = await read({ productName: 'tinned asparagus' });
    expect(tinned).toMatchObject({ food: { ingredient: 'asparagus', cookedYield: 1 } });
    const tomatoes = await read({ productName: 'can of diced tomatoes' });
    expect(tomatoes).toMatchObject({ food: { ingredient: 'canned-tomatoes', cookedYield: null } });
  });

  test('what was cooked before weighs less than raw for the same protein', async () => {
    const reading = await read({ productName: 'Chicken breast, roasted', foodId: '05064' });
    const food = reading?.kind === 'food' ? reading.food : null;
    expect(food?.inSteps).toBe('cooked chicken breasts');
    expect(food?.cookedYield).toBeGreaterThan(0.6);
    expect(food?.cookedYield).toBeLessThan(0.85);
  });
});

test('allergens are those of the ingredient and of the list on the label, traces included', async () => {
  const nutritionAnalysis = { ingredients: 'Pork, salt. May contain traces of mustard.' };
  const reading = await read({ productName: 'Bacon', foodId: '10123', nutritionAnalysis });
  expect(reading?.kind === 'food' ? [...reading.food.contains] : []).toContain('mustard');
  const cheddar = await read({ productName: 'Cheddar', foodId: '01009' });
  expect(cheddar?.kind === 'food' ? [...cheddar.food.contains] : []).toEqual(['milk']);
});

test('what is used up or past its date is not cooked with', async () => {
  const eggs = { productName: 'Eggs', foodId: '01123' };
  expect(await read({ ...eggs, amountAtHand: 0 })).toMatchObject({ why: 'none_left' });
  expect(await read({ ...eggs, useBy: '2026-07-31' })).toMatchObject({ why: 'past_use_by' });
  expect(await read({ ...eggs, useBy: '2026-08-03', amountAtHand: 1500 })).toMatchObject({
    food: { pantry: { atHand: 150, daysLeft: 2 } },
  });
});

test('the food finder helps where no name fits, if the values agree', async () => {
  const row = foodById('11209');
  const findFood = (name: string) => (row && name === 'Melanzane' ? { food: row, sure: true } : null);
  const finding = pantryReader(kitchen, findFood);
  expect(
    ingredientOf(await read({ productName: 'Melanzane', foodId: null, ...labelOf('11209') }, finding)),
  ).toBe('eggplant');
  expect(ingredientOf(await read({ productName: 'Melanzane', ...labelOf('18069') }, finding))).toBeNull();
});
