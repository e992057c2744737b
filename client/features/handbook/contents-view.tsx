import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useMemo } from 'react';
import type { ListedArticle } from '#content/handbook/list-articles.ts';
import { createStore, useStore } from '../../lib/hooks/create-store.ts';
import { useSettled } from '../../lib/hooks/use-settled.ts';
import { SearchInput } from '../../ui/controls.tsx';
import { MarkedText } from '../../ui/marked-text.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ARTICLES, CHAPTERS, FIRST_ARTICLES } from './contents.ts';
import { type FoundArticle, searchArticles } from './search-articles.ts';

/** Kept while one reads what was found and comes back; a page that is loaded anew begins without a search. */
const searchStore = createStore('');

const ArticleLink = ({ article }: { article: ListedArticle }) => (
  <Link
    to="/handbook/$slug"
    params={{ slug: article.slug }}
    className="flex min-h-touch items-center rounded-md px-2 py-1.5 text-sea underline decoration-1 underline-offset-4 hover:bg-shoal hover:decoration-2"
  >
    {article.title}
  </Link>
);

const FirstArticles = () => (
  <section aria-labelledby="first-title" className="neatline mb-8 bg-card p-5 sm:p-6">
    <h2 id="first-title" className="text-2xl">
      Where to begin
    </h2>
    <ol className="mt-2 grid gap-x-6 sm:grid-cols-2">
      {FIRST_ARTICLES.map((article, index) => (
        <li key={article.slug} className="flex items-center gap-2">
          <span aria-hidden="true" className="w-6 shrink-0 font-display text-xl font-bold text-rose">
            {index + 1}
          </span>
          <ArticleLink article={article} />
        </li>
      ))}
    </ol>
  </section>
);

/** Works without JavaScript, and opens by itself where the browser's own search finds something in it. */
const Chapter = ({ category, articles }: (typeof CHAPTERS)[number]) => (
  <details className="group border-b-2 border-ink last:border-b-0">
    <summary className="flex min-h-16 list-none items-center gap-4 px-4 py-3 hover:bg-shoal sm:px-6 [&::-webkit-details-marker]:hidden">
      <h2 className="min-w-0 grow text-xl wrap-anywhere">{category}</h2>
      <span className="text-ink-soft">
        {articles.length} <span className="max-sm:sr-only">articles</span>
      </span>
      <ChevronDown className="size-6 shrink-0 transition-transform duration-200 group-open:rotate-180 print:hidden" />
    </summary>
    <ul className="gap-x-6 px-2 pb-5 sm:px-4 md:columns-2">
      {articles.map((article) => (
        <li key={article.slug} className="break-inside-avoid">
          <ArticleLink article={article} />
        </li>
      ))}
    </ul>
  </details>
);

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
    count > SHOWN
      ? `The ${SHOWN} best matches of ${count} articles`
      : `${count} article${count === 1 ? '' : 's'}`;
  return status === 'error' ? `${many} found by title only. The full articles could not be loaded.` : many;
}

function FoundList({ search }: { search: string }) {
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

export function ContentsView() {
  const search = useStore(searchStore);
  return (
    <>
      <SearchInput
        aria-label="Search the handbook"
        placeholder={`Search ${ARTICLES.length} articles`}
        autoComplete="off"
        maxLength={100}
        value={search}
        onChange={searchStore.set}
        className="mb-6 max-w-xl print:hidden"
      />
      {search.trim() === '' ? (
        <>
          <FirstArticles />
          <div className="overflow-hidden rounded-lg border-2 border-ink bg-card">
            {CHAPTERS.map((chapter) => (
              <Chapter key={chapter.category} {...chapter} />
            ))}
          </div>
        </>
      ) : (
        <FoundList search={search.trim()} />
      )}
    </>
  );
}
