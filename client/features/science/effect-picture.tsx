import type { PaperEffect } from '#content/papers/papers.ts';
import { axisOf, effectWords, intervalWords } from './effect-words.ts';

type Of<Kind extends PaperEffect['kind']> = Extract<PaperEffect, { kind: Kind }>;

// Places are attributes of the drawing, not styles: pages written by the build may carry no inline style.
const percent = (place: number) => `${place}%`;

/** A line for the interval, a diamond for the value, a dashed rule at zero. */
function Intervals({ effect }: { effect: Of<'intervals'> }) {
  const at = axisOf(effect.rows);
  return (
    <div className="flex flex-col gap-2">
      {effect.rows.map((row) => (
        <div key={row.label}>
          <p className="flex flex-wrap justify-between gap-x-3">
            <span>{row.label}</span>
            <strong className="tabular-nums">{intervalWords(row, effect.unit)}</strong>
          </p>
          <svg aria-hidden="true" className="block h-6 w-full overflow-visible">
            <line x1="0" x2="100%" y1="12" y2="12" className="stroke-line" strokeWidth="2" />
            <line
              x1={percent(at(0))}
              x2={percent(at(0))}
              y1="0"
              y2="24"
              className="stroke-ink"
              strokeWidth="1.5"
              strokeDasharray="3 3"
            />
            <line
              x1={percent(at(row.low))}
              x2={percent(at(row.high))}
              y1="12"
              y2="12"
              className="stroke-lagoon"
              strokeWidth="4"
              strokeLinecap="round"
            />
            <svg aria-hidden="true" x={percent(at(row.value))} y="12" className="overflow-visible">
              <path d="M0-8 8 0 0 8-8 0z" className="fill-rose stroke-card" strokeWidth="1.5" />
            </svg>
          </svg>
        </div>
      ))}
      <p className="flex justify-between gap-3 text-small text-ink-soft">
        <span>← {effect.sides.below}</span>
        <span className="text-right">{effect.sides.above} →</span>
      </p>
    </div>
  );
}

/** A bar of a hundred people for each share. */
const Shares = ({ effect }: { effect: Of<'shares'> }) => (
  <div className="flex flex-col gap-2">
    {effect.rows.map(({ label, percent: share }) => (
      <div key={label}>
        <p className="flex flex-wrap justify-between gap-x-3">
          <span>{label}</span>
          <strong className="tabular-nums">{share}&nbsp;%</strong>
        </p>
        <svg aria-hidden="true" className="block h-4 w-full">
          <rect x="0" y="2" width="100%" height="12" rx="3" className="fill-shoal" />
          <rect x="0" y="2" width={percent(share)} height="12" rx="3" className="fill-lagoon" />
        </svg>
      </div>
    ))}
  </div>
);

/** The main result of a paper, drawn. Its figures stand in words beside the marks. */
export const EffectPicture = ({ effect }: { effect: PaperEffect }) => (
  <figure className="rounded-md border border-line bg-page p-4">
    <figcaption className="mb-2 text-small font-bold">{effect.title}</figcaption>
    <div role="img" aria-label={effectWords(effect)} className="forced-color-adjust-none">
      {effect.kind === 'intervals' ? <Intervals effect={effect} /> : <Shares effect={effect} />}
    </div>
    {effect.kind === 'intervals' ? (
      <p className="mt-1 text-small text-ink-soft">
        Diamond: the estimate. Bar: its 95% confidence interval. Dashed line: no difference.
      </p>
    ) : null}
  </figure>
);
