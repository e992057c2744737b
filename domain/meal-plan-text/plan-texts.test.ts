import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { additionalIngredients } from './additional-ingredients.ts';
import { ingredientName } from './ingredient-name.ts';
import { pantryIngredients } from './pantry-ingredients.ts';
import { planToCopy, planToExport } from './plan-export.ts';
import { planFileName } from './plan-file-name.ts';
import { planSections } from './plan-sections.ts';
import { planItemIds, type ReadablePlan } from './readable-plan.ts';

const CONTENT = `**INGREDIENTS FROM YOUR PANTRY:**
- 4 large eggs
* 2 tbsp Kerrygold Butter
• Wild Salmon: 170 g

**MEAL PLAN DETAILS:**
### Breakfast (15 minutes)
1. Heat 1 tbsp of olive oil in a pan for 2 minutes.
2. Whisk the eggs with 2 tablespoons heavy cream and a pinch of salt.
- 1½ cups asparagus, trimmed
- 1 tsp za'atar
Total net carbs: 9 g. Calories: 820.`;
const plan: ReadablePlan = { title: 'My Plan!', content: CONTENT, pantryItemIds: '[1,2,3]', plan: null };
const EGGS = { id: 1, productName: 'Large Eggs' };
const BUTTER = { id: 2, productName: 'Butter' };

describe('sections', () => {
  it('are read with any bullets and without marks', () => {
    const { pantryLines, details } = planSections(CONTENT);
    expect(pantryLines).toEqual(['4 large eggs', '2 tbsp Kerrygold Butter', 'Wild Salmon: 170 g']);
    expect(details).toMatch(/^Breakfast \(15 minutes\)\n1\. Heat/);
    expect(details).not.toContain('*');
  });

  it('of a text without headings are all details', () => {
    expect(planSections('Eggs\n- with butter')).toEqual({ pantryLines: [], details: 'Eggs\n- with butter' });
    expect(planSections('')).toEqual({ pantryLines: [], details: '' });
  });

  it('end at the next heading, and details may be missing', () => {
    const text =
      'Hello\nIngredients from your pantry:\n- Eggs\nno bullet\nADDITIONAL INGREDIENTS NEEDED:\n- Cream';
    expect(planSections(text)).toEqual({
      pantryLines: ['Eggs'],
      details: 'Hello\nADDITIONAL INGREDIENTS NEEDED:\n- Cream',
    });
  });

  it('break on no text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { details } = planSections(`MEAL PLAN DETAILS:\n${text}`);
        expect(details.length).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});

test.each([
  ['Butter: 1 tbsp (14 g)', 'Butter'],
  ['2 tbsp olive oil, warmed', 'olive oil'],
  ['1 1/2 cups of spinach (chopped)', 'spinach'],
  ['½ cup shredded mozzarella', 'shredded mozzarella'],
  ['1 (6 oz) salmon fillet', 'salmon fillet'],
  ['2-3 cloves garlic', 'garlic'],
  ['a handful of basil', 'basil'],
  ['Eggs – free range', 'Eggs'],
  ['', ''],
])('%j names %j', (line, name) => expect(ingredientName(line)).toBe(name));

describe('what comes from the pantry', () => {
  it('is told by ids, with the names of today and of then', () => {
    expect(pantryIngredients(plan, [EGGS, BUTTER])).toEqual({
      available: 2,
      items: [
        { id: 1, name: 'Large Eggs', isAvailable: true },
        { id: 2, name: 'Butter', isAvailable: true },
        { id: 3, name: 'Wild Salmon', isAvailable: false },
      ],
    });
  });

  it('is named by the text alone when all is gone', () => {
    const { available, items } = pantryIngredients(plan, []);
    expect(available).toBe(0);
    expect(items.map(({ name }) => name)).toEqual(['large eggs', 'Kerrygold Butter', 'Wild Salmon']);
  });

  it('has a name also where nothing tells it', () => {
    const bare = { ...plan, content: 'Eggs', pantryItemIds: '[7]' };
    expect(pantryIngredients(bare, []).items).toEqual([
      { id: 7, name: 'A food you removed', isAvailable: false },
    ]);
  });

  it.each(['', 'null', '{}', '[1.5,"2",3]', 'x'])('reads the list %j without fail', (text) => {
    expect(planItemIds(text)).toEqual(text.startsWith('[') ? [3] : []);
  });
});

describe('additional ingredients', () => {
  it('are common foods and measured phrases that the pantry lacks', () => {
    expect(additionalIngredients(plan, [EGGS, BUTTER])).toEqual([
      'Olive oil',
      'Heavy cream',
      'Asparagus',
      "Za'atar",
    ]);
  });

  it('leave out what is there under a longer name, and nothing else', () => {
    const own = [
      EGGS,
      BUTTER,
      { id: 4, productName: 'Extra Virgin Olive Oil' },
      { id: 5, productName: 'Cream' },
    ];
    expect(additionalIngredients(plan, own)).toEqual(['Heavy cream', 'Asparagus', "Za'atar"]);
    const nuts = { ...plan, content: '- 10 almonds\n- 1 tbsp almond flour', pantryItemIds: '[]' };
    expect(additionalIngredients(nuts, [{ id: 6, productName: 'Almond Butter' }])).toEqual([
      'Almonds',
      'Almond flour',
    ]);
  });

  it.each([
    ['Cook for 10 minutes over medium heat.'],
    ['- 2 servings\n- Total: 400 calories\n- Prep time: 5 minutes'],
    ['Season with salt and pepper. Enjoy!'],
    ['- 1 cup water'],
    ['Protein: 30 g. Fat: 40 g. Net carbs: 5 g per serving.'],
  ])('take %j for no food', (content) => {
    expect(additionalIngredients({ ...plan, content, pantryItemIds: '[]' }, [])).toEqual([]);
  });

  it('are at most eight, of 3 to 39 characters, whatever the text', () => {
    const many = 'spinach, kale, feta, salmon, basil, dill, mint, avocado, ghee, tofu and eggs';
    expect(additionalIngredients({ ...plan, content: many }, [])).toHaveLength(8);
    const word = fc.constantFrom(
      '- ',
      '2 cups ',
      'egg',
      'kale',
      'of ',
      'x',
      ' and ',
      '\n',
      'zz ',
      ', ',
      'supercalifragilistic',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(word, fc.string({ maxLength: 6 })), { maxLength: 40 }), (parts) => {
        const found = additionalIngredients({ ...plan, content: parts.join('') }, [EGGS]);
        expect(found.length).toBeLessThanOrEqual(8);
        for (const name of found) {
          expect(name.length).toBeGreaterThanOrEqual(3);
          expect(name.length).toBeLessThanOrEqual(39);
        }
      }),
    );
  });
});

