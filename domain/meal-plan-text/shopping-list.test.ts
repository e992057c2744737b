import { describe, expect, it, test } from 'vitest';
import type { MealPlan, PlanIngredient } from '#contract/meal-plans.ts';
import { countText, scaledAmount, summedAmount } from './kitchen-amounts.ts';
import type { ReadablePlan } from './readable-plan.ts';
import { scaledPlan } from './scaled-plan.ts';
import { scaledPlanText } from './scaled-text.ts';
import { shoppingList, shoppingListText } from './shopping-list.ts';
import { weightText } from './weight-text.ts';

const VALUES = { kcal: 100, netCarbs: 1, protein: 5, fat: 9, fiber: 1 };

function ingredient(name: string, grams: number, more: Partial<PlanIngredient> = {}): PlanIngredient {
  const id = name.toLowerCase().replaceAll(' ', '-');
  return {
    ingredient: id,
    name,
    grams,
    amount: null,
    pantryItemId: null,
    aisle: 'Other',
    values: VALUES,
    ...more,
  };
}

function planOf(...ingredients: PlanIngredient[]): MealPlan {
  const dish = {
    key: '1-Dinner',
    meal: 'Dinner' as const,
    dishId: 'pan',
    name: 'Pan',
    minutes: 10,
    equipment: [],
    tags: [],
    ingredients,
    steps: ['Cook.'],
    totals: VALUES,
  };
  return {
    version: 1,
    type: 'enhanced',
    mealTypes: [],
    days: [{ day: 1, dishes: [dish], totals: VALUES }],
    netCarbLimit: { day: 20, share: 20, from: 'default' },
    leftOut: [],
    notes: [],
    wordedBy: 'planner',
  };
}
const saved = (title: string, plan: MealPlan | null, content = 'Text'): ReadablePlan => ({
  title,
  content,
  pantryItemIds: '[]',
  plan,
});

describe('amounts', () => {
  test.each([
    [1.5, '1 1/2'],
    [0.25, '1/4'],
    [1 / 3, '1/3'],
    [2, '2'],
    [0.99, '1'],
    [2.99, '3'],
    [1.2, '1 1/4'],
    [0.05, '0.05'],
    [10.5, '10 1/2'],
  ])('%d is written %s', (count, text) => expect(countText(count)).toBe(text));

  test.each([
    ['2 eggs', 2, '4 eggs'],
    ['1 egg', 3, '3 eggs'],
    ['2 eggs', 0.5, '1 egg'],
    ['1 1/2 tbsp', 2, '3 tbsp'],
    ['1½ cups', 2, '3 cups'],
    ['1/2 cup', 4, '2 cups'],
    ['2 leaves', 0.5, '1 leaf'],
    ['1 tomato', 2, '2 tomatoes'],
    ['2 tsp', 3, '2 tbsp'],
    ['4 tbsp', 4, '1 cup'],
    ['2-3 cloves', 2, '4-6 cloves'],
    ['to taste', 2, 'to taste'],
  ])('%s times %d is %s', (text, by, scaled) => expect(scaledAmount(text, by)).toBe(scaled));

  test.each([
    [['1 egg', '2 eggs'], '3 eggs'],
    [['1/2 cup', '3/4 cup'], '1 1/4 cups'],
    [['1 egg', '2 cups'], null],
    [['1 egg', null], null],
    [['some'], null],
    [[], null],
  ])('%j add up to %j', (texts, sum) => expect(summedAmount(texts)).toBe(sum));

  test.each([
    [390.4, 'g', '390 g'],
    [4.26, 'g', '4.3 g'],
    [1250, 'g', '1.25 kg'],
    [150, 'oz', '5.3 oz'],
    [14, 'oz', '0.49 oz'],
    [680.4, 'oz', '1.5 lb'],
  ] as const)('%d g in %s are %s', (grams, unit, text) => expect(weightText(grams, unit)).toBe(text));
});

