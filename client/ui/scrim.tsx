import { usePageMark } from '../lib/use-page-mark.ts';

/** Lies between the page and an open dialog, and holds the page still. */
export function Scrim() {
  usePageMark('held');
  return <div className="pointer-events-auto fixed inset-0 z-40 animate-fade bg-scrim" />;
}
