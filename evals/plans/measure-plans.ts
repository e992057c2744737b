import type { MealPlanner } from '#meal-planner/plan-request.ts';
import { brokenLimits } from './broken-limits.ts';
import { type DrawnFood, drawRequest } from './draw-request.ts';
import { untruth } from './true-reason.ts';

export interface PlanFigures {
  readonly pantries: number;
  readonly offered: number;
  readonly limitsBroken: number;
  readonly refusalsWithoutTrueReason: number;
  /** Share of the pantries with eight or more keto foods that get an enhanced plan. */
  readonly enhancedOfferedOf8PlusKeto: number;
}

export interface Measured {
  readonly figures: PlanFigures;
  /** What went wrong, with the number of the pantry. */
  readonly faults: readonly string[];
}

/** Plans for pantries drawn by `seed`, and judges every outcome. */
export async function measurePlans(
  planner: MealPlanner,
  foods: readonly DrawnFood[],
  { pantries, seed, onRefusal }: { pantries: number; seed: number; onRefusal?: (text: string) => void },
): Promise<Measured> {
  const faults: string[] = [];
  const count = { offered: 0, broken: 0, untrue: 0, rich: 0, enhanced: 0 };
  for (let number = seed; number < seed + pantries; number++) {
    const { request, keto } = drawRequest(number, foods);
    const outcome = await planner.plan(request);
    if (outcome.kind === 'offered') {
      count.offered++;
      const broken = brokenLimits(outcome.plan, request);
      if (broken.length > 0) count.broken++;
      faults.push(...broken.map((words) => `pantry ${number}: ${words}`));
    } else {
      const words = await untruth(planner, request, outcome.refusal, foods);
      if (words !== null) count.untrue++;
      if (words !== null) faults.push(`pantry ${number}: ${words}`);
      onRefusal?.(
        `${number} ${request.type} ${request.days} ${request.mealTypes} ${outcome.refusal.limit}: ${outcome.refusal.message}`,
      );
    }
    if (keto < 8) continue;
    count.rich++;
    const enhanced =
      request.type === 'enhanced' ? outcome : await planner.plan({ ...request, type: 'enhanced' });
    if (enhanced.kind === 'offered') count.enhanced++;
    else onRefusal?.(`${number} 8+ enhanced refused: ${enhanced.refusal.message}`);
  }
  return {
    figures: {
      pantries,
      offered: count.offered,
      limitsBroken: count.broken,
      refusalsWithoutTrueReason: count.untrue,
      enhancedOfferedOf8PlusKeto:
        count.rich === 0 ? 1 : Math.round((count.enhanced / count.rich) * 1000) / 1000,
    },
    faults,
  };
}
