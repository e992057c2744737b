import { ExternalLink } from 'lucide-react';
import { PAPERS, type Paper, type PaperEffect } from '#content/papers/papers.ts';
import { Badge } from '../../ui/badge.tsx';
import { Day } from '../../ui/day.tsx';
import { axisOf, effectWords, intervalWords } from './effect-words.ts';

const CATEGORY: Readonly<Record<Paper['category'], string>> = {
  ketogenic: 'Ketogenic diet',
  'intermittent-fasting': 'Intermittent fasting',
};

/** Where a finding points to. */
export const paperAnchor = (id: string) => `paper-${id}`;

const PaperCard = ({ paper }: { paper: Paper }) => (
  <article
    id={paperAnchor(paper.id)}
    className="flex scroll-mt-24 flex-col gap-3 rounded-lg border-2 border-ink bg-card p-5 print:break-inside-avoid"
  >
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-small text-ink-soft">
      <span className="italic">{paper.journal}</span>
      <Day day={paper.publishedDate} />
    </p>
    <h3 className="text-lg leading-snug">
      <a
        href={paper.url}
        target="_blank"
        rel="noopener noreferrer"
        className="text-sea underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {paper.title}
        <ExternalLink className="ml-1.5 inline size-4" />
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </h3>
    <p>{paper.description}</p>
    {paper.effect ? <EffectPicture effect={paper.effect} /> : null}
    <p className="mt-auto border-l-4 border-land-deep pl-3 text-ink-soft">
      <strong className="text-ink">Limits: </strong>
      {paper.limit}
    </p>
    <p>
      <Badge tone={paper.category === 'ketogenic' ? 'rose' : 'lagoon'}>{CATEGORY[paper.category]}</Badge>
    </p>
  </article>
);

export const PaperGroup = ({ title, category }: { title: string; category: Paper['category'] }) => (
  <section aria-labelledby={`papers-${category}`} className="mt-10">
    <h2 id={`papers-${category}`} className="mb-4 text-2xl">
      {title}
    </h2>
    <div className="grid gap-5 md:grid-cols-2">
      {PAPERS.filter((paper) => paper.category === category).map((paper) => (
        <PaperCard key={paper.id} paper={paper} />
      ))}
    </div>
  </section>
);

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
const EffectPicture = ({ effect }: { effect: PaperEffect }) => (
  <figure className="rounded-md border border-line bg-page p-4">
    <figcaption className="mb-2 text-small font-bold">{effect.title}</figcaption>
    <div role="img" aria-label={effectWords(effect)} className="forced-color-adjust-none">
      {effect.kind === 'intervals' ? <Intervals effect={effect} /> : <Shares effect={effect} />}
    </div>
    {effect.kind === 'intervals' ? (
      <p className="mt-1 text-small text-ink-soft">
        Diamond: the best estimate. Bar: the range the true value likely lies in (95% confidence interval).
        Dashed line: no difference.
      </p>
    ) : null}
  </figure>
);
