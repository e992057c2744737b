import { Link } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight, Printer } from 'lucide-react';
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

const step =
  'flex min-h-touch flex-col justify-center rounded-md border-2 border-line bg-card px-4 py-2 hover:border-ink hover:bg-shoal';

function Neighbors({ before, after }: ReturnType<typeof neighborsOf>) {
  return (
    <nav aria-label="Next and previous article" className="mt-8 grid gap-3 sm:grid-cols-2 print:hidden">
      {before ? (
        <Link to="/handbook/$slug" params={{ slug: before.slug }} className={step}>
          <span className="flex items-center gap-1.5 text-small text-ink-soft">
            <ArrowLeft className="size-4.5" />
            Previous
          </span>
          <span className="font-bold text-sea">{before.title}</span>
        </Link>
      ) : (
        <span className="max-sm:hidden" />
      )}
      {after ? (
        <Link
          to="/handbook/$slug"
          params={{ slug: after.slug }}
          className={`${step} sm:items-end sm:text-right`}
        >
          <span className="flex items-center gap-1.5 text-small text-ink-soft">
            Next
            <ArrowRight className="size-4.5" />
          </span>
          <span className="font-bold text-sea">{after.title}</span>
        </Link>
      ) : null}
    </nav>
  );
}

/** From an article to those on neighboring subjects, and to the next one of its chapter. */
function ArticleNav({ slug, related }: { slug: string; related: readonly string[] }) {
  const articles = related.flatMap((one) => listedArticle(one) ?? []);
  return (
    <>
      {articles.length > 0 ? <Related articles={articles} /> : null}
      <Neighbors {...neighborsOf(slug)} />
    </>
  );
}

/** An article with how sure it can be, when it was reviewed, and where to read on. */
export function ArticleView({ article, slug }: { article: Article; slug: string }) {
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
      <ArticleNav slug={slug} related={article.related} />
    </article>
  );
}
