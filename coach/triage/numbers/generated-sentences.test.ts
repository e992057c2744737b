import { beforeAll, describe, expect, test } from 'vitest';
import { generatedSentences } from './testing/generated-sentences.ts';
import { type Faults, judgeReadings } from './testing/judge-reading.ts';

/**
 * Sentences put together from quantities, values, units, forms, orders and languages, with an oracle beside them that
 * knows what was put in. `EVAL_SENTENCES=20000 npx vitest run coach/triage/numbers` draws more of them, and
 * `EVAL_SEED` others.
 */
const COUNT = Number(process.env.EVAL_SENTENCES ?? 1500);
const SEED = Number(process.env.EVAL_SEED ?? 1);
/** Of the numbers put in, at most this share may be left unread: never wrong, but nothing is said on them. */
const SHOWN = 40;
const MISSED_MOST = 0.02;

describe(`${COUNT} generated sentences`, () => {
  let faults: Faults;
  let numbers = 0;
  beforeAll(() => {
    const sentences = generatedSentences(COUNT, SEED);
    numbers = sentences.flatMap(({ put }) => put).length;
    faults = judgeReadings(sentences);
    if (COUNT > 1500) {
      const counts = Object.entries(faults).map(([kind, all]) => [kind, all.length]);
      console.log({ seed: SEED, numbers, ...Object.fromEntries(counts) }, faults.missed.slice(0, 40));
    }
  }, 300_000);

  test('none is read with a wrong quantity, value or unit', () => {
    expect(faults.wrong.slice(0, SHOWN)).toEqual([]);
  });

  test('none is taken for another person or another time', () => {
    expect(faults.misplaced.slice(0, SHOWN)).toEqual([]);
  });

  test('sugar is advised only where glucose is certainly low, and now', () => {
    expect(faults.sugar.slice(0, SHOWN)).toEqual([]);
  });

  test('few numbers are left unread', () => {
    expect(faults.missed.length / numbers, faults.missed.join('\n')).toBeLessThan(MISSED_MOST);
  });
});
