const VIEWS = ['today', 'log', 'charts', 'fasting', 'import'] as const;
export type TrackingView = (typeof VIEWS)[number];

/** Which part of the tracking page an address names; any other value is today's, which has no name in the address. */
export function trackingSearch(search: Record<string, unknown>): {
  view?: TrackingView | undefined;
  /** Of the diary, YYYY-MM-DD; today where it is left out. */
  day?: string | undefined;
} {
  const view = VIEWS.find((one) => one === search.view);
  // Said outright: a view that is merely left out would be filled in again with what the address says.
  const day =
    typeof search.day === 'string' && /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(search.day)
      ? search.day
      : undefined;
  return {
    view: view === 'today' ? undefined : view,
    day: view === undefined || view === 'today' ? day : undefined,
  };
}
