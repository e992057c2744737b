const VIEWS = ['log', 'charts', 'fasting', 'import'] as const;
export type TrackingView = (typeof VIEWS)[number];

/** Which part of the tracking page an address names; any other value is the log. */
export function trackingSearch(search: Record<string, unknown>): { view?: TrackingView } {
  const view = VIEWS.find((one) => one === search.view);
  return view === undefined || view === 'log' ? {} : { view };
}
