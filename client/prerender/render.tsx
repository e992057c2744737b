import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { plain } from '#content/handbook/handbook-texts.ts';
import { NOT_FOUND_PAGE, SHELL_PAGE } from '#contract/page-paths.ts';
import { App } from '../app.tsx';
import { articleQuery } from '../features/handbook/article-query.ts';
import { ARTICLES } from '../features/handbook/contents.ts';
import { windowTitle } from '../features/shell/page-announcer.tsx';
import { createQueryClient } from '../lib/api/query-client.ts';
import { createAppRouter } from '../router.tsx';
import { articlePage, NOT_FOUND, PAGES, type PageSource, SHELL } from './pages.ts';

/** A page as the build writes it. */
export interface WrittenPage {
  address: string;
  /** Of the window. */
  title: string;
  description: string;
  /** What stands in #root; empty where the browser alone renders the page. */
  html: string;
  /** Whether the client can hydrate it. What stands at addresses without a page is replaced. */
  hydrates: boolean;
  /** Source files whose built code this page needs at once. */
  modules: readonly string[];
}

/** No page of this address exists, and none ever will. */
const NOWHERE = '/404';

/** Every page of the client; content pages are rendered as for somebody of whom nothing is known yet. */
export async function* writtenPages(): AsyncGenerator<WrittenPage> {
  for (const [address, source] of Object.entries(PAGES)) yield await writtenPage(address, source);
  for (const { slug } of ARTICLES) {
    const article = await createQueryClient(() => undefined).fetchQuery({ ...articleQuery(slug), gcTime: 0 });
    if (!article) throw new Error(`The article ${slug} cannot be read`);
    const source = articlePage(slug, plainSummary(article.text));
    yield await writtenPage(`/handbook/${slug}`, source);
  }
  yield { ...(await writtenPage(NOWHERE, NOT_FOUND)), address: NOT_FOUND_PAGE, hydrates: false };
  yield await writtenPage(SHELL_PAGE, SHELL);
}

async function writtenPage(address: string, { description, modules }: PageSource): Promise<WrittenPage> {
  const queryClient = createQueryClient(() => undefined);
  const router = createAppRouter(queryClient, {
    history: createMemoryHistory({ initialEntries: [address] }),
    // No link is written with it; the router only wants to have one.
    origin: 'http://localhost',
  });
  const html = modules ? await prerender(address, queryClient, router) : '';
  const matches = modules ? router.state.matches : router.matchRoutes(router.latestLocation);
  return {
    address,
    // Of the shell it is not known yet what it will show.
    title: windowTitle(address === SHELL_PAGE ? [] : matches),
    description,
    html,
    hydrates: modules !== null,
    modules: modules ?? [],
  };
}

/** Throws where the page leads elsewhere, or would show the picture of waiting. */
async function prerender(
  address: string,
  queryClient: QueryClient,
  router: ReturnType<typeof createAppRouter>,
): Promise<string> {
  await router.load();
  if (router.state.location.pathname !== address) throw new Error(`${address} redirects to another page`);
  const html = renderToString(<App queryClient={queryClient} router={router} />);
  // Its timers would hold the process.
  queryClient.clear();
  // React writes this where something had to be waited for.
  if (html.includes('<!--$!-->') || html.includes('<!--$?-->'))
    throw new Error(`${address} is incomplete: part of it is still loading`);
  return html;
}

/** Search engines show about this much of a summary. */
const SUMMARY_MAX = 160;

/** The beginning of a Markdown text as plain words, cut at a sentence or a word. */
function plainSummary(markdown: string): string {
  const paragraph =
    markdown.split(/\n(?:[^\S\n]*\n)+/).find((block) => !/^\s*(?:#|\||>|[-*] |\d+\. |\[\^)/.test(block)) ??
    '';
  const words = plain(paragraph);
  if (words.length <= SUMMARY_MAX) return words;
  const begin = words.slice(0, SUMMARY_MAX);
  const sentence = begin.lastIndexOf('. ');
  if (sentence > SUMMARY_MAX / 2) return begin.slice(0, sentence + 1);
  return `${begin.slice(0, begin.lastIndexOf(' '))}…`;
}
