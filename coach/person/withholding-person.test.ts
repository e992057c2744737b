import { afterAll, describe, expect, test } from 'vitest';
import type { HealthReading } from '#contract/health-readings.ts';
import type { PersonalData } from '#contract/profile.ts';
import { EMPTY_PERSONAL_DATA, OWN_DATA, type OwnData } from '#contract/profile-values.ts';
import { EMPTY_READING } from '#contract/reading-values.ts';
import { createCoach } from '../coach.ts';
import { collectAnswer } from '../collect-answer.ts';
import { calls, says, scriptedTurn, toldIn } from '../worded/testing/scripted-model.ts';
import type { Person } from './person.ts';
import { withholdingPerson } from './withholding-person.ts';

const coach = await createCoach();
afterAll(() => coach.close());

const NOW = new Date('2026-11-21T08:00:00Z');
const reading: HealthReading = {
  ...EMPTY_READING,
  id: 1,
  readingTime: '2026-11-20T06:00:00.000Z',
  createdAt: '2026-11-20T06:00:00.000Z',
  glucoseLevel: 117,
  isFasting: true,
};

function person(withheldFromCoach: OwnData[], more: Partial<PersonalData> = {}): Person {
  const profile: PersonalData = { ...EMPTY_PERSONAL_DATA, age: 45, withheldFromCoach, ...more };
  const food = {
    ...{
      productName: 'Corner brie',
      brand: null,
      servingSize: '30 g',
      calories: 100,
      createdAt: NOW.toISOString(),
    },
    ...{ totalFat: 80, totalCarbs: 5, dietaryFiber: 0, protein: 60, netCarbs: 5, ketoScore: 9, notes: null },
  };
  return {
    profile: async () => profile,
    readings: async () => [reading],
    pantry: async () => [food],
    plans: async () => [{ id: 1, title: 'Sunday plan', content: 'Eggs', createdAt: NOW.toISOString() }],
    diary: async () => [],
  };
}
const ask = (question: string, of: Person) =>
  collectAnswer(coach.answer({ question, history: [], person: of, now: NOW }));

describe('what is switched off', () => {
  test.each(OWN_DATA)('%s reads as null, and the others do not', async (kind) => {
    const seen = withholdingPerson(person([kind]));
    const { profile } = { profile: await seen.profile() };
    expect(profile?.age).toBe(kind === 'profile' ? null : 45);
    const rest = {
      readings: await seen.readings(),
      pantry: await seen.pantry(),
      plans: await seen.plans(),
      diary: await seen.diary(),
    };
    for (const [name, value] of Object.entries(rest)) expect(value === null).toBe(name === kind);
    expect(await seen.withholds?.(kind)).toBe(true);
  });

  test('a withheld profile still gives units, zone and country', async () => {
    const units = { ...EMPTY_PERSONAL_DATA.units, glucose: 'mmol/L' } as const;
    const settings = { units, timeZone: 'Europe/Berlin', country: 'DE' };
    const profile = await withholdingPerson(
      person(['profile'], { ...settings, medicines: ['insulin'], allergies: ['milk'] }),
    ).profile();
    expect(profile).toEqual({ ...EMPTY_PERSONAL_DATA, ...settings, withheldFromCoach: ['profile'] });
  });

  test('nothing is read where the profile cannot be', async () => {
    const broken = { ...person([]), profile: async () => Promise.reject(new Error('gone')) };
    await expect(withholdingPerson(broken).readings()).rejects.toThrow('gone');
  });
});

describe('the coach', () => {
  test.each([
    ['readings', 'How am I doing?', '117'],
    ['pantry', 'What is in my pantry?', 'Corner brie'],
    ['plans', 'What did I plan last?', 'Sunday plan'],
  ] as const)('says that %s are switched off, not that there are none', async (kind, question, word) => {
    expect((await ask(question, person([]))).response).toContain(word);
    const { response, used } = await ask(question, person([kind]));
    expect(response).toContain(
      `You’ve turned off my access to your ${kind === 'plans' ? 'meal plans' : kind}`,
    );
    expect(response).toContain('[profile](/profile)');
    expect(response).not.toContain(word);
    expect(used).toEqual([]);
  });

  test('asks for what a withheld profile would tell, and says why', async () => {
    const { response, used } = await ask('What should my macros be?', person(['profile']));
    expect(response).toContain('turned off my access to your profile');
    expect(response).toContain('How old are you?');
    expect(used).toEqual([]);
  });

  test('still warns by what is switched off: that never leaves the machine', async () => {
    const insulin = { diabetes: 'type1', medicines: ['insulin'] } as const;
    const of = person(['profile', 'readings'], { ...insulin, medicines: [...insulin.medicines] });
    const { safetyLevel } = await ask('Can I start fasting for 24 hours?', of);
    expect(safetyLevel).toBe('call_today');
  });

  test('gives a model nothing of it', async () => {
    const { turn, asked } = scriptedTurn(
      calls([
        ['my_readings', { about: 'latest' }],
        ['my_pantry', { about: 'list' }],
        ['my_plans', {}],
        ['macro_targets', {}],
      ]),
      says('Aye.'),
    );
    const of = person([...OWN_DATA], { allergies: ['milk'], dislikes: ['haggis'], netCarbLimit: 33 });
    const answer = await collectAnswer(
      coach.answer({ question: 'What is ketosis?', history: [], person: of, now: NOW, turn }),
    );
    const told = asked.map((call) => toldIn(call)).join('\n');
    for (const secret of ['117', 'Corner brie', 'Sunday plan', 'milk', 'haggis', '33 g']) {
      expect(told).not.toContain(secret);
    }
    expect(told).toContain('turned off my access to your readings');
    expect(answer.used).toEqual([]);
  });
});
