import type { Fast } from '#contract/fasts.ts';
import { median } from '#domain/numbers/order-statistics.ts';
import { formatSpan, HOUR_MS } from './fast-words.ts';

/** Fasts that are over, the one that started last first. */
export const endedFasts = (fasts: readonly Fast[]) =>
  fasts.flatMap((fast) => {
    if (fast.endedAt === null) return [];
    const lastedMs = Date.parse(fast.endedAt) - Date.parse(fast.startedAt);
    return [{ ...fast, endedAt: fast.endedAt, lastedMs, isReached: lastedMs >= fast.plannedHours * HOUR_MS }];
  });
export type EndedFast = ReturnType<typeof endedFasts>[number];

export const medianMs = (fasts: readonly EndedFast[]): number | null =>
  median(fasts.map(({ lastedMs }) => lastedMs));

export const longestMs = (fasts: readonly EndedFast[]): number | null =>
  fasts.length === 0 ? null : Math.max(...fasts.map(({ lastedMs }) => lastedMs));

/** The last fasts, as many as can be told apart on a phone. */
const SHOWN = 14;
const HEIGHT = 96;
const STEP = 22;

/** The last fasts as bars with their goals; the list beside it says the same in words. */
export function HistoryPicture({ fasts }: { fasts: readonly EndedFast[] }) {
  const shown = fasts.slice(0, SHOWN).reverse();
  const most = Math.max(longestMs(shown) ?? 0, ...shown.map((fast) => fast.plannedHours * HOUR_MS));
  const heightOf = (ms: number) => (ms / most) * HEIGHT;
  const reached = shown.filter(({ isReached }) => isReached).length;
  return (
    <figure>
      <svg
        role="img"
        aria-label={`Your last fasts, oldest first: ${shown.map((fast) => formatSpan(fast.lastedMs)).join(', ')}`}
        viewBox={`0 0 ${SHOWN * STEP} ${HEIGHT + 8}`}
        className="w-full max-w-md"
      >
        <line
          x1="0"
          x2={SHOWN * STEP}
          y1={HEIGHT + 6}
          y2={HEIGHT + 6}
          strokeWidth="1.5"
          className="stroke-ink"
        />
        {shown.map((fast, index) => {
          const x = index * STEP + 3;
          const bar = heightOf(fast.lastedMs);
          const goal = HEIGHT + 5 - heightOf(fast.plannedHours * HOUR_MS);
          return (
            <g key={fast.id}>
              <rect
                x={x}
                y={HEIGHT + 5 - bar}
                width={STEP - 6}
                height={bar}
                rx="2"
                className={fast.isReached ? 'fill-kelp' : 'fill-lagoon'}
              />
              <line
                x1={x - 2}
                x2={x + STEP - 4}
                y1={goal}
                y2={goal}
                strokeWidth="2.5"
                className="stroke-rose"
              />
            </g>
          );
        })}
      </svg>
      <figcaption className="mt-1 text-small text-ink-soft">
        Each bar is one fast, oldest on the left. The line is your goal. You reached it in {reached} of{' '}
        {shown.length}.
      </figcaption>
    </figure>
  );
}
