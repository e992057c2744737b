import type { PlanValues } from '#contract/meal-plans.ts';
import type { DailyTargets } from '#domain/targets/daily-targets.ts';
import { MeasureBar } from '../measure-bar.tsx';
import { PlanValuesList } from './plan-values.tsx';
import { gramsText } from './plan-words.ts';

/** The person's daily targets that a plan is held against. */
export type PlanTargets = Pick<DailyTargets, 'protein' | 'fat' | 'energy'>;

interface PlanTotalsProps {
  totals: PlanValues;
  /** Null where there are none, or where nobody looks at them, as on paper. */
  targets: PlanTargets | null;
}

/** What a day comes to; against the person's targets where there are some. Net carbs have a line of their own. */
export function PlanTotals({ totals, targets }: PlanTotalsProps) {
  const { protein, fat, energy } = targets ?? { protein: null, fat: null, energy: null };
  if (!protein?.value && !fat?.value && !energy?.value) return <PlanValuesList values={totals} />;
  return (
    <>
      <div className="mt-2 grid gap-x-8 gap-y-3 @xl:grid-cols-3">
        <MeasureBar
          label="Protein"
          value={totals.protein}
          target={protein?.value ?? null}
          unit="g"
          kind="goal"
          tone="protein"
        />
        <MeasureBar
          label="Fat"
          value={totals.fat}
          target={fat?.value ?? null}
          unit="g"
          kind="guide"
          tone="fat"
        />
        <MeasureBar
          label="Energy"
          value={totals.kcal}
          target={energy?.value ?? null}
          unit="kcal"
          kind="guide"
          tone="energy"
        />
      </div>
      <p className="mt-2 text-small text-ink-soft">
        The mark is your daily target. Fiber {gramsText(totals.fiber)}.
      </p>
    </>
  );
}
