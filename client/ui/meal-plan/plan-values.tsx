import clsx from 'clsx';
import type { PlanValues } from '#contract/meal-plans.ts';
import { gramsText, kcalText } from './plan-words.ts';

const SHOWN = [
  ['netCarbs', 'Net carbs'],
  ['protein', 'Protein'],
  ['fat', 'Fat'],
  ['fiber', 'Fiber'],
] as const;

/** What a dish, a day or a plan comes to. */
export const PlanValuesList = ({ values, className }: { values: PlanValues; className?: string }) => (
  <dl className={clsx('flex flex-wrap gap-x-5 gap-y-1', className)}>
    {SHOWN.map(([name, label]) => (
      <div key={name} className="flex gap-1.5">
        <dt className="text-ink-soft">{label}</dt>
        <dd className={name === 'netCarbs' ? 'font-extrabold' : 'font-bold'}>{gramsText(values[name])}</dd>
      </div>
    ))}
    <div className="flex gap-1.5">
      <dt className="text-ink-soft">Energy</dt>
      <dd className="font-bold">{kcalText(values.kcal)}</dd>
    </div>
  </dl>
);