describe('a shopping list', () => {
  it('adds the same food of several plans up, by the aisles of a shop', () => {
    const monday = planOf(
      ingredient('olive oil', 15, { aisle: 'Oils, sauces & spices', amount: '1 tbsp' }),
      ingredient('spinach', 100, { aisle: 'Vegetables & fruit' }),
    );
    const tuesday = planOf(ingredient('olive oil', 30, { aisle: 'Oils, sauces & spices', amount: '2 tbsp' }));
    const list = shoppingList(
      [{ plan: saved('Monday', monday) }, { plan: saved('Tuesday', tuesday), servings: 2 }],
      [],
      'g',
    );
    expect(list).toEqual([
      {
        aisle: 'Vegetables & fruit',
        items: [{ key: 'spinach', name: 'Spinach', grams: 100, amount: '100 g', plans: ['Monday'] }],
      },
      {
        aisle: 'Oils, sauces & spices',
        items: [
          {
            key: 'olive oil',
            name: 'Olive oil',
            grams: 75,
            amount: '5 tbsp (75 g)',
            plans: ['Monday', 'Tuesday'],
          },
        ],
      },
    ]);
    expect(shoppingListText(list, new Set(['spinach']))).toBe(
      'VEGETABLES & FRUIT\n[x] Spinach: 100 g\n\nOILS, SAUCES & SPICES\n[ ] Olive oil: 5 tbsp (75 g)',
    );
  });

  it('buys what the pantry lacks: foods that are gone, and what is missing of others', () => {
    const plan = planOf(
      ingredient('eggs', 150, { pantryItemId: 1, amount: '3 eggs' }),
      ingredient('eggs', 100, { pantryItemId: 1 }),
      ingredient('butter', 20, { pantryItemId: 2 }),
      ingredient('feta', 50, { pantryItemId: 3 }),
      ingredient('salt', 1, { pantryItemId: 4 }),
    );
    const pantry = [
      { id: 1, productName: 'Eggs', amountAtHand: 2000 },
      { id: 2, productName: 'Butter', amountAtHand: 500 },
      { id: 4, productName: 'Salt', amountAtHand: null },
    ];
    const [other] = shoppingList([{ plan: saved('P', plan) }], pantry, 'g');
    expect(other?.items.map(({ name, amount }) => [name, amount])).toEqual([
      ['Eggs', '50 g'],
      ['Feta', '50 g'],
    ]);
  });

  it('takes foods from a text alone, without amounts, and joins them with those that have some', () => {
    const text = saved('Old', null, 'MEAL PLAN DETAILS:\n- 1 cup heavy cream\n- 2 cups kale');
    const plan = planOf(ingredient('heavy cream', 60, { aisle: 'Eggs & dairy', amount: '1/4 cup' }));
    const list = shoppingList([{ plan: saved('New', plan) }, { plan: text }], [], 'oz');
    expect(list).toEqual([
      {
        aisle: 'Vegetables & fruit',
        items: [{ key: 'kale', name: 'Kale', grams: null, amount: null, plans: ['Old'] }],
      },
      {
        aisle: 'Eggs & dairy',
        items: [
          {
            key: 'heavy cream',
            name: 'Heavy cream',
            grams: 60,
            amount: '1/4 cup (2.1 oz)',
            plans: ['New', 'Old'],
          },
        ],
      },
    ]);
  });

  it('has one line for an item that a plan with dishes and one of text alone take', () => {
    const dishes = saved(
      'Dishes',
      planOf(ingredient('Butter', 56, { name: 'Salted Butter', pantryItemId: 7 })),
    );
    const text = {
      ...saved('Text', null, 'INGREDIENTS FROM YOUR PANTRY:\n- Salted Butter'),
      pantryItemIds: '[7]',
    };
    const [aisle, ...others] = shoppingList([{ plan: dishes }, { plan: text }], [], 'g');
    expect(others).toEqual([]);
    expect(aisle?.items).toMatchObject([
      { name: 'Salted Butter', amount: '56 g', plans: ['Dishes', 'Text'] },
    ]);
  });

  it('of nothing is empty', () => {
    expect(shoppingList([], [], 'g')).toEqual([]);
    expect(shoppingListText([], new Set())).toBe('');
  });
});

describe('servings', () => {
  it('multiply every weight and measure of a plan, and no sum', () => {
    const plan = planOf(ingredient('eggs', 100, { amount: '2 eggs' }));
    const [day] = scaledPlan(plan, 3).days;
    expect(day?.dishes[0]?.ingredients[0]).toMatchObject({
      grams: 300,
      amount: '6 eggs',
    });
    expect(day?.dishes[0]?.totals).toEqual(VALUES);
    expect(day?.totals).toEqual(VALUES);
    expect(scaledPlan(plan, 1)).toBe(plan);
  });

  it('multiply the lists of a text, not its steps, times and totals', () => {
    const text = [
      'Dinner: Pan (10 minutes)',
      '- Large Eggs: 2 eggs (100 g)',
      '- Spinach: 390 g in 2 dishes',
      '- Cocoa 85%: 10 g',
      '- 1½ cups asparagus, trimmed',
      '- 1 (6 oz) steak',
      '- Salt to taste',
      '1. Whisk 3 eggs for 2 minutes.',
      'In this dish: 3.4 g net carbs',
    ].join('\n');
    expect(scaledPlanText(text, 2).split('\n')).toEqual([
      'The lists show amounts for 2 servings; the steps, net carbs and other totals are for one serving.',
      '',
      'Dinner: Pan (10 minutes)',
      '- Large Eggs: 4 eggs (200 g)',
      '- Spinach: 780 g in 2 dishes',
      '- Cocoa 85%: 20 g',
      '- 3 cups asparagus, trimmed',
      '- 2 (12 oz) steak',
      '- Salt to taste',
      '1. Whisk 3 eggs for 2 minutes.',
      'In this dish: 3.4 g net carbs',
    ]);
    expect(scaledPlanText(text, 1)).toBe(text);
  });
});
