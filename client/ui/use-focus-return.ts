import { type FocusEvent, type RefObject, useRef } from 'react';

/** The element that had the focus; for an item of a menu, which goes away, the menu's button. */
function opener(): HTMLElement | null {
  const active = document.activeElement;
  const menuButton = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const element = menuButton ? document.getElementById(menuButton) : active;
  return element instanceof HTMLElement && element !== document.body ? element : null;
}

/**
 * Sends the focus back to where it was when a dialog without a trigger of its own closes, or to the page's content
 * when that place is gone. Spread the result on the dialog's content.
 * @param elsewhere gives another place for the focus, or null for the usual one
 * @param first takes the focus in place of the dialog's first control as it opens
 */
export function useFocusReturn(elsewhere?: () => HTMLElement | null, first?: RefObject<HTMLElement | null>) {
  const from = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      from.current = opener();
      if (!first?.current) return;
      event.preventDefault();
      first.current.focus();
    },
    // Radix moves the focus from the last control to the first without scrolling there.
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const back = from.current?.isConnected ? from.current : document.getElementById('main');
      (elsewhere?.() ?? back)?.focus({ preventScroll: true });
    },
  };
}
