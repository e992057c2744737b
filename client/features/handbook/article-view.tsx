import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { ArrowLeft, ArrowRight, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ListedArticle } from '#content/handbook/list-articles.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Day } from '../../ui/day.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { listedArticle, neighborsOf } from './contents.ts';
import type { Article, EvidenceGrade } from './parse-article.ts';

const WORDS: Readonly<Record<EvidenceGrade, { label: string; tone: Tone; text: string }>> = {
  strong: { label: 'Strong evidence', tone: 'kelp', text: 'Several good studies in people agree.' },
  mixed: { label: 'Mixed evidence', tone: 'lagoon', text: 'Studies exist, but they differ or leave gaps.' },
  weak: {
    label: 'Weak evidence',
    tone: 'amber',
    text: 'There are few studies. Much of this comes from what clinicians and people on keto report.',
  },
  convention: {
    label: 'Convention',
    tone: 'plain',
    text: 'This is a common rule or label standard, not a study result.',
  },
};

function EvidenceNote({ grade }: { grade: EvidenceGrade }) {
  const { label, tone, text } = WORDS[grade];
  return (
    <p className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone={tone}>{label}</Badge>
      <span className="text-ink-soft">{text}</span>
    </p>
  );
}

const Related = ({ articles }: { articles: readonly ListedArticle[] }) => (
  <nav aria-labelledby="related-title" className="mt-8 print:hidden">
    <h2 id="related-title" className="mb-2 text-xl">
      Related articles
    </h2>
    <ul className="flex flex-wrap gap-2">
      {articles.map(({ slug, title }) => (
        <li key={slug}>
          <Link
            to="/handbook/$slug"
            params={{ slug }}
            className="inline-flex min-h-touch items-center rounded-lg border-2 border-ink bg-card px-4 py-1.5 font-bold hover:bg-shoal"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

interface NeighborLinkProps {
  article: ListedArticle;
  className?: string;
  /** Which way it leads. */
  children: ReactNode;
}

const NeighborLink = ({ article: { slug, title }, className, children }: NeighborLinkProps) => (
  <Link
    to="/handbook/$slug"
    params={{ slug }}
    className={clsx(
      'flex min-h-touch flex-col justify-center rounded-md border-2 border-line bg-card px-4 py-2 hover:border-ink hover:bg-shoal',
      className,
    )}
  >
    <span className="flex items-center gap-1.5 text-small text-ink-soft">{children}</span>
    <span className="font-bold text-sea">{title}</span>
  </Link>
);

/** To the articles before and after it in its chapter. */
function Neighbors({ slug }: { slug: string }) {
  const { before, after } = neighborsOf(slug);
  return (
    <nav aria-label="Next and previous article" className="mt-8 grid gap-3 sm:grid-cols-2 print:hidden">
      {before ? (
        <NeighborLink article={before}>
          <ArrowLeft className="size-4.5" />
          Previous
        </NeighborLink>
      ) : (
        <span className="max-sm:hidden" />
      )}
      {after ? (
        <NeighborLink article={after} className="sm:items-end sm:text-right">
          Next
          <ArrowRight className="size-4.5" />
        </NeighborLink>
      ) : null}
    </nav>
  );
}

/** An article with how sure it can be, when it was reviewed, and where to read on. */
export function ArticleView({ article, slug }: { article: Article; slug: string }) {
  const related = article.related.flatMap((one) => listedArticle(one) ?? []);
  return (
    <article>
      {article.grade ? <EvidenceNote grade={article.grade} /> : null}
      <Markdown key={slug} text={article.text} />
      <div className="mt-8 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <p className="text-ink-soft">
          Reviewed <Day day={article.reviewed} />. For education, not medical advice.
        </p>
        <Button icon={Printer} variant="ghost" className="print:hidden" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      {related.length > 0 ? <Related articles={related} /> : null}
      <Neighbors slug={slug} />
    </article>
  );
}
