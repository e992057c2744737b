import { ExternalLink } from 'lucide-react';
import type { Paper } from '#content/papers/papers.ts';
import { formatDay } from '../../lib/date-text.ts';

export const PaperCard = ({ paper }: { paper: Paper }) => (
  <article className="flex flex-col gap-3 rounded-lg border-2 border-ink bg-card p-5">
    <p className="flex flex-wrap justify-between gap-x-4 text-small text-ink-soft">
      <span className="italic">{paper.journal}</span>
      <time dateTime={paper.publishedDate}>{formatDay(paper.publishedDate)}</time>
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
    <p className="mt-auto border-l-4 border-land-deep pl-3 text-ink-soft">
      <strong className="text-ink">Limits: </strong>
      {paper.limit}
    </p>
  </article>
);
