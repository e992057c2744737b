import { expect, test } from 'vitest';
import { PAPERS } from '#content/papers/papers.ts';
import { FINDINGS } from './findings.ts';

test('every finding rests on papers of the page, and every paper carries one', () => {
  const known = PAPERS.map(({ id }) => id);
  const used = FINDINGS.flatMap(({ papers }) => papers);
  for (const id of used) expect(known).toContain(id);
  expect(new Set(used)).toEqual(new Set(known));
});
