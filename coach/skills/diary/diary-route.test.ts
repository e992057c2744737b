import { describe, expect, test } from 'vitest';
import type { HealthReading } from '#contract/health-readings.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { EMPTY_READING } from '#contract/reading-values.ts';
import { type EatenByPerson, type Person, UNKNOWN_PERSON } from '../../person/person.ts';
import { diaryRoute } from './diary-route.ts';

const NOW = new Date('2026-11-23T18:00:00Z');

const eaten = (
  day: string,
  at: string,
  name: string,
  netCarbs: EatenByPerson['values']['netCarbs'],
  meal: EatenByPerson['meal'] = 'dinner',
): EatenByPerson => ({
  day,
  eatenAt: `${day}T${at}:00Z`,
  meal,
  name,
  amount: { count: 2, unit: 'slice' },
  values: { netCarbs, totalCarbs: null, energy: null, protein: null, fat: null },
});
const reading = (readingTime: string, glucoseLevel: number): HealthReading => ({
  ...EMPTY_READING,
  id: 1,
  readingTime,
  createdAt: readingTime,
  glucoseLevel,
  isFasting: true,
});

const person = (more: Partial<Person>): Person => ({
  ...UNKNOWN_PERSON,
  profile: async () => EMPTY_PERSONAL_DATA,
  readings: async () => [],
  diary: async () => [],
  ...more,
});
const ask = async (question: string, of: Person) =>
  (await diaryRoute.reply(question, { person: of, now: NOW, zone: 'UTC', earlier: [] }))?.text ?? null;

const diary = async () => [
  eaten('2026-11-22', '19:30', 'Pizza', { low: 40, value: 50, high: 60 }),
  eaten('2026-11-22', '08:00', 'Egg', { low: 1, value: 1, high: 1 }, 'breakfast'),
  eaten('2026-11-23', '12:00', 'Berries', { low: 6, value: 8, high: 10 }, 'lunch'),
  eaten('2026-11-23', '12:05', 'Aunt’s pie', null, 'lunch'),
];

test('a day is told meal by meal, with its date, its range and its sum', async () => {
  const text = await ask('What did I have yesterday?', person({ diary }));
  expect(text).toContain('yesterday (November 22)');
  expect(text).toContain('**Dinner**: Pizza, 2 slices (50 g (40 to 60) net carbs)');
  expect(text).toContain('51 g (41 to 61) net carbs in all');
  expect(text?.indexOf('Breakfast')).toBeLessThan(text?.indexOf('Dinner') ?? 0);
});

test('what is left holds at both ends of the range, and says what is not counted in', async () => {
  const text = await ask('How many carbs are left today?', person({ diary }));
  expect(text).toContain('8 g (6 to 10) of net carbs');
  expect(text).toContain('Of 20 g that is 10 to 14 g left.');
  expect(text).toContain('1 entry with unknown net carbs');
});

describe('why a reading was high', () => {
  const readings = async () => [reading('2026-11-23T06:30:00.000Z', 128)];

  test('the reading and what was logged before it, with times, and no cause', async () => {
    const text = await ask('Why was I high this morning?', person({ diary, readings }));
    expect(text).toContain('6:30 am: 128 mg/dL, fasting');
    expect(text).toContain('yesterday (November 22), 7:30 pm: Pizza');
    expect(text).not.toContain('Egg');
    expect(text).toContain('can’t tell you the cause');
  });

  test('without a reading of that day the handbook answers', async () => {
    expect(await ask('Why was I high this morning?', person({ diary }))).toBeNull();
  });
});

test('to log is to be shown and asked: the link carries the words, nothing else happens', async () => {
  const text = await ask('Log two eggs & bacon', person({}));
  expect(text).toContain('/tracking?say=two%20eggs%20%26%20bacon');
  expect(text).toContain('Nothing is logged until you confirm');
});

test('an empty day, somebody nobody knows, and a diary that is switched off', async () => {
  expect(await ask('What did I eat today?', person({}))).toContain('Nothing is logged for today');
  expect(await ask('What did I eat today?', UNKNOWN_PERSON)).toContain('can’t see your diary yet');
  const off = person({ diary: async () => null, withholds: async (kind) => kind === 'diary' });
  expect(await ask('What did I eat today?', off)).toContain('turned off my access to your diary');
});
