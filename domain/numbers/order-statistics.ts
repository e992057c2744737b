/** Ascending copy, as numbers. */
export function ascending(values: Iterable<number>): Float64Array {
  return Float64Array.from(values).sort();
}

/** The value at a place of a sorted list; a place outside it means its nearer end. Null when the list is empty. */
export function valueAt(sorted: Float64Array, place: number): number | null {
  return sorted[Math.min(sorted.length - 1, Math.max(0, place))] ?? null;
}

function medianOfSorted(sorted: Float64Array): number | null {
  const [low, high] = [
    valueAt(sorted, Math.floor((sorted.length - 1) / 2)),
    valueAt(sorted, Math.ceil((sorted.length - 1) / 2)),
  ];
  return low === null || high === null ? null : (low + high) / 2;
}

/** The middle value, or the mean of the two in the middle; null of nothing. */
export function median(values: Iterable<number>): number | null {
  return medianOfSorted(ascending(values));
}

/** How often each value that occurs more than once occurs. */
export function tieSizes(values: readonly number[]): number[] {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()].filter((count) => count > 1);
}
