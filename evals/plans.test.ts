import { expect, test } from 'vitest';
import { ketoMarks } from '#content/foods/keto-marks.ts';
import { createMealPlanner } from '#meal-planner/meal-planner.ts';
import { measurePlans } from './plans/measure-plans.ts';
import { measureRests } from './plans/measure-rests.ts';

test('sixty random pantries: no limit broken, every refusal true, and rich pantries get a plan', async () => {
  const planner = createMealPlanner();
  const { figures, faults } = await measurePlans(planner, ketoMarks(), { pantries: 60, seed: 42 });
  expect(faults).toEqual([]);
  expect(figures).toMatchObject({ pantries: 60, limitsBroken: 0, refusalsWithoutTrueReason: 0 });
  expect(figures.offered).toBeGreaterThan(30);
  expect(figures.enhancedOfferedOf8PlusKeto).toBeGreaterThanOrEqual(0.9);
}, 240_000);

test('sixty half-eaten days: no rest breaks a limit, every refusal true, every nearest named as over', async () => {
  const planner = createMealPlanner();
  const { figures, faults } = await measureRests(planner, ketoMarks(), { days: 60, seed: 42 });
  expect(faults).toEqual([]);
  expect(figures).toMatchObject({ days: 60, limitsBroken: 0, refusalsWithoutTrueReason: 0, nearestWrong: 0 });
  expect(figures.offered).toBeGreaterThan(20);
  expect(figures.nearest).toBeGreaterThan(10);
}, 240_000);
