import { afterPaint } from '../after-paint.ts';

/** The page that was opened goes first. */
const QUIET_MS = 3_000;

/** Ends when the page has had its time and the browser has nothing better to do. */
export const quiet = () =>
  new Promise<void>((resolve) => {
    setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: QUIET_MS });
      else resolve();
    }, QUIET_MS);
  });

/**
 * Ends with the first touch or key on the page, once its own effect is seen, or when the page is quiet: in time for
 * what a person may then do.
 */
export function touchedOrQuiet(): Promise<void> {
  const waiting = new AbortController();
  const touched = new Promise<void>((resolve) => {
    for (const sign of ['pointerdown', 'keydown'])
      window.addEventListener(sign, () => resolve(), { once: true, signal: waiting.signal });
  });
  return Promise.race([touched.then(afterPaint), quiet()]).finally(() => waiting.abort());
}
