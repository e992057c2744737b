import { afterAll, describe, expect, test } from 'vitest';
import type { PersonalData } from '#contract/profile.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { createKnowledge, shippedEmbedders } from '../../composer/knowledge.ts';
import { createSourceList } from '../../composer/source-list.ts';
import { loadHandbook } from '../../handbook/load-handbook.ts';
import { UNKNOWN_PERSON } from '../../person/person.ts';
import { ToolInputError } from './model-tool.ts';
import { MODEL_TOOLS } from './model-tools.ts';

const embedders = shippedEmbedders();
const knowledge = await createKnowledge(await loadHandbook(), embedders);
afterAll(() => Promise.all([embedders.plain.close?.(), embedders.trained.close?.()]));

type Known = { profile?: Partial<PersonalData>; texts?: readonly string[] };

/** What the model is told when it calls the tool. */
async function told(name: string, input: unknown, { profile, texts = [] }: Known = {}): Promise<string> {
  const tool = MODEL_TOOLS.find((one) => one.name === name);
  if (!tool) throw new Error(`No tool ${name}`);
  const person = {
    ...{ now: new Date('2026-11-21T18:00:00Z'), zone: 'UTC', earlier: [], conversation: texts },
    person: {
      ...UNKNOWN_PERSON,
      profile: async () => (profile ? { ...EMPTY_PERSONAL_DATA, ...profile } : null),
    },
  };
  const answer = await tool.answer(input, { knowledge, person });
  return answer.text(createSourceList(knowledge.handbook));
}

const BODY = { age: 45, gender: 'female', height: 165, weight: 82, activity: 'light' } as const;

describe('every tool', () => {
  test('has a name, a description and an object as its schema, and asks for no one’s id', () => {
    expect(new Set(MODEL_TOOLS.map(({ name }) => name)).size).toBe(MODEL_TOOLS.length);
    for (const { name, description, schema, status } of MODEL_TOOLS) {
      expect(name).toMatch(/^[a-z0-9_]{3,40}$/);
      expect(description.length).toBeGreaterThan(20);
      expect(status).toMatch(/^[A-Z][a-z ]+$/);
      expect(schema()).toMatchObject({ type: 'object' });
      expect(JSON.stringify(schema())).not.toMatch(/user|account|email|"id"/i);
    }
  });

  test.each<[string, unknown, string]>([
    ['food_lookup', { foods: ['100 g almonds', '2 cups of raspberries'] }, 'Together that is'],
    ['food_lookup', { foods: ['100 g brie'], nutrients: ['protein'] }, 'g protein'],
    ['food_lookup', { foods: ['keto bread', 'brie'] }, 'Not in the table: keto bread'],
    ['compare_foods', { foods: ['almonds', 'cashews'] }, 'has the least net carbs|have the least net carbs'],
    ['food_swaps', { food: 'rice' }, 'Instead of rice'],
    ['portion_for_net_carbs', { food: 'raspberries', netCarbs: 5 }, 'has 5 g net carbs'],
    ['rank_foods', { category: 'nuts', nutrient: 'netCarbs', most: false }, 'Of the nuts'],
    ['energy_target', BODY, '2,010 kcal a day'],
    ['energy_target', { ...BODY, eaten: 1000 }, 'too little'],
    ['macro_targets', { age: 45 }, 'Cannot be worked out without: gender, height, weight, activity'],
    [
      'homa_ir',
      { insulin: 12, insulinUnit: 'µU/mL', glucose: 98, glucoseUnit: 'mg/dL' },
      'HOMA-IR is \\*\\*2.9',
    ],
    ['glucose_ketone_index', { glucose: 90, unit: 'mg/dL', ketones: 1.5 }, '\\*\\*3.3\\*\\*'],
    ['a1c_average_glucose', { value: 6.2, unit: 'A1C %' }, '131 mg/dL'],
    ['a1c_average_glucose', { value: 7.2, unit: 'mmol/L' }, 'A1C of about'],
    ['convert_units', { substance: 'glucose', value: 5.5, unit: 'mmol/L' }, '99 mg/dL'],
    ['convert_units', { substance: 'triglycerides', value: 150, unit: 'mg/dL' }, '1.7 mmol/L'],
    ['fasting_window', { lastBite: '20:00', fastingHours: 16 }, 'up at \\*\\*noon\\*\\*'],
    ['fasting_window', { firstMeal: '11:00', fastingHours: 16 }, 'closes at \\*\\*7 pm\\*\\*'],
    ['fasting_window', { lastBite: '19:30', nextMeal: '12:00' }, '16 hours and 30 minutes'],
    ['fasting_window', { lastBite: '12:00' }, '6 hours'],
    ['electrolytes', { minerals: ['sodium'] }, '3 to 5 g'],
    ['paper_search', { topics: ['fasting', 'prediabetes'] }, 'Limits:'],
    ['handbook_search', { question: 'What helps against keto flu?' }, 'keto-flu'],
    ['my_readings', { about: 'overview' }, 'can’t see your readings yet'],
    ['my_pantry', { about: 'list' }, 'can’t see your pantry yet'],
    ['my_plans', {}, 'only see your saved plans when you’re signed in'],
  ])('%s %j', async (name, input, text) => {
    expect(await told(name, input)).toMatch(new RegExp(text));
  });

  test.each<[string, unknown]>([
    ['food_lookup', {}],
    ['fasting_window', { fastingHours: 16 }],
    ['fasting_window', { lastBite: '8 pm', fastingHours: 16 }],
    ['a1c_average_glucose', { value: 90, unit: 'A1C %' }],
    ['convert_units', { substance: 'ketones', value: 900, unit: 'mmol/L' }],
    ['macro_targets', { age: 900 }],
    ['rank_foods', { category: 'stones', nutrient: 'netCarbs', most: false }],
  ])('%s refuses %j in words', async (name, input) => {
    await expect(told(name, input)).rejects.toThrow(ToolInputError);
  });
});

