import type { QueryClient } from '@tanstack/react-query';
import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { App } from '../app.tsx';
import { articleQuery, articleSlugs } from '../features/handbook/article-query.ts';
import { windowTitle } from '../features/shell/page-announcer.tsx';
import { createQueryClient } from '../lib/api/query-client.ts';
import { NOT_FOUND_PAGE, SHELL_PAGE } from '../page-address.ts';
import { createAppRouter, type OutsideBrowser } from '../router.tsx';
import { RootLayout } from '../routes/root.tsx';
import { PageFrame } from './page-frame.tsx';
import { articlePage, NOT_FOUND, PAGES, type PageSource, SHELL } from './pages.ts';
import { plainSummary } from './plain-summary.ts';

/** A page as the build writes it: what goes into #root, and what the head and the loading of files need. */
export interface DrawnPage {
  /** The address, or NOT_FOUND_PAGE. */
  address: string;
  /** Of the address, behind its question mark. */
  view?: string;
  title: string;
  description: string;
  /** Null where the client must draw the page anew, because only the frame stands. */
  hydrates: boolean;
  html: string;
  /** Files of the source whose built chunks this page needs at once. */
  modules: readonly string[];
}

/** No page of this address exists, and none ever will. */
const NOWHERE = '/404';

/** Draws every page, in the state in which it is not known yet who looks at it. */
export async function* drawPages(): AsyncGenerator<DrawnPage> {
  for (const [address, source] of Object.entries(PAGES)) {
    const page = source.isContent ? await drawContent(address, source) : await drawFrame(address, source);
    yield page;
    for (const [view, modules] of Object.entries(source.views ?? {})) yield { ...page, view, modules };
  }
  for (const slug of articleSlugs()) yield await drawArticle(slug);
  yield { ...(await drawContent(NOWHERE, NOT_FOUND)), address: NOT_FOUND_PAGE };
  yield { ...(await drawFrame(NOWHERE, SHELL)), address: SHELL_PAGE };
}

async function drawArticle(slug: string): Promise<DrawnPage> {
  const queryClient = newQueryClient();
  const article = await queryClient.fetchQuery(articleQuery(slug));
  if (!article) throw new Error(`The article ${slug} cannot be read`);
  const source = articlePage(slug, article.title, plainSummary(article.text));
  return drawContent(`/handbook/${slug}`, source, queryClient);
}

async function drawContent(
  address: string,
  source: PageSource,
  queryClient = newQueryClient(),
): Promise<DrawnPage> {
  const router = createAppRouter(queryClient, outsideBrowser(address));
  await router.load();
  if (router.state.location.pathname !== address) throw new Error(`${address} leads elsewhere`);
  return drawn(address, source, queryClient, router);
}

/** Header and footer of the client around a sketch of a page. */
async function drawFrame(address: string, source: PageSource): Promise<DrawnPage> {
  const root = createRootRoute({ component: RootLayout, staticData: { title: null } });
  const page = createRoute({
    getParentRoute: () => root,
    path: '$',
    component: () => <PageFrame heading={source.title} />,
    staticData: { title: source.title },
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    ...outsideBrowser(address),
  });
  await router.load();
  return drawn(address, source, newQueryClient(), router);
}

const outsideBrowser = (address: string): OutsideBrowser => ({
  history: createMemoryHistory({ initialEntries: [address] }),
  // No link is written with it; the router only wants to have one.
  origin: 'http://localhost',
  isServer: false,
});

const newQueryClient = (): QueryClient => createQueryClient(() => undefined);

function drawn(address: string, source: PageSource, queryClient: QueryClient, router: AnyRouter): DrawnPage {
  const html = renderToString(<App queryClient={queryClient} router={router} />);
  // Its timers would hold the process.
  queryClient.clear();
  // React writes this where something had to be waited for: the reader would see the picture of waiting.
  if (html.includes('<!--$!-->') || html.includes('<!--$?-->'))
    throw new Error(`${address} is not whole: a part of it waits`);
  const { title, description, isContent, modules } = source;
  return { address, title: windowTitle(title), description, hydrates: isContent, html, modules };
}
