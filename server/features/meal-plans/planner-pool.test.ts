import { afterEach, describe, expect, test } from 'vitest';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import type { MealPlanner, PlanRequest } from '#meal-planner/plan-request.ts';
import { createPlannerPool, type PlannerPoolOptions } from './planner-pool.ts';

const open: MealPlanner[] = [];
function pool(options: PlannerPoolOptions = {}): MealPlanner {
  const created = createPlannerPool({ threads: 1, ...options });
  open.push(created);
  return created;
}
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

const request: PlanRequest = {
  items: [],
  type: 'advanced',
  mealTypes: [],
  days: 7,
  keep: [],
  without: [],
  variant: 0,
  person: EMPTY_PERSONAL_DATA,
  today: '2026-03-01',
};
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'planned',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );

describe('the planner’s threads', () => {
  test('more than may wait are turned away at once', async () => {
    const planner = pool({ mostWaiting: 1 });
    const codes = await Promise.all([1, 2, 3].map(() => codeOf(planner.plan({ ...request, days: 1 }))));
    expect(codes).toEqual(['planned', 'planned', 'unavailable']);
    expect(await codeOf(planner.plan({ ...request, days: 1 }))).toBe('planned');
  });

  test('a plan that takes too long is given up, and the next one is made', async () => {
    expect(await codeOf(pool({ timeLimitMs: 1 }).plan(request))).toBe('timed_out');
    const planner = pool();
    expect(await codeOf(planner.plan({ ...request, days: 1 }))).toBe('planned');
  });

  test('nobody plans for somebody who went away', async () => {
    const planner = pool();
    const gone = new AbortController();
    const planned = planner.plan(request, gone.signal);
    const reason = new Error('went away');
    setImmediate(() => gone.abort(reason));
    await expect(planned).rejects.toBe(reason);
    await expect(planner.plan(request, AbortSignal.abort(reason))).rejects.toBe(reason);
    expect(await codeOf(planner.plan({ ...request, days: 1 }))).toBe('planned');
  });
});