describe('copy and export', () => {
  const copied = `My Plan!

INGREDIENTS FROM YOUR PANTRY:
✓ Large Eggs
✗ Kerrygold Butter (not in pantry)
✗ Wild Salmon (not in pantry)

ADDITIONAL INGREDIENTS NEEDED:
• Olive oil
• Heavy cream
• Asparagus
• Za'atar

MEAL PLAN DETAILS:
Breakfast (15 minutes)
1. Heat 1 tbsp of olive oil in a pan for 2 minutes.
2. Whisk the eggs with 2 tablespoons heavy cream and a pinch of salt.
- 1½ cups asparagus, trimmed
- 1 tsp za'atar
Total net carbs: 9 g. Calories: 820.`;

  it('hold the title, both lists and the details', () => {
    expect(planToCopy(plan, [EGGS])).toBe(copied);
    expect(planToExport(plan, [EGGS], { exportedOn: 'March 1, 2026' })).toBe(
      `${copied}\n\n---\nExported on March 1, 2026\n`,
    );
  });

  it('leave empty lists out', () => {
    const bare = { title: 'T', content: 'Fast today.', pantryItemIds: '[]', plan: null };
    expect(planToCopy(bare, [])).toBe('T\n\nMEAL PLAN DETAILS:\nFast today.');
  });

  it.each([
    ['My Keto Week', 'my_keto_week_meal_plan.txt'],
    ['Plan #1: eggs & more!', 'plan_1_eggs_more__meal_plan.txt'],
    ['Crème', 'cr_me_meal_plan.txt'],
    ['!!!', 'keto_meal_plan.txt'],
    ['', 'keto_meal_plan.txt'],
    ['../../etc/passwd', '_etc_passwd_meal_plan.txt'],
  ])('the file of %j is %s', (title, name) => expect(planFileName(title)).toBe(name));
});
