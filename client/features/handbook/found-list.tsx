import { Link } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import type { SearchedText } from '#content/handbook/handbook-texts.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { MarkedText } from '../../ui/marked-text.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ARTICLES } from './contents.ts';
import { type FoundArticle, searchArticles } from './search-articles.ts';

/** More are no help; another word narrows them down. */
const SHOWN = 40;

type Texts = ReadonlyMap<string, SearchedText>;
type LoadedTexts = { texts: Texts | null; state: 'loading' | 'loaded' | 'failed' };

let kept: Texts | null = null;

async function loadTexts(): Promise<Texts> {
  const { SEARCHED_TEXTS } = await import('./article-texts.ts');
  kept = SEARCHED_TEXTS;
  return kept;
}

/** All texts, loaded with the first search. They are part of the build, so they are no data that could grow old. */
function useTexts(): LoadedTexts {
  const [loaded, setLoaded] = useState<LoadedTexts>({ texts: kept, state: kept ? 'loaded' : 'loading' });
  // The search box is the event, but it stands in the page before this list does.
  useEffect(() => {
    let gone = false;
    loadTexts().then(
      (texts) => gone || setLoaded({ texts, state: 'loaded' }),
      () => gone || setLoaded({ texts: null, state: 'failed' }),
    );
    return () => {
      gone = true;
    };
  }, []);
  return loaded;
}

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

function countWords(count: number, state: LoadedTexts['state']): string {
  if (state === 'loading') return 'Searching...';
  const many =
    count > SHOWN ? `The best ${SHOWN} of ${count} articles` : `${count} article${count === 1 ? '' : 's'}`;
  return state === 'failed' ? `${many} by title; the texts could not be loaded` : many;
}

/** What a search finds, best first. */
export function FoundList({ search }: { search: string }) {
  const { texts, state } = useTexts();
  const settled = useSettled(search);
  const found = useMemo(() => searchArticles(ARTICLES, texts, settled), [texts, settled]);
  return (
    <section aria-label="Search results">
      <p role="status" className="mb-2 text-ink-soft">
        {settled === search ? countWords(found.length, state) : null}
      </p>
      {found.length > 0 ? (
        <ul>
          {found.slice(0, SHOWN).map((one) => (
            <Found key={one.article.slug} found={one} search={settled} />
          ))}
        </ul>
      ) : state !== 'loading' && settled === search ? (
        <EmptyState title={`Nothing in the handbook about “${search}”`}>
          Try another word for it, or ask in Chat Mode.
        </EmptyState>
      ) : null}
    </section>
  );
}
