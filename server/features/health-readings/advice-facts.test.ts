import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { healthContext } from '#domain/person/health-context.ts';
import { adviseOnReading } from '#domain/readings/reading-advice.ts';
import { healthReadings } from '#server/database/schema/health-readings.ts';
import { insertUser } from '#server/testing/factories.ts';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { findAdviceFacts } from './advice-facts.ts';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp();
});
afterAll(() => t.close());

const AT = new Date('2026-05-10T12:00:00.000Z');
const before = (minutes: number) => new Date(AT.getTime() - minutes * 60_000);

/** Around the lines of the rules, and around the ends of what they look back on. */
const reading = fc.record({
  minutesBefore: fc.constantFrom(0.5, 1, 9, 10, 30, 60, 61, 600, 1440, 1441, 2880, 2881, 10_080, 10_081),
  glucoseLevel: fc.constantFrom(null, 45, 60, 65, 69.9, 70, 120, 251, 300, 301, 420),
  ketoneLevel: fc.constantFrom(0.4, 3, 3.1, 6),
});

test('the readings found are all that advice needs of a week', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(reading, { maxLength: 12 }), reading, async (week, now) => {
      const { id: userId } = await insertUser(t.db);
      const rows = week.map(({ minutesBefore, ...levels }) => ({
        ...levels,
        readingTime: before(minutesBefore),
      }));
      if (rows.length > 0) {
        await t.db.insert(healthReadings).values(rows.map((row) => ({ ...row, userId })));
      }
      const readingTime = AT.toISOString();
      const { earlier } = await findAdviceFacts(t.db, userId, { readingTime });
      expect(earlier.length).toBeLessThanOrEqual(4);
      const { minutesBefore: _minutes, ...levels } = now;
      const advised = { ...levels, readingTime, isFasting: false, feeling: null, notes: null };
      const person = healthContext(EMPTY_PERSONAL_DATA);
      const all = rows.map((row) => ({ ...row, readingTime: row.readingTime.toISOString() }));
      expect(adviseOnReading(advised, person, earlier, AT)).toEqual(
        adviseOnReading(advised, person, all, AT),
      );
    }),
    { numRuns: 60 },
  );
});
