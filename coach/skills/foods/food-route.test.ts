import { describe, expect, test } from 'vitest';
import type { PersonalData } from '#contract/profile.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { UNKNOWN_PERSON } from '../../person/person.ts';
import { compareFoodsSkill } from './food-compare-skill.ts';
import { foodLookupSkill } from './food-lookup-skill.ts';
import { portionForNetCarbsSkill } from './food-portion-skill.ts';
import { rankFoodsSkill } from './food-rank-skill.ts';
import { foodRoute } from './food-route.ts';
import { foodSwapsSkill } from './food-swaps-skill.ts';

async function ask(question: string, said?: Partial<PersonalData>) {
  const person = said
    ? { ...UNKNOWN_PERSON, profile: async () => ({ ...EMPTY_PERSONAL_DATA, ...said }) }
    : UNKNOWN_PERSON;
  return foodRoute.reply(question, {
    person,
    now: new Date('2026-01-05T12:00:00Z'),
    zone: 'UTC',
    earlier: [],
  });
}

describe('what is in it', () => {
  test('the first sentence answers, with the portion in grams and the row of the table', async () => {
    const reply = await ask('how many net carbs are in 2 cups of raspberries?');
    expect(reply?.text).toMatch(
      /^There are \*\*13\.4 g net carbs\*\* .* in 2 cups \(246 g\) of raspberries\./,
    );
    expect(reply?.text).toContain('USDA: Raspberries, raw.');
    expect(reply?.sources).toEqual([{ kind: 'food', id: '09302' }]);
    expect(reply?.next?.length).toBeGreaterThan(1);
  });

  test('a cup of nuts is weighed, and butter is no butter oil', async () => {
    expect((await ask('how many carbs in a cup of cashews?'))?.text).toContain('one cup (137 g) of cashews');
    const { sources } = (await ask('Is butter or olive oil better for cholesterol?')) ?? {};
    expect(sources).toContainEqual({ kind: 'food', id: '01001' });
  });

  test('unknown fiber makes an upper bound', async () => {
    const reply = await ask('carbs in 100 g canned coconut milk');
    expect(reply?.text).toContain('at most **2.8 g net carbs**');
    expect(reply?.text).toContain('may be lower than shown');
  });

  test('several foods are added up', async () => {
    const reply = await ask('I had 2 fried eggs and 100 g avocado, how many carbs?');
    expect(reply?.text).toMatch(/^Together that is \*\*2\.6 g net carbs\*\*/);
    expect(reply?.text).toContain('| **Together** |');
  });

  test('a dish that the table lacks is added up from its parts, and says so', async () => {
    const reply = await ask('how many calories in tuna casserole');
    expect(reply?.text).toContain('no numbers for this dish');
  });
});

describe('may I', () => {
  test('yes for what fits, no with swaps for what does not', async () => {
    expect((await ask('can I eat cheddar?'))?.text).toMatch(/^\*\*Yes\*\*, cheddar fits keto well\./);
    const pizza = await ask('can I eat pizza on keto?');
    expect(pizza?.text).toMatch(/^\*\*No\*\*, pizza does not fit a keto day\./);
    expect(pizza?.text).toContain('Better swaps:');
  });

  test('the own limit is the measure', async () => {
    const reply = await ask('can I eat pizza?', { netCarbLimit: 100 });
    expect(reply?.text).toContain('33% of your 100 g daily limit');
    expect(reply?.used).toEqual(['profile']);
  });

  test('an allergy is told first', async () => {
    const reply = await ask('can I eat cheddar?', { allergies: ['milk'] });
    expect(reply?.text).toMatch(/^\*\*Careful:\*\* you listed milk/);
    expect((await ask('can I eat eggs?', { allergies: ['milk'] }))?.text).not.toContain('Careful');
  });

  test('no keto limit for those whom keto may harm', async () => {
    const reply = await ask('can I eat pizza?', { pregnancy: 'pregnant' });
    expect(reply?.text).toContain('33 g net carbs');
    expect(reply?.text).toContain('During pregnancy');
    expect(reply?.text).not.toMatch(/fits? |swaps|a quarter of the day/);
  });

  test('alcohol is more than its carbs', async () => {
    const reply = await ask('can I drink red wine?');
    expect(reply?.sources).toContainEqual({ kind: 'handbook', slug: 'alcohol' });
  });
});

describe('which, how much, what instead', () => {
  test('compared in the same weight', async () => {
    expect((await ask('almonds or walnuts?'))?.text).toMatch(
      /^\*\*Walnuts\*\* have the least net carbs in 100 g each/,
    );
  });

  test('how much fits is rounded down', async () => {
    const reply = await ask('how many strawberries fit in 5 g net carbs?');
    expect(reply?.text).toContain('About **88 g** of strawberries (about 7 pieces) has 5 g net carbs.');
    expect((await ask('how much steak can I eat?'))?.text).toContain('Carbs don’t limit how much steak');
  });

  test('swaps have fewer net carbs than what they stand for', () => {
    const { food, swaps } = foodSwapsSkill.run({ name: 'white rice' });
    expect(swaps.length).toBeGreaterThan(2);
    for (const { netCarbs } of swaps) expect(netCarbs).toBeLessThan(food?.values.netCarbs ?? 0);
  });

  test('ranked in order', () => {
    const { ranked } = rankFoodsSkill.run({ category: 'nuts', nutrient: 'netCarbs', most: false });
    const values = ranked.map(({ value }) => value);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    expect(ranked.map(({ name }) => name)).toContain('pecan');
  });
});

describe('as tools', () => {
  test('a lookup tells what is missing', () => {
    const output = foodLookupSkill.run(
      foodLookupSkill.input.parse({
        foods: [{ name: 'avocado', amount: { count: 50, unit: 'g' } }, { name: 'xylitol' }],
      }),
    );
    expect(output.missing).toEqual(['xylitol']);
    expect(output.total?.netCarbs).toBeCloseTo(0.9, 1);
    expect(foodLookupSkill.output.parse(output)).toEqual(output);
  });

  test('comparison and portion keep to their schemas', () => {
    const compared = compareFoodsSkill.run(
      compareFoodsSkill.input.parse({ foods: [{ name: 'rice' }, { name: 'cauliflower' }] }),
    );
    expect(compareFoodsSkill.output.parse(compared).least).toBe('cauliflower');
    const sugars = compareFoodsSkill.input.parse({
      foods: [{ name: 'brown sugar' }, { name: 'white sugar' }],
    });
    expect(compareFoodsSkill.run(sugars).least).toBeNull();
    const portion = portionForNetCarbsSkill.run({ name: 'blueberries', netCarbs: 5 });
    expect(portionForNetCarbsSkill.output.parse(portion).grams).toBeCloseTo(41.4, 1);
    expect(portionForNetCarbsSkill.run({ name: 'xylitol', netCarbs: 5 }).food).toBeNull();
  });
});
