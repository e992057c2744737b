import { expect, test } from 'vitest';
import { createMealReader } from './meal-reader.ts';

test('the time in which the tables are loaded is not the first meal’s', async () => {
  // Less than a worker needs to start, far more than this meal does.
  const reader = createMealReader(1000);
  const rows = await reader.read({ text: '2 boiled eggs', own: [] });
  expect(rows).toMatchObject([{ isKnown: true, said: 'boiled eggs' }]);
  await reader.close();
});
