import { useMatches, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { BRAND } from '../../brand.ts';

/** What a page that shows one entry of many was loaded with, if that has a title of its own. */
const titleOf = (data: unknown): string | null =>
  typeof data === 'object' && data !== null && 'title' in data && typeof data.title === 'string'
    ? data.title
    : null;

/** A page's title in the window: its own name, then the product's. */
export const windowTitle = (own: string | null | undefined) =>
  own ? `${own} | ${BRAND.product}` : BRAND.product;

/**
 * Keeps the window's title, and tells assistive tools about a new page: the focus moves to its content and the
 * title is read, as a full page load would do.
 */
export function PageAnnouncer() {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const matches = useMatches();
  // The root alone matches where no page does.
  const missing = matches.length === 1;
  const shown = matches.at(-1);
  const title = windowTitle(
    missing ? 'Page not found' : (titleOf(shown?.loaderData) ?? shown?.staticData.title),
  );
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
