/** Runs when the browser has nothing better to do, after so many milliseconds at the latest; the result calls it off. */
export function whenIdle(run: () => void, timeout: number): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 1);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout });
  return () => cancelIdleCallback(handle);
}
