import { startTransition, useEffect, useState } from 'react';

/**
 * How many rows of a long list are on the page by now: the first at once, all within moments, a step at a time and
 * never in the way of typing or scrolling.
 */
export function useGrowingCount(total: number, { first, step }: { first: number; step: number }): number {
  const [count, setCount] = useState(first);
  const isShort = count < total;
  // A step begins when the one before is on the page.
  useEffect(() => {
    if (isShort) startTransition(() => setCount(count + step));
  }, [isShort, count, step]);
  return Math.min(count, total);
}
