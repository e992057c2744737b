import { useMatches, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { BRAND } from '../../brand.ts';

/**
 * Keeps the window's title, and tells assistive tools about a new page: the focus moves to its content and the
 * title is read, as a full page load would do.
 */
export function PageAnnouncer() {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const matches = useMatches();
  // The root alone matches where no page does.
  const missing = matches.length === 1;
  const own = missing ? 'Page not found' : matches.at(-1)?.staticData.title;
  const title = own ? `${own} | ${BRAND.product}` : BRAND.product;
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
    // An open dialog keeps the focus.
    if (!document.querySelector('[role="dialog"]'))
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [path, title]);

  return (
    <div role="status" aria-label="Page" className="sr-only">
      {announced}
    </div>
  );
}
