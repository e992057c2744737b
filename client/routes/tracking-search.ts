const VIEWS = ['log', 'charts', 'fasting', 'import'] as const;
export type TrackingView = (typeof VIEWS)[number];

/** Which part of the tracking page an address names; any other value is the log, which has no name in the address. */
export function trackingSearch(search: Record<string, unknown>): { view?: TrackingView | undefined } {
  const view = VIEWS.find((one) => one === search.view);
  // Said outright: a view that is merely left out would be filled in again with what the address says.
  return { view: view === 'log' ? undefined : view };
}
