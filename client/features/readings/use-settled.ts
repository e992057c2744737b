import { useEffect, useState } from 'react';

/** A pause of this length means that a number is complete: "45" on the way to "450" is not answered. */
const PAUSE_MS = 800;
/** How soon to look again while a button is held down. */
const PRESS_MS = 100;

/** The value as it was when typing last paused, and the way to take it as it is now. */
export function useSettled<T>(value: T): [settled: T, settle: () => void] {
  const [settled, setSettled] = useState(value);
  // A timer is the only way to notice that nothing happens.
  useEffect(() => {
    const look = () => {
      // What appears now would move the button away from under the finger, and the press would be lost.
      if (document.querySelector('button:active')) timer = setTimeout(look, PRESS_MS);
      else setSettled(value);
    };
    let timer = setTimeout(look, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return [settled, () => setSettled(value)];
}
