import { useRef } from 'react';

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
 */
export function useFocusReturn() {
  const from = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      from.current = opener();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const back = from.current?.isConnected ? from.current : document.getElementById('main');
      back?.focus({ preventScroll: true });
    },
  };
}
