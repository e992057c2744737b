import { useEffect } from 'react';
import { createStore } from './create-store.ts';

/** In how many places something stands that is neither saved nor kept over a reload. */
export const unsavedInput = createStore(0);

/** Tells that a reload would lose what was typed or read here. Forms that keep a draft need not. */
export function useUnsavedInput(isUnsaved: boolean): void {
  // What is counted lives outside React, and as long as the form is on the page.
  useEffect(() => {
    if (!isUnsaved) return;
    unsavedInput.set(unsavedInput.get() + 1);
    return () => unsavedInput.set(unsavedInput.get() - 1);
  }, [isUnsaved]);
}
