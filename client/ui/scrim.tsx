import { useLayoutEffect, useState } from 'react';
import { usePageMark } from '../lib/use-page-mark.ts';

/** Lies between the page and an open dialog, and holds the page still. */
export function Scrim() {
  usePageMark('held');
  const [, setShown] = useState(false);
  // Another pass before the paint makes React do its effects now: a dialog that is seen also hears the keys.
  useLayoutEffect(() => setShown(true), []);
  return <div className="pointer-events-auto fixed inset-0 z-40 animate-fade bg-scrim" />;
}
