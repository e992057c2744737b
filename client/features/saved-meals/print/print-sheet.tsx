import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';

/** Shown on paper alone, in place of the page. Opens the browser's print dialog as it appears. */
export function PrintSheet({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  // The dialog prints what stands on the page, so it can only be opened once the sheet is there.
  useEffect(() => {
    window.addEventListener('afterprint', onDone);
    const opening = setTimeout(() => window.print());
    return () => {
      clearTimeout(opening);
      window.removeEventListener('afterprint', onDone);
    };
  }, [onDone]);
  return createPortal(<div data-print-sheet>{children}</div>, document.body);
}
