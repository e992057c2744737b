import clsx from 'clsx';
import type { MealPlan, PlanDay } from '#contract/meal-plans.ts';
import { gramsText } from './plan-words.ts';

const PART_TONE = ['bg-sea', 'bg-rose', 'bg-brass', 'bg-kelp', 'bg-lagoon'] as const;

/** The tone of a dish in the picture of its day, by its place. */
export const partTone = (index: number) => PART_TONE[index % PART_TONE.length];

const WHOSE = { own: 'your own limit', computed: 'your computed limit', default: 'the usual limit' } as const;

/** Net carbs of a day against what its meals may hold, one piece a dish; the words beside it say the same. */
export function NetCarbBar({ day, limit }: { day: PlanDay; limit: MealPlan['netCarbLimit'] }) {
  const isPart = limit.share < limit.day;
  const whole = Math.max(limit.share, day.totals.netCarbs, 0.1);
  return (
    <div>
      <p>
        <strong className="font-display text-lg">{gramsText(day.totals.netCarbs)}</strong> of at most{' '}
        {gramsText(limit.share)} net carbs
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
          ? `The share of these meals in ${gramsText(limit.day)} a day, ${WHOSE[limit.from]}.`
          : `A day, ${WHOSE[limit.from]}.`}
      </p>
    </div>
  );
}
