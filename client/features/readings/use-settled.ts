import { useEffect, useState } from 'react';

/** A pause of this length means that a number is complete: "45" on the way to "450" is not answered. */
const PAUSE_MS = 800;

/** The value as it was when typing last paused, and the way to take it as it is now. */
export function useSettled<T>(value: T): [settled: T, settle: () => void] {
  const [settled, setSettled] = useState(value);
  // A timer is the only way to notice that nothing happens.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return [settled, () => setSettled(value)];
}
