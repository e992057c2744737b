/** Addresses of the client's pages. The server answers these with 200 and any other with 404. */
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
] as const;

export type PagePath = (typeof PAGE_PATHS)[number];

/** Pages that show one entry each, such as a handbook article: `/handbook/<slug>`. */
const PAGE_PREFIXES = ['/handbook/'];

export function isPagePath(pathname: string): boolean {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return PAGE_PATHS.some((page) => page === path) || PAGE_PREFIXES.some((prefix) => path.startsWith(prefix));
}

/** File below the built client that holds the page at an address: `/science` is `science.html`. */
export const pageFile = (address: string): string =>
  `${address === '/' ? 'index' : address.replace(/^\//, '')}.html`;
