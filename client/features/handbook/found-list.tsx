import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useSettled } from '../../lib/use-settled.ts';
import { MarkedText } from '../../ui/marked-text.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ARTICLES } from './contents.ts';
import { type FoundArticle, searchArticles } from './search-articles.ts';

/** More are no help; another word narrows them down. */
const SHOWN = 40;

/** All texts, loaded with the first search. They are part of the build, so they never grow old. */
const textsQuery = () =>
  queryOptions({
    queryKey: ['handbook-texts'],
    queryFn: async () => (await import('./article-texts.ts')).SEARCHED_TEXTS,
  });

const Found = ({ found: { article, excerpt }, search }: { found: FoundArticle; search: string }) => (
  <li className="border-b border-line last:border-b-0">
    <Link
      to="/handbook/$slug"
      params={{ slug: article.slug }}
      className="block rounded-md px-2 py-3 hover:bg-shoal"
    >
      <span className="font-display text-lg font-bold text-sea underline decoration-1 underline-offset-4">
        <MarkedText text={article.title} search={search} />
      </span>
      <span className="block text-small text-ink-soft">{article.category}</span>
      {excerpt ? (
        <span className="mt-1 block max-w-prose">
          <MarkedText text={excerpt} search={search} />
        </span>
      ) : null}
    </Link>
  </li>
);

function countWords(count: number, status: 'pending' | 'success' | 'error'): string {
  if (status === 'pending') return 'Searching...';
  const many =
    count > SHOWN ? `The best ${SHOWN} of ${count} articles` : `${count} article${count === 1 ? '' : 's'}`;
  return status === 'error' ? `${many} by title only. The full articles could not be loaded.` : many;
}

/** What a search finds, best first. */
export function FoundList({ search }: { search: string }) {
  const { data: texts = null, status } = useQuery(textsQuery());
  const settled = useSettled(search);
  const found = useMemo(() => searchArticles(ARTICLES, texts, settled), [texts, settled]);
  return (
    <section aria-label="Search results">
      <p role="status" className="mb-2 text-ink-soft">
        {settled === search ? countWords(found.length, status) : null}
      </p>
      {found.length > 0 ? (
        <ul>
          {found.slice(0, SHOWN).map((one) => (
            <Found key={one.article.slug} found={one} search={settled} />
          ))}
        </ul>
      ) : status !== 'pending' && settled === search ? (
        <EmptyState title={`Nothing in the handbook about “${search}”`}>
          Try another word, or ask in Chat Mode.
        </EmptyState>
      ) : null}
    </section>
  );
}
