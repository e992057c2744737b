/** Addresses of the client's pages, without those that show one entry each, such as `/handbook/<slug>`. */
export const PAGE_PATHS = [
  '/',
  '/getting-started',
  '/captain-keto',
  '/keto-pantry',
  '/starter-foods',
  '/saved-pantry',
  '/saved-meals',
  '/tracking',
  '/profile',
  '/account',
  '/science',
  '/success-stories',
  '/handbook',
  '/terms',
  '/privacy',
  '/journal-chat',
  '/subscribe',
  '/reset-password',
  '/confirm-email',
] as const;

export type PagePath = (typeof PAGE_PATHS)[number];

/** Stands at addresses that have no page. */
export const NOT_FOUND_PAGE = '/not-found';

/** An empty page, in which the client can render any other. */
export const SHELL_PAGE = '/shell';

/** File below the built client that holds the page at an address: `/science` is `science.html`. */
export const pageFile = (address: string): string =>
  `${address === '/' ? 'index' : address.replace(/^\//, '')}.html`;

/** Below this an address shows one article of the handbook. */
export const ARTICLE_PREFIX = '/handbook/';

/** Pages that are the same for everyone; the articles of the handbook are too. */
export const CONTENT_PATHS = [
  '/',
  '/getting-started',
  '/science',
  '/success-stories',
  '/handbook',
  '/terms',
  '/privacy',
] as const satisfies readonly PagePath[];
