import { expect, test } from 'vitest';
import { findFood } from './food-finder.ts';
import { servingOf } from './serving.ts';

test('a dish that no table has tells what it was added up from, in words of a kitchen and without its water', () => {
  const found = findFood('halo halo');
  if (found?.kind !== 'dish') throw new Error('halo halo is a dish of ours');
  const { notes, values } = servingOf({ said: 'halo halo', found, amount: null });
  expect(notes.join(' ')).toMatch(/plain recipe: .*adzuki beans.*banana/);
  expect(notes.join(' ')).not.toMatch(/water|mature seeds/i);
  expect(values).not.toBeNull();
});
