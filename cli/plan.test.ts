import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { expect, onTestFinished, test, vi } from 'vitest';
import { registerPlan } from './plan.ts';

async function run(...words: string[]): Promise<string> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const program = new Command('keto');
  registerPlan(program);
  await program.parseAsync(['plan', ...words], { from: 'user' });
  return log.mock.calls.map(([line]) => String(line)).join('\n');
}

async function fileWith(value: unknown): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'keto-plan-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'data.json');
  await writeFile(file, typeof value === 'string' ? value : JSON.stringify(value));
  return file;
}

const PANTRY = [
  { name: 'Eggs', foodId: '01123' },
  { name: 'Spinach', per100g: { kcal: 23, netCarbs: 1.4, protein: 2.9, fat: 0.4, fiber: 2.2 } },
  {
    productName: 'Kerrygold butter',
    id: 9,
    servingSize: '14 g',
    calories: 100,
    totalFat: 113,
    protein: 1,
    netCarbs: 1,
  },
];

test('keto plan --json plans from both shapes of items, by the profile', async () => {
  const [pantry, profile] = [await fileWith(PANTRY), await fileWith({ netCarbLimit: 30 })];
  const outcome: unknown = JSON.parse(
    await run(
      '--pantry',
      pantry,
      '--profile',
      profile,
      '--meals',
      'breakfast,Dinner',
      '--days',
      '2',
      '--json',
    ),
  );
  expect(outcome).toMatchObject({
    kind: 'offered',
    text: expect.stringContaining('MEAL PLAN DETAILS:'),
    plan: {
      mealTypes: ['Breakfast', 'Dinner'],
      netCarbLimit: { day: 30, from: 'own' },
      days: [{ day: 1 }, { day: 2 }],
    },
  });
});

test('keto plan prints the text of the plan, or why there is none', async () => {
  const pantry = await fileWith(PANTRY);
  expect(await run('--pantry', pantry, '--meals', 'Breakfast')).toContain('INGREDIENTS FROM YOUR PANTRY:');
  const bread = await fileWith([{ foodId: '18069' }]);
  expect(await run('--pantry', bread, '--type', 'basic', '--meals', 'Dinner')).toContain('These items');
});

test.each([
  ['[{]', 'not JSON'],
  [{}, 'must hold a list'],
  [[], 'must hold a list'],
  [[{ name: 'Eggs' }, { per100g: {} }], 'food 2'],
  [[{ foodId: '99999' }], 'the USDA table has no such foodId'],
  [
    [
      { id: 1, name: 'a' },
      { id: 1, name: 'b' },
    ],
    'two foods have the same id',
  ],
])('keto plan says what is wrong with a pantry of %j', async (value, words) => {
  await expect(run('--pantry', await fileWith(value))).rejects.toThrow(words);
});

test.each([
  [['--type', 'fancy'], '--type'],
  [['--meals', 'Brunch'], '--meals'],
  [['--days', '9'], '--days'],
])('keto plan refuses %j', async (options, words) => {
  await expect(run('--pantry', await fileWith(PANTRY), ...options)).rejects.toThrow(words);
});
