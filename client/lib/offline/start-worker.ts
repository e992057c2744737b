/** A page that is never idle gets its worker all the same. */
const IDLE_WITHIN_MS = 5_000;

/** Keeps the app on this device, once the first page has loaded and the browser has time. */
export function startWorker(): void {
  // The browser's development server changes files all the time; and not every page is served as it must be for this.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const start = async () => {
    try {
      const { followVersions } = await import('./follow-versions.ts');
      await followVersions();
    } catch {
      // Blocked by the browser, or the line broke: the app works without it, and the next visit tries again.
    }
  };
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => void start(), { timeout: IDLE_WITHIN_MS });
    else setTimeout(() => void start());
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
