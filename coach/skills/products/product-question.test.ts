import { describe, expect, test } from 'vitest';
import { loadFoods } from '#content/foods/foods.ts';
import type { NutritionAnalysis } from '#contract/nutrition.ts';
import { factsFromAmounts, type NutritionFacts } from '#domain/nutrition/nutrition-facts.ts';
import { analyzeFacts } from '#domain/product-analysis/product-analysis.ts';
import { productQuestionSkill } from './product-question.ts';

const barFacts: NutritionFacts = factsFromAmounts(
  {
    calories: 190,
    total_fat: 12,
    saturated_fat: 4,
    sodium: 150,
    total_carbs: 18,
    dietary_fiber: 9,
    sugars: 3,
    sugar_alcohols: 4,
    protein: 10,
  },
  'you',
  {
    productName: 'Nut Bar',
    servingSize: '1 bar (40 g)',
    servingGrams: 40,
    servingsPerContainer: 6,
    column: 'per_serving',
    basis: { kind: 'total_incl_fibre', reason: 'A US layout, where carbs include fiber.' },
    polyols: [{ name: 'erythritol', grams: 4 }],
    ingredients: 'Almonds, soluble corn fiber, erythritol, maltodextrin, tapioca starch, salt',
  },
);
const bar = analyzeFacts(barFacts, loadFoods());
const sweet = analyzeFacts(
  factsFromAmounts(
    { calories: 406, total_fat: 0, total_carbs: 91, sugars: 73, dietary_fiber: 0, protein: 0 },
    'you',
    {
      productName: 'Fruit gummies',
      column: 'per_100g',
      servingGrams: 25,
      basis: { kind: 'available', reason: 'A European layout.' },
    },
  ),
  loadFoods(),
);
const butter = analyzeFacts(
  factsFromAmounts(
    { calories: 717, total_fat: 81, total_carbs: 0, dietary_fiber: 0, protein: 1 },
    'database',
    {
      productName: 'Butter',
      column: 'per_100g',
      servingGrams: 14,
      basis: { kind: 'available', reason: 'A European layout.' },
    },
  ),
  loadFoods(),
);

function ask(question: string, analysis: NutritionAnalysis = bar): string | null {
  return productQuestionSkill.run(productQuestionSkill.input.parse({ question, analysis })).answer;
}

describe('can I eat this', () => {
  test.each(['Can I eat this?', 'Is it keto?', 'is this good for me', 'Should I buy it?', 'Is this ok?'])(
    '%s',
    (question) => {
      expect(ask(question)).toContain(bar.analysis);
    },
  );

  test('where a number is missing it says which, not yes', () => {
    const { total_carbs: _, ...nutrients } = barFacts.nutrients;
    const answer = ask('Can I eat this?', analyzeFacts({ ...barFacts, nutrients }, loadFoods()));
    expect(answer).toContain('a keto score yet');
    expect(answer).toContain('We need total carbs');
  });
});

describe('how much fits', () => {
  test('into a strict day by default, and into the day that is named', () => {
    expect(bar.net_carbs).toBe(5);
    expect(ask('How much of it can I eat?')).toContain(
      'a serving (40 g) has 5 g of net carbs; 4 of them, or 160 g, fit in 20 g.',
    );
    expect(ask('how many servings fit in 30 g of carbs?')).toContain('6 of them, or 240 g, fit in 30 g');
    expect(ask('How much fits in 20 g?', sweet)).toContain(
      '0.8 of them, or 21 g, fit in 20 g. One is more than',
    );
  });

  test('what rounding on the label leaves open is said', () => {
    const high = bar.net_carbs_interval?.high ?? 0;
    expect(high).toBeGreaterThan(5);
    expect(ask('How many can I have?')).toContain(`only ${Math.floor(200 / high) / 10} are sure to`);
  });

  test('without net carbs there is no limit by carbs', () => {
    expect(ask('How much can I have?', butter)).toContain('has no net carbs, so carbs don’t limit');
  });
});

