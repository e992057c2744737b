import { describe, expect, test } from 'vitest';
import { type EatenToday, type MealPlan, mealPlan, planRefusal } from '#contract/meal-plans.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { foods, planned, planner, refused, request } from '#tests/planner/ask-planner.ts';

const exactly = (value: number) => ({ value, low: value, high: value });
const had = (
  netCarbs: readonly [low: number, value: number, high: number],
  said: Partial<EatenToday> & { kcal?: number } = {},
): EatenToday => {
  const [low, value, high] = netCarbs;
  const { kcal = 900, ...rest } = said;
  return {
    values: { netCarbs: { low, value, high }, energy: exactly(kcal), protein: exactly(40), fat: exactly(60) },
    unknown: 0,
    mealsLeft: ['Dinner'],
    ...rest,
  };
};
const mealsOf = ({ days }: MealPlan) => days.flatMap(({ dishes }) => dishes.map(({ meal }) => meal));
const netCarbsOf = ({ days }: MealPlan) => days.reduce((sum, { totals }) => sum + totals.netCarbs, 0);

describe('the rest of a day', () => {
  test('has the meals still to come, and keeps the limit with the upper end of what was eaten', async () => {
    const eaten = had([9, 11, 13.4], { mealsLeft: ['Lunch', 'Dinner'] });
    const plan = await planned({ eaten });
    expect(mealPlan.safeParse(plan).error).toBeUndefined();
    expect(mealsOf(plan)).toEqual(['Lunch', 'Dinner']);
    expect(plan.netCarbLimit).toMatchObject({ day: 20, share: 6.6 });
    expect(netCarbsOf(plan) + 13.4).toBeLessThanOrEqual(20);
    expect(plan).toMatchObject({
      eaten: { values: eaten.values, unknown: 0 },
      mealTypes: ['Lunch', 'Dinner'],
    });
  });

  test('says in words what was counted, and what nobody knows', async () => {
    const eaten = had([9, 11, 13.4], { unknown: 2 });
    const values = { ...eaten.values, fat: null };
    const outcome = await planner.plan(request({ eaten: { ...eaten, values } }));
    if (outcome.kind === 'refused') throw new Error(outcome.refusal.message);
    expect(outcome.text).toContain(
      'Net carbs a day: at most 20 g (the usual limit). Counted as eaten today: about 11 g (9 to 13.4). We count the upper end, so these meals may have up to 6.6 g.',
    );
    expect(outcome.text).toContain('Also counted as eaten today: 900 kcal of energy and 40 g of protein.');
    expect(outcome.text).toContain('We don’t know how much fat you’ve had');
    expect(outcome.text).toContain('2 entries in today’s diary have no known net carbs and are not counted');
  });

  test('is smaller the more was eaten, and never nothing', async () => {
    const kcal = async (eaten: number) => {
      const plan = await planned({ eaten: had([5, 5, 5], { kcal: eaten }) });
      return plan.days[0]?.totals.kcal ?? Number.NaN;
    };
    const [little, much, over] = [await kcal(1200), await kcal(1700), await kcal(2600)];
    expect(much).toBeLessThan(little);
    expect(over).toBeGreaterThan(0);
    expect(over).toBeLessThanOrEqual(much);
  });

  test('takes foods without net carbs when the limit is just reached', async () => {
    const items = foods('Ground beef 80/20, cooked', 'Chicken breast, roasted', 'Olive oil');
    const plan = await planned({ items, type: 'basic', eaten: had([20, 20, 20]) });
    expect(netCarbsOf(plan)).toBe(0);
    expect(plan.overLimit).toBeUndefined();
  });

  test('keeps the first dish while another comes for the rest', async () => {
    const eaten = had([2, 3, 4], { mealsLeft: ['Lunch', 'Dinner'] });
    const [lunch, dinner] = (await planned({ eaten })).days[0]?.dishes ?? [];
    if (!lunch || !dinner) throw new Error('no dishes');
    const after = await planned({ eaten, keep: [lunch], without: [dinner.dishId], variant: 3 });
    expect(after.days[0]?.dishes[0]).toEqual(lunch);
    expect(after.days[0]?.dishes[1]?.dishId).not.toBe(dinner.dishId);
    expect(netCarbsOf(after)).toBeLessThanOrEqual(16);
  });
});

describe('a rest of a day that cannot keep the limit', () => {
  test('is refused with what was eaten, and the nearest is named as over', async () => {
    const refusal = await refused({ eaten: had([21, 24, 27]) });
    expect(planRefusal.safeParse(refusal).error).toBeUndefined();
    expect(refusal).toMatchObject({ limit: 'net_carbs', change: { kind: 'none' } });
    expect(refusal.message).toContain(
      'You have had about 24 g (21 to 27) of your 20 g of net carbs today, so you’re already over the limit.',
    );
    const { plan, mealPlan: text } = refusal.nearest ?? {};
    if (!plan || !text) throw new Error('no nearest');
    expect(mealsOf(plan)).toEqual(['Dinner']);
    expect(plan.netCarbLimit).toMatchObject({ day: 20, share: 0 });
    expect(plan.overLimit).toBeCloseTo(Math.ceil((7 + netCarbsOf(plan)) * 10) / 10);
    expect(refusal.message).toContain(`up to ${plan.overLimit} g over your 20 g`);
    expect(text).toContain('OVER THE LIMIT');
  });

  test('says that the limit may be passed where only the upper end is over it', async () => {
    const { message } = await refused({ eaten: had([16, 19, 23]) });
    expect(message).toContain(
      'You have had about 19 g (16 to 23) of your 20 g of net carbs today: that may be over the limit already',
    );
  });

  test('names what is left where the leanest rest holds more, and no rest holds fewer than the nearest', async () => {
    const items = foods(
      'Broccoli, raw',
      'Brussels sprouts, raw',
      'Olive oil',
      'Tempeh',
      'Coconut milk, canned',
    );
    const eaten = had([15, 17, 19]);
    const { limit, message, nearest } = await refused({ items, type: 'basic', eaten });
    expect(limit).toBe('net_carbs');
    expect(message).toMatch(
      /^With these items, a dinner has at least \d+\.\d g of net carbs, more than the 1\.0 g left of your 20 g after about 17 g \(15 to 19\)/,
    );
    if (!nearest) throw new Error(message);
    const needed = 19 + netCarbsOf(nearest.plan);
    const asked = (netCarbLimit: number) => ({
      items,
      type: 'basic' as const,
      eaten,
      person: { ...EMPTY_PERSONAL_DATA, netCarbLimit },
    });
    await planned(asked(needed + 0.2));
    await refused(asked(needed - 0.2));
  });

  test('says too that nothing can be cooked', async () => {
    const items = foods('Spinach, raw', 'Olive oil', 'Romaine lettuce');
    const { message, nearest } = await refused({ items, type: 'basic', eaten: had([21, 24, 27]) });
    expect(nearest).toBeUndefined();
    expect(message).toMatch(/^You have had .* These items have no protein for a dinner: add a protein/);
  });

  test('is not guessed at where nobody knows the net carbs', async () => {
    const eaten = had([0, 0, 0]);
    const refusal = await refused({ eaten: { ...eaten, values: { ...eaten.values, netCarbs: null } } });
    expect(refusal).toMatchObject({ limit: 'values_unknown', change: { kind: 'none' } });
    expect(refusal.message).toContain('don’t know the net carbs');
  });
});
