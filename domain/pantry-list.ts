import type { KetoRating } from '#contract/nutrition.ts';
import type { PantrySort } from '#contract/pantry.ts';
import { ratingOf } from './keto-score.ts';

/** What sorting and searching look at; ids differ between saved items and a guest's. */
export interface ListedItem {
  readonly productName: string;
  readonly brand?: string | null;
  readonly ketoScore?: number | null;
  /** ISO instant. */
  readonly createdAt: string;
}

export const PANTRY_SORT_LABELS: Readonly<Record<PantrySort, string>> = {
  newest: 'Newest First',
  oldest: 'Oldest First',
  'name-asc': 'Name A-Z',
  'name-desc': 'Name Z-A',
  'keto-score-high': 'Best Keto Score',
  'keto-score-low': 'Worst Keto Score',
};

const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

function newestFirst(a: ListedItem, b: ListedItem): number {
  return Date.parse(b.createdAt) - Date.parse(a.createdAt);
}

/** Items without a score come last whichever way the scores run. */
function byScore(a: ListedItem, b: ListedItem, direction: 1 | -1): number {
  const first = a.ketoScore ?? null;
  const second = b.ketoScore ?? null;
  if (first === null || second === null) return Number(first === null) - Number(second === null);
  return (first - second) * direction;
}

const COMPARATORS: Readonly<Record<PantrySort, (a: ListedItem, b: ListedItem) => number>> = {
  newest: newestFirst,
  oldest: (a, b) => -newestFirst(a, b),
  'name-asc': (a, b) => names.compare(a.productName, b.productName),
  'name-desc': (a, b) => names.compare(b.productName, a.productName),
  'keto-score-high': (a, b) => byScore(a, b, -1),
  'keto-score-low': (a, b) => byScore(a, b, 1),
};

/** A sorted copy; equal items stay newest first. */
export function sortPantry<T extends ListedItem>(items: readonly T[], sort: PantrySort): T[] {
  const compare = COMPARATORS[sort];
  return [...items].sort((a, b) => compare(a, b) || newestFirst(a, b));
}

/** Whether product name or brand contains the search text, in any case; a blank search matches all. */
export function matchesSearch(item: Pick<ListedItem, 'productName' | 'brand'>, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return [item.productName, item.brand ?? ''].some((text) => text.toLowerCase().includes(wanted));
}

export interface RatingBadge {
  readonly rating: KetoRating;
  readonly label: string;
}

const BADGE_LABEL: Readonly<Record<KetoRating, string>> = {
  excellent: 'Excellent',
  good: 'Good',
  moderate: 'Moderate',
  poor: 'Poor',
};

/** Badge of a saved item; null when it has no score. The score is rounded to a whole first. */
export function ratingBadge(score: number | null | undefined): RatingBadge | null {
  if (score === null || score === undefined) return null;
  const rating = ratingOf(Math.round(score));
  return { rating, label: BADGE_LABEL[rating] };
}
