import { expect, test } from 'vitest';
import { PAPERS } from '#content/papers/papers.ts';
import { axisOf, effectWords, intervalWords } from './effect-words.ts';

test('an interval is told with its ends and true minus signs', () => {
  expect(intervalWords({ label: '', value: -0.91, low: -1.65, high: -0.17 }, 'kg')).toBe(
    '−0.91 kg (−1.65 to −0.17)',
  );
});

test('every picture has words that hold each of its numbers', () => {
  for (const { effect } of PAPERS) {
    if (!effect) continue;
    const words = effectWords(effect);
    const numbers =
      effect.kind === 'shares'
        ? effect.rows.map(({ percent }) => percent)
        : effect.rows.flatMap(({ value, low, high }) => [value, low, high]);
    for (const number of numbers) expect(words).toContain(String(number).replace('-', '−'));
  }
});

test('the axis holds zero and all values, in their order', () => {
  const at = axisOf([{ label: '', value: -0.91, low: -1.65, high: -0.17 }]);
  const places = [-1.65, -0.91, -0.17, 0].map(at);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
  expect(places[3]).toBeLessThan(100);
});
