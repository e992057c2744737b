import type { MEAL_TEXT_MOST as ContractMost } from '#contract/meal-text.ts';

/** Same as the contract's constant; repeated so that the first page load does not carry the contract's schemas. */
const MEAL_TEXT_MOST: typeof ContractMost = 1000;

// What the addresses of pages say behind their "?", with all else taken out.

const IDS = /^\d{1,10}(?:,\d{1,10})*$/;

/** Ids of the plans whose shopping list an address names, as "3,5"; anything else is the list of plans. */
export function savedMealsSearch(search: Record<string, unknown>): { shopping?: string | undefined } {
  const ids = String(search.shopping ?? '');
  return { shopping: IDS.test(ids) ? ids : undefined };
}

const VIEWS = ['log', 'charts', 'fasting', 'import', 'diary-file'] as const;
export type TrackingView = (typeof VIEWS)[number];

/** Which part of the tracking page an address names; any other value is today's, which has no name in the address. */
export function trackingSearch(search: Record<string, unknown>): {
  view?: TrackingView | undefined;
  /** Of the diary, YYYY-MM-DD; today where it is left out. */
  day?: string | undefined;
  /** A meal told elsewhere, to be looked at here before it is logged. */
  say?: string | undefined;
} {
  const view = VIEWS.find((one) => one === search.view);
  // Said outright: a view that is merely left out would be filled in again with what the address says.
  const day =
    typeof search.day === 'string' && /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(search.day)
      ? search.day
      : undefined;
  const isToday = view === undefined;
  const say = typeof search.say === 'string' ? search.say.slice(0, MEAL_TEXT_MOST) : undefined;
  return {
    view,
    day: isToday ? day : undefined,
    say: isToday ? say || undefined : undefined,
  };
}

/** The token that a mailed link brings. */
export const mailedTokenSearch = ({ token }: Record<string, unknown>): { token?: string } =>
  typeof token === 'string' ? { token } : {};
