import { useEffect } from 'react';
import { isPageHeld } from '../../../lib/use-page-mark.ts';

/**
 * While a whole answer is still typed out, Escape shows all of it, unless the key was meant for what is open above.
 * Before the answer is whole, Escape stops it.
 */
export function useSkipKey(on: boolean, skip: () => void): void {
  useEffect(() => {
    if (!on) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (isPageHeld() || document.querySelector('[role="menu"]')) return;
      event.preventDefault();
      skip();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
