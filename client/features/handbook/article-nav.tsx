import { Link } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ListedArticle } from '#content/handbook/list-articles.ts';
import { listedArticle, neighborsOf } from './contents.ts';

const Related = ({ articles }: { articles: readonly ListedArticle[] }) => (
  <nav aria-labelledby="related-title" className="mt-8 print:hidden">
    <h2 id="related-title" className="mb-2 text-xl">
      Nearby on the chart
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
            <ArrowLeft aria-hidden="true" className="size-4.5" />
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
            <ArrowRight aria-hidden="true" className="size-4.5" />
          </span>
          <span className="font-bold text-sea">{after.title}</span>
        </Link>
      ) : null}
    </nav>
  );
}

/** From an article to those on neighboring subjects, and to the next one of its chapter. */
export function ArticleNav({ slug, related }: { slug: string; related: readonly string[] }) {
  const articles = related.flatMap((one) => listedArticle(one) ?? []);
  return (
    <>
      {articles.length > 0 ? <Related articles={articles} /> : null}
      <Neighbors {...neighborsOf(slug)} />
    </>
  );
}
