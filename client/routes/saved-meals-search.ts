const IDS = /^\d{1,10}(?:,\d{1,10})*$/;

/** Ids of the plans whose shopping list an address names, as "3,5"; anything else is the list of plans. */
export function savedMealsSearch(search: Record<string, unknown>): { shopping?: string | undefined } {
  const ids = String(search.shopping ?? '');
  return { shopping: IDS.test(ids) ? ids : undefined };
}
