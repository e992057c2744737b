import type { KetoRating } from '#contract/nutrition.ts';
import type { PantrySort } from '#contract/pantry.ts';
import { ratingOf } from '../keto-score/keto-score.ts';
import { compareKeys, nameKey } from './name-order.ts';

/** What sorting and searching look at. */
export interface ListedItem {
  /** A number for saved items, a text for a guest's. */
  readonly id?: number | string;
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

/** The one saved later; of those saved in the same instant the higher id. */
function newestFirst(a: ListedItem, b: ListedItem): number {
  const later = Date.parse(b.createdAt) - Date.parse(a.createdAt);
  return later || (typeof a.id === 'number' && typeof b.id === 'number' ? b.id - a.id : 0);
}

/** Items without a score come last whichever way the scores run. */
function byScore(a: ListedItem, b: ListedItem, direction: 1 | -1): number {
  const first = a.ketoScore ?? null;
  const second = b.ketoScore ?? null;
  if (first === null || second === null) return Number(first === null) - Number(second === null);
  return (first - second) * direction;
}

function sortByName<T extends ListedItem>(items: readonly T[], direction: 1 | -1): T[] {
  return items
    .map((item) => ({ item, key: nameKey(item.productName) }))
    .sort((a, b) => direction * compareKeys(a.key, b.key) || newestFirst(a.item, b.item))
    .map(({ item }) => item);
}

/** A sorted copy; equal items stay newest first. The server sorts by the same rules. */
export function sortPantry<T extends ListedItem>(items: readonly T[], sort: PantrySort): T[] {
  switch (sort) {
    case 'newest':
      return items.toSorted(newestFirst);
    case 'oldest':
      return items.toSorted((a, b) => -newestFirst(a, b));
    case 'name-asc':
      return sortByName(items, 1);
    case 'name-desc':
      return sortByName(items, -1);
    case 'keto-score-high':
      return items.toSorted((a, b) => byScore(a, b, -1) || newestFirst(a, b));
    case 'keto-score-low':
      return items.toSorted((a, b) => byScore(a, b, 1) || newestFirst(a, b));
  }
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
