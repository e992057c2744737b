import type { PlanRefusal } from '#contract/meal-plans.ts';
import type { MealPlanner, PlanRequest } from '#meal-planner/plan-request.ts';
import { countedNetCarbs } from './broken-limits.ts';
import { brokenByNearest, brokenByRest, dayLimitOf, mostEaten, type RestRequest } from './broken-rest.ts';
import type { DrawnFood } from './draw-request.ts';
import { drawRest } from './draw-rest.ts';
import { relaxed, untruth } from './true-reason.ts';

export interface RestFigures {
  readonly days: number;
  readonly offered: number;
  readonly refused: number;
  /** Refused because the limit is used up, or may be. */
  readonly usedUp: number;
  /** Refused because nobody knows the net carbs that were eaten. */
  readonly unknown: number;
  /** Refusals with the nearest rest. */
  readonly nearest: number;
  readonly limitsBroken: number;
  readonly refusalsWithoutTrueReason: number;
  /** Nearest rests that break another limit, are not named rightly, or are not the ones with the fewest net carbs. */
  readonly nearestWrong: number;
}

/** A rest with so much fewer net carbs than the nearest must not be possible. */
const NEARER = 0.25;

const withLimit = (request: RestRequest, netCarbLimit: number): RestRequest => ({
  ...request,
  person: { ...request.person, netCarbLimit },
});
/** More than any day holds. */
const ANY = 100_000;

/** What is untrue of a refused rest, in words. */
async function untrueRest(
  planner: MealPlanner,
  request: RestRequest,
  refusal: PlanRefusal,
  foods: readonly DrawnFood[],
): Promise<string | null> {
  if (request.eaten.values.netCarbs === null)
    return refusal.limit === 'values_unknown' && !refusal.nearest ? null : 'planned from unknown net carbs';
  const isUsedUp = mostEaten(request) > dayLimitOf(request);
  if (isUsedUp !== /^You have had /.test(refusal.message)) return `used up or not: ${refusal.message}`;
  if (refusal.message.startsWith('After ')) return untrueOfBoth(planner, request, refusal, foods);
  if (!isUsedUp) return untruth(planner, request, refusal, foods);
  if (refusal.nearest) return null;
  const free = await planner.plan(withLimit(request, ANY));
  return free.kind === 'refused' ? null : `a rest can be cooked: ${refusal.message}`;
}

/** Of a refusal for two reasons neither alone is in the way, and both together are. */
async function untrueOfBoth(
  planner: MealPlanner,
  request: RestRequest,
  { message }: PlanRefusal,
  foods: readonly DrawnFood[],
): Promise<string | null> {
  const isOffered = async (one: PlanRequest) => (await planner.plan(one)).kind === 'offered';
  const moreFoods = relaxed(request, 'ingredients', foods);
  if (await isOffered(withLimit(request, ANY))) return `the limit alone is in the way: ${message}`;
  if (await isOffered(moreFoods)) return `the items alone are in the way: ${message}`;
  const neither = { ...moreFoods, person: { ...moreFoods.person, netCarbLimit: ANY } };
  return (await isOffered(neither)) ? null : `no rest without either limit: ${message}`;
}

/** What is wrong with the nearest rest, in words; the planner is asked for one with fewer net carbs, by another limit. */
async function faultsOfNearest(
  planner: MealPlanner,
  request: RestRequest,
  { limit, nearest, message }: PlanRefusal,
): Promise<string[]> {
  if (!nearest)
    return limit === 'net_carbs' && (await planner.plan(withLimit(request, ANY))).kind === 'offered'
      ? [`no nearest: ${message}`]
      : [];
  const { plan, mealPlan } = nearest;
  const broken = brokenByNearest(plan, mealPlan, request);
  const needed = mostEaten(request) + countedNetCarbs(plan, request);
  const nearer = await planner.plan(withLimit(request, needed - NEARER));
  return nearer.kind === 'offered' ? [...broken, `a nearer rest than ${needed.toFixed(2)} g`] : broken;
}

/** Rests of half-eaten days drawn by `seed`, each judged. */
export async function measureRests(
  planner: MealPlanner,
  foods: readonly DrawnFood[],
  { days, seed, onRefusal }: { days: number; seed: number; onRefusal?: ((text: string) => void) | undefined },
): Promise<{ figures: RestFigures; faults: string[] }> {
  const faults: string[] = [];
  const count = { offered: 0, usedUp: 0, unknown: 0, nearest: 0, broken: 0, untrue: 0, nearestWrong: 0 };
  for (let number = seed; number < seed + days; number++) {
    const told = (words: readonly string[]) => faults.push(...words.map((one) => `day ${number}: ${one}`));
    const request = drawRest(number, foods);
    const outcome = await planner.plan(request);
    if (outcome.kind === 'offered') {
      count.offered++;
      const broken = brokenByRest(outcome.plan, outcome.text, request);
      if (broken.length > 0) count.broken++;
      told(broken);
      continue;
    }
    const { refusal } = outcome;
    onRefusal?.(`${number} ${request.type} ${request.eaten.mealsLeft} ${refusal.limit}: ${refusal.message}`);
    if (mostEaten(request) > dayLimitOf(request)) count.usedUp++;
    if (request.eaten.values.netCarbs === null) count.unknown++;
    if (refusal.nearest) count.nearest++;
    const words = await untrueRest(planner, request, refusal, foods);
    if (words !== null) {
      count.untrue++;
      told([words]);
    }
    const wrong = await faultsOfNearest(planner, request, refusal);
    if (wrong.length > 0) count.nearestWrong++;
    told(wrong);
  }
  const { broken, untrue, ...others } = count;
  return {
    figures: {
      days,
      refused: days - count.offered,
      ...others,
      limitsBroken: broken,
      refusalsWithoutTrueReason: untrue,
    },
    faults,
  };
}
