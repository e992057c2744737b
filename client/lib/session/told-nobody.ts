let asked = false;

/**
 * Whether the server told with this very page that the browser brought no session; then nobody need be asked for.
 * Counts once, for somebody may sign in later. A page from the worker may be an old one and tells nothing.
 */
export function toldNobody(): boolean {
  if (asked || typeof PerformanceNavigationTiming === 'undefined') return false;
  asked = true;
  const [page] = performance.getEntriesByType('navigation');
  return (
    page instanceof PerformanceNavigationTiming &&
    page.workerStart === 0 &&
    page.serverTiming.some(({ name, description }) => name === 'session' && description === 'none')
  );
}
