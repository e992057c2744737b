import { expect, test } from 'vitest';
import { ketoMarks } from '#content/foods/keto-marks.ts';
import { createMealPlanner } from '#meal-planner/meal-planner.ts';
import { measurePlans } from './plans/measure-plans.ts';

test('sixty random pantries: no limit broken, every refusal true, and rich pantries get a plan', async () => {
  const planner = createMealPlanner();
  const { figures, faults } = await measurePlans(planner, ketoMarks(), { pantries: 60, seed: 42 });
  expect(faults).toEqual([]);
  expect(figures).toMatchObject({ pantries: 60, limitsBroken: 0, refusalsWithoutTrueReason: 0 });
  expect(figures.offered).toBeGreaterThan(30);
  expect(figures.enhancedOfferedOf8PlusKeto).toBeGreaterThanOrEqual(0.9);
}, 240_000);
