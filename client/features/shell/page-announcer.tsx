import { useMatches, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { BRAND } from '../../brand.ts';

/** What a page that shows one entry of many was loaded with, if that has a title of its own. */
const titleOf = (data: unknown): string | null =>
  typeof data === 'object' && data !== null && 'title' in data && typeof data.title === 'string'
    ? data.title
    : null;

type Shown = Pick<ReturnType<typeof useMatches>[number], 'loaderData' | 'staticData'>;

/** The window's title over the matches of an address: the page's own name, then the product's. */
export function windowTitle(matches: readonly Shown[]): string {
  const shown = matches.at(-1);
  // The root alone matches where no page does.
  const own =
    matches.length === 1 ? 'Page not found' : (titleOf(shown?.loaderData) ?? shown?.staticData.title);
  return own ? `${own} | ${BRAND.product}` : BRAND.product;
}

/**
 * Keeps the window's title, and tells assistive tools about a new page: the focus moves to its content and the
 * title is read, as a full page load would do.
 */
export function PageAnnouncer() {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const title = windowTitle(useMatches());
  const lastPath = useRef<string | undefined>(undefined);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    if (path === undefined) return;
    const isNewPage = lastPath.current !== undefined && lastPath.current !== path;
    lastPath.current = path;
    if (!isNewPage) return;
    setAnnounced(title);
    // A dialog, or a menu that was opened before the page was there, keeps the focus.
    if (!document.querySelector('[role="dialog"], [role="menu"][data-state="open"]'))
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [path, title]);

  return (
    <div role="status" aria-label="Page" className="sr-only">
      {announced}
    </div>
  );
}
