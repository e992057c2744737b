import { ExternalLink } from 'lucide-react';
import { PAPERS, type Paper } from '#content/papers/papers.ts';
import { Badge } from '../../ui/badge.tsx';
import { Day } from '../../ui/day.tsx';
import { EffectPicture } from './effect-picture.tsx';

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
        <ExternalLink aria-hidden="true" className="ml-1.5 inline size-4" />
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

/** The papers of one category under their heading. */
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
