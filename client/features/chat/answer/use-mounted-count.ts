import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

const FIRST = 12;
const STEP = 20;

/** How many of the newest rows are on the page by now: a few at first, all of them within moments. */
export function useMountedCount(total: number): number {
  const [count, setCount] = useState(FIRST);
  const isShort = count < total;
  // Each step waits for the browser to be idle, which only it can say.
  useEffect(() => (isShort ? whenIdle(() => setCount(count + STEP), 200) : undefined), [isShort, count]);
  return Math.min(count, total);
}
