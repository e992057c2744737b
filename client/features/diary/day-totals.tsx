import { Link } from '@tanstack/react-router';
import type { DiaryValues, Estimate } from '#contract/diary.ts';
import { amountWords, leftWords } from '#domain/diary/estimate-words.ts';
import { certain } from '#domain/diary/estimates.ts';
import { dailyTargets } from '#domain/targets/daily-targets.ts';
import { usePerson } from '../../lib/person/person.ts';
import { MeasureBar } from '../../ui/measure-bar.tsx';
import { Panel } from '../../ui/panel.tsx';

const STRIPES =
  'bg-[repeating-linear-gradient(135deg,var(--color-rose)_0_4px,transparent_4px_8px)] border-y border-rose';

interface NetCarbBarProps {
  netCarbs: Estimate;
  /** g a day; null where keto waits for a clinician's word. */
  limit: number | null;
  /** Entries whose net carbs nobody knows. */
  unknown: number;
}

/** Net carbs of the day against the limit, where the line ends unless they pass it: sure up to the low end of the range, hatched up to the high end. */
function NetCarbBar({ netCarbs, limit, unknown }: NetCarbBarProps) {
  const { value, low, high } = netCarbs;
  const whole = Math.max(high, limit ?? 0, 1);
  const share = (grams: number) => `${(grams / whole) * 100}%`;
  return (
    <div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-xl font-extrabold">
          {amountWords(value)} g net carbs
          {limit === null ? null : (
            <span className="font-normal text-ink-soft"> of {amountWords(limit)} g</span>
          )}
        </span>
        {limit === null ? null : (
          <span className={low > limit ? 'font-bold text-coral' : 'font-bold'}>
            {leftWords(netCarbs, limit)}
          </span>
        )}
      </p>
      <div
        aria-hidden="true"
        className="relative mt-2 h-5 overflow-hidden rounded-full border border-line-strong bg-page forced-color-adjust-none"
      >
        <div className="absolute inset-y-0 left-0 bg-rose" style={{ width: share(low) }} />
        <div
          className={`absolute inset-y-0 ${STRIPES}`}
          style={{ left: share(low), width: share(high - low) }}
        />
        {limit === null || high <= limit ? null : (
          <div
            className="absolute inset-y-0 w-0.75 bg-ink outline outline-page"
            style={{ left: share(limit) }}
          />
        )}
      </div>
      <p className="mt-1 text-small text-ink-soft">
        {low === high
          ? null
          : `Between ${amountWords(low)} and ${amountWords(high)} g, because portions are estimates and foods vary. `}
        {unknown === 0
          ? null
          : unknown === 1
            ? "One entry has no net carb number, so it isn't counted here."
            : `${unknown} entries have no net carb number, so they aren't counted here.`}
      </p>
    </div>
  );
}

const BARS = [
  { label: 'Energy', tone: 'energy', unit: 'kcal', kind: 'guide' },
  { label: 'Protein', tone: 'protein', unit: 'g', kind: 'goal' },
  { label: 'Fat', tone: 'fat', unit: 'g', kind: 'guide' },
] as const;

interface DayTotalsProps {
  values: DiaryValues;
  unknown: number;
  /** Only what waits on this device is known of the day. */
  isPartial: boolean;
}

/** What the day holds against the person's targets. */
export function DayTotals({ values, unknown, isPartial }: DayTotalsProps) {
  const targets = dailyTargets(usePerson().person);
  const { netCarbs: limit } = targets;
  return (
    <Panel role="region" aria-label="The day's totals" className="flex flex-col gap-4">
      {isPartial ? (
        <p role="status">
          You’re offline, and you haven’t opened this day on this device before. What you add now waits here.
          You’ll see the day’s totals once you’re back online.
        </p>
      ) : (
        <>
          <NetCarbBar netCarbs={values.netCarbs ?? certain(0)} limit={limit.value} unknown={unknown} />
          <div className="grid gap-x-6 gap-y-3 sm:grid-cols-3">
            {BARS.map((bar) => (
              <MeasureBar
                key={bar.tone}
                {...bar}
                value={values[bar.tone]?.value ?? 0}
                target={targets[bar.tone].value}
              />
            ))}
          </div>
        </>
      )}
      <p className="text-small text-ink-soft">
        {limit.value === null ? limit.reason : limit.own ? null : limit.how}{' '}
        <Link to="/profile" className="font-bold text-sea underline underline-offset-4">
          Set your targets
        </Link>
      </p>
    </Panel>
  );
}
