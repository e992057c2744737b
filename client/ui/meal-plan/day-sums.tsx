import clsx from 'clsx';
import type { MealPlan, PlanDay, PlanValues } from '#contract/meal-plans.ts';
import type { DailyTargets } from '#domain/targets/daily-targets.ts';
import { MeasureBar } from '../measure-bar.tsx';
import { gramsText, kcalText } from './plan-words.ts';

const PART_TONE = ['bg-sea', 'bg-rose', 'bg-brass', 'bg-kelp', 'bg-lagoon'] as const;

/** The tone of a dish in the picture of its day, by its place. */
export const partTone = (index: number) => PART_TONE[index % PART_TONE.length];

const WHOSE = {
  own: 'your own limit',
  computed: 'your calculated limit',
  default: 'the usual limit',
} as const;

/** Net carbs of a day against what its meals may hold, one piece a dish; the words beside it say the same. */
export function NetCarbBar({ day, limit }: { day: PlanDay; limit: MealPlan['netCarbLimit'] }) {
  const isPart = limit.share < limit.day;
  const whole = Math.max(limit.share, day.totals.netCarbs, 0.1);
  return (
    <div>
      <p>
        <strong className="font-display text-lg">{gramsText(day.totals.netCarbs)}</strong> of the{' '}
        {gramsText(limit.share)} net carb limit
      </p>
      <div
        aria-hidden="true"
        className="my-1.5 flex h-4 gap-px overflow-hidden rounded-full border-2 border-ink bg-card forced-color-adjust-none"
      >
        {day.dishes.map(({ key, totals }, index) => (
          <span
            key={key}
            className={clsx('h-full', partTone(index))}
            style={{ width: `${(totals.netCarbs / whole) * 100}%` }}
          />
        ))}
      </div>
      <p className="text-small text-ink-soft">
        {isPart
          ? `These meals may use ${gramsText(limit.share)} of your ${gramsText(limit.day)} a day (${WHOSE[limit.from]}).`
          : `That limit is for the whole day (${WHOSE[limit.from]}).`}
      </p>
    </div>
  );
}

const SHOWN = [
  ['netCarbs', 'Net carbs', gramsText],
  ['protein', 'Protein', gramsText],
  ['fat', 'Fat', gramsText],
  ['fiber', 'Fiber', gramsText],
  ['kcal', 'Energy', kcalText],
] as const;

/** What a dish, a day or a plan comes to. */
export const PlanValuesList = ({ values }: { values: PlanValues }) => (
  <dl className="flex flex-wrap gap-x-5 gap-y-1">
    {SHOWN.map(([name, label, text]) => (
      <div key={name} className="flex gap-1.5">
        <dt className="text-ink-soft">{label}</dt>
        <dd className={name === 'netCarbs' ? 'font-extrabold' : 'font-bold'}>{text(values[name])}</dd>
      </div>
    ))}
  </dl>
);

const BARS = [
  { label: 'Protein', value: 'protein', tone: 'protein', unit: 'g', kind: 'goal' },
  { label: 'Fat', value: 'fat', tone: 'fat', unit: 'g', kind: 'guide' },
  { label: 'Energy', value: 'kcal', tone: 'energy', unit: 'kcal', kind: 'guide' },
] as const;

interface PlanTotalsProps {
  totals: PlanValues;
  /** None where nobody looks at them, as on paper. */
  targets: DailyTargets | undefined;
}

/** What a day comes to; against the person's targets where there are some. Net carbs have a line of their own. */
export function PlanTotals({ totals, targets }: PlanTotalsProps) {
  if (!targets || BARS.every(({ tone }) => !targets[tone].value)) return <PlanValuesList values={totals} />;
  return (
    <>
      <div className="mt-2 grid gap-x-8 gap-y-3 @xl:grid-cols-3">
        {BARS.map(({ value, ...bar }) => (
          <MeasureBar key={value} {...bar} value={totals[value]} target={targets[bar.tone].value} />
        ))}
      </div>
      <p className="mt-2 text-small text-ink-soft">
        A full bar is your target for the whole day. Fiber: {gramsText(totals.fiber)}.
      </p>
    </>
  );
}