describe('the rules around a skill hold for its tool', () => {
  const numbers = /\d{3,} (?:kcal|g)\b|\d+ g of protein/;

  test.each<[string, Known]>([
    ['a minor in the profile', { profile: { ...BODY, age: 15 } }],
    ['a minor in the conversation', { texts: ['I am 15'] }],
    ['an eating disorder', { profile: { ...BODY, conditions: ['eating_disorder'] } }],
    ['breastfeeding', { profile: { ...BODY, pregnancy: 'breastfeeding' } }],
  ])('no targets with %s, whatever the model claims', async (_, known) => {
    for (const name of ['macro_targets', 'energy_target']) {
      expect(await told(name, { ...BODY, age: 45 }, known)).not.toMatch(numbers);
    }
  });

  test('no macros with insulin, and the reason is told', async () => {
    const text = await told('macro_targets', BODY, { profile: { ...BODY, medicines: ['insulin glargine'] } });
    expect(text).toContain('prescriber');
    expect(text).not.toMatch(numbers);
  });

  test('what the profile holds is not overridden by the model', async () => {
    const text = await told('energy_target', { weight: 40 }, { profile: BODY });
    expect(text).toContain('82 kg');
  });

  test('foods are not measured against a limit where keto waits for a clinician', async () => {
    const text = await told(
      'food_lookup',
      { foods: ['100 g rice'] },
      { profile: { medicines: ['Jardiance'] } },
    );
    expect(text).toContain('Do not measure this against a keto limit');
    expect(text).not.toMatch(/% of a 20 g daily limit|more than a 20 g daily limit/);
    const portion = await told(
      'portion_for_net_carbs',
      { food: 'rice' },
      { profile: { pregnancy: 'pregnant' } },
    );
    expect(portion).toContain('Do not measure this against a keto limit');
  });

  test('allergies are named with the food', async () => {
    const text = await told('food_lookup', { foods: ['almonds'] }, { profile: { allergies: ['tree_nuts'] } });
    expect(text).toContain('**Careful:**');
  });

  test('no clock for a fast with type 1 diabetes, and none for 24 hours', async () => {
    const type1 = { profile: { diabetes: 'type1', medicines: ['insulin'] } } as const;
    const risky = await told(
      'fasting_window',
      { lastBite: '20:00', fastingHours: 16 },
      {
        profile: { ...type1.profile, medicines: ['insulin'] },
      },
    );
    expect(risky).not.toContain('noon');
    expect(await told('fasting_window', { lastBite: '20:00', fastingHours: 36 })).toContain(
      'won’t set times for it',
    );
  });

  test('no amounts of minerals with kidney disease, nor an index with injected insulin', async () => {
    const kidney = { profile: { conditions: ['kidney_disease'] } } satisfies Known;
    expect(await told('electrolytes', { minerals: ['potassium'] }, kidney)).not.toContain('3 to 4 g');
    const homa = { insulin: 12, insulinUnit: 'µU/mL', glucose: 98, glucoseUnit: 'mg/dL' };
    expect(await told('homa_ir', homa, { profile: { medicines: ['insulin'] } })).toContain(
      'says nothing useful',
    );
  });
});
