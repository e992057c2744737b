import { Link } from '@tanstack/react-router';
import { formatDay } from '../../lib/format-day.ts';
import { Markdown } from '../../ui/markdown.tsx';
import { hasArticle } from './article-query.ts';
import { EvidenceNote } from './evidence-note.tsx';
import type { Article } from './parse-article.ts';

/** "net-carbs" is "Net carbs". */
const toTitle = (slug: string) => {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export function ArticleView({ article }: { article: Article }) {
  const related = article.related.filter(hasArticle);
  return (
    <article>
      {article.grade ? <EvidenceNote grade={article.grade} /> : null}
      <Markdown text={article.text} />
      <p className="mt-8 border-t border-line pt-4 text-ink-soft">
        Reviewed {formatDay(article.reviewed)}. For education, not medical advice.
      </p>
      {related.length > 0 ? (
        <nav aria-labelledby="related-title" className="mt-8">
          <h2 id="related-title" className="mb-2 text-xl">
            Nearby on the chart
          </h2>
          <ul className="flex flex-wrap gap-2">
            {related.map((slug) => (
              <li key={slug}>
                <Link
                  to="/handbook/$slug"
                  params={{ slug }}
                  className="inline-flex min-h-touch items-center rounded-full border-2 border-ink bg-card px-4 font-bold hover:bg-shoal"
                >
                  {toTitle(slug)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </article>
  );
}