describe('how much is in it', () => {
  test.each([
    ['How much protein?', '**Protein:** 10 g per serving (1 bar (40 g)).'],
    ['how many carbs in 2 bars?', '**Net carbs:** 5 g per serving'],
    ['How many carbs are in two servings?', '**Net carbs:** 10 g in 2 servings.'],
    ['How much fat is in half a serving?', '**Fat:** 6 g in half a serving.'],
    ['protein in 100 g?', '**Protein:** 25 g in 100 g.'],
    ['How many calories does the whole box have?', '**Energy:** 1140 kcal in the whole package.'],
    ['and the salt?', '**Sodium:** 150 mg per serving'],
    ['How much sugar alcohol does it have?', '**Sugar alcohols:** 4 g per serving'],
    ['is there trans fat in it?', '**Trans fat:** I don’t see it on the label.'],
  ])('%s', (question, expected) => {
    expect(ask(question)).toContain(expected);
  });

  test('in another amount than the label gives, from values per 100 g', () => {
    expect(ask('How many carbs in 10 g?', sweet)).toContain('**Net carbs:** 9.1 g in 10 g.');
    expect(ask('sugar in one serving?', sweet)).toContain('**Sugars:** 18.25 g in a serving.');
  });

  test('what the label does not tell is asked for, not assumed', () => {
    const weightless = analyzeFacts({ ...barFacts, servingGrams: null }, loadFoods());
    expect(ask('protein in 100 g?', weightless)).toContain('doesn’t say how much a serving weighs');
    const { servings_per_container: _, ...rest } = bar;
    expect(ask('carbs in the whole bag?', { ...rest, servings_per_container: null })).toContain(
      'how many servings are in the package',
    );
  });

  test('an unread value is said to be unread, a doubtful one to be doubtful', () => {
    const { protein, total_carbs } = barFacts.nutrients;
    if (!protein || !total_carbs) throw new Error('The bar states both');
    const nutrients = {
      ...barFacts.nutrients,
      protein: { ...protein, value: null, sure: false },
      total_carbs: { ...total_carbs, sure: false },
    };
    const doubtful = analyzeFacts({ ...barFacts, nutrients }, loadFoods());
    expect(ask('how much protein?', doubtful)).toContain('I couldn’t read it');
    expect(ask('how many net carbs?', doubtful)).toContain('Please check');
    expect(ask('how much can I eat?', doubtful)).toContain('Please check');
  });
});

describe('an amount or a condition in a question is what the answer is about', () => {
  test.each([
    ['Can I have half of it?', '**Half a serving:** 2.5 g of net carbs. Yes, that fits: it’s 13% of'],
    ['Could I eat half a bar today?', '**Half a serving:** 2.5 g'],
    ['Can I have half of it?', 'with 6 servings in it: 15 g.'],
    ['what about half of the box?', '**Half the box:** 15 g of net carbs. You can, but it takes 75% of'],
    ['Is it ok to eat the whole box?', '**The whole package:** 30 g of net carbs. That’s more than'],
    ['Can I eat all of it?', '**The whole package:** 30 g'],
    ['May I have two servings?', '**2 servings:** 10 g of net carbs. You can'],
    [
      'Is it ok with prediabetes?',
      '**Blood glucose:** what raises it most is carbs. A serving (40 g) has 5 g',
    ],
    ['ok for diabetics?', '**Blood glucose:**'],
    ['Will this spike my blood sugar?', '**Blood glucose:**'],
    ['Is this fine with high blood pressure?', '150 mg of sodium, 7% of the Daily Value of 2,300 mg'],
    ['Is it bad for my cholesterol?', '4 g of saturated fat, 20% of the Daily Value of 20 g'],
    ['Is it safe with a nut allergy?', '**Allergens:** The list names tree nuts'],
  ])('%s', (question, expected) => {
    const answer = ask(question) ?? '';
    expect(answer).toContain(expected);
    expect(answer).not.toContain(bar.analysis);
  });

  test('half of it in a question about prediabetes is answered as both', () => {
    const answer = ask('Can I have half of it with prediabetes?') ?? '';
    expect(answer).toContain('**Half a serving:**');
    expect(answer).toContain('**Blood glucose:**');
  });

  test('a sweet product is called what it is for blood glucose', () => {
    expect(ask('Is it ok with prediabetes?', sweet)).toContain('expect a clear rise');
    expect(ask('Is it ok with prediabetes?', butter)).toContain('That’s not much');
  });

  test('what a label cannot answer is left to the coach, not answered by the verdict', () => {
    for (const question of ['Is it safe with kidney disease?', 'Can I eat this while pregnant?']) {
      expect(ask(question)).toBeNull();
    }
  });
});

describe('what is better, why, and what is in it', () => {
  test('swaps come from the foods table', () => {
    expect(ask('What is better?', sweet)).toContain(`- ${sweet.alternatives[0]}`);
    expect(ask('What can I eat instead?', butter)).toContain('no need to look further');
  });

  test('without a name nothing is offered in its place: the name is asked for', () => {
    const nameless = { ...sweet, product_name: 'Unknown Product', alternatives: ['Whipped cream: 1 g'] };
    expect(ask('What is better?', nameless)).toContain('Give the product a name first');
  });

  test('the score is told term by term', () => {
    const answer = ask('Why is the score so low?', sweet) ?? '';
    for (const { label } of sweet.score_terms) expect(answer).toContain(label);
  });

  test('hidden sugars, starches and sugar alcohols are pointed out', () => {
    const answer = ask('Any hidden sugars in the ingredients?');
    expect(answer).toContain('Sugars by other names: maltodextrin');
    expect(answer).toContain('Starches: tapioca starch');
    expect(answer).toContain('Sugar alcohols: erythritol');
    expect(ask('what are the ingredients?', sweet)).toContain('isn’t in your photos');
  });

  test('how carbs are counted', () => {
    expect(ask('Do the carbs include fiber?')).toContain('A US layout, where carbs include fiber.');
  });
});

describe('what is left to the coach', () => {
  test.each([
    'What is keto flu?',
    'How much protein should I eat per day?',
    'Why does protein raise glucose on keto?',
    'Write me a poem about trains',
  ])('%s', (question) => {
    expect(ask(question)).toBeNull();
  });
});
