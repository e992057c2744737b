import { afterAll, expect, test } from 'vitest';
import { similarity } from './embedder.ts';
import { createMiniLmEmbedder } from './minilm-embedder.ts';
import { DIMENSIONS } from './sentence-models.ts';

const embedder = createMiniLmEmbedder();
afterAll(() => embedder.close());

const EMPTY = new Float32Array();

test('near meanings are near, others far, and every vector has length 1', async () => {
  const [a = EMPTY, b = EMPTY, c = EMPTY] = await embedder.embed([
    'how many carbs a day',
    'daily carbohydrate limit',
    'repairing a bicycle tyre',
  ]);
  expect(a).toHaveLength(DIMENSIONS);
  expect(similarity(a, a)).toBeCloseTo(1, 5);
  expect(similarity(a, b)).toBeGreaterThan(0.6);
  expect(similarity(a, c)).toBeLessThan(0.3);
});

test('a text has the same vector alone and in company', async () => {
  const [alone = EMPTY] = await embedder.embed(['keto flu']);
  const [, together = EMPTY] = await embedder.embed([
    'something else that is much longer than that',
    'keto flu',
  ]);
  expect(similarity(alone, together)).toBeCloseTo(1, 6);
});

test('very long texts and none at all are fine', async () => {
  const [long = EMPTY] = await embedder.embed(['carbs '.repeat(4000)]);
  expect(similarity(long, long)).toBeCloseTo(1, 5);
  expect(await embedder.embed([])).toEqual([]);
});

test('after closing, the next call starts anew', async () => {
  await embedder.close();
  expect(await embedder.embed(['egg'])).toHaveLength(1);
});
