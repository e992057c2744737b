/** A page that nobody sees is not painted; the work goes on all the same. */
const UNSEEN_MS = 100;

/** Ends once what was changed so far is painted: a press is seen before the work that follows from it. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const unseen = setTimeout(resolve, UNSEEN_MS);
    requestAnimationFrame(() => {
      clearTimeout(unseen);
      setTimeout(resolve);
    });
  });

/** The page that was opened goes first, and one that is never idle gets its turn all the same. */
const QUIET_MS = 3_000;

/** Ends when the browser has nothing better to do. */
export const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: QUIET_MS });
    else setTimeout(resolve);
  });

/** The same once the page has had its time. */
export const quiet = () => new Promise((resolve) => setTimeout(resolve, QUIET_MS)).then(idle);

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
