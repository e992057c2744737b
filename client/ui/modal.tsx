import clsx from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type FocusEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { usePageMark } from '../lib/hooks/use-page-mark.ts';

/** Lies between the page and an open dialog, and holds the page still. */
function Scrim() {
  usePageMark('held');
  const [, setShown] = useState(false);
  // Another pass before the paint makes React do its effects now: a dialog that is seen also hears the keys.
  useLayoutEffect(() => setShown(true), []);
  return <div className="pointer-events-auto fixed inset-0 z-40 animate-fade bg-scrim" />;
}

/** The element that had the focus; for an item of a menu, which goes away, the menu's button. */
function opener(): HTMLElement | null {
  const active = document.activeElement;
  const menuButton = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const element = menuButton ? document.getElementById(menuButton) : active;
  return element instanceof HTMLElement && element !== document.body ? element : null;
}

/** Radix moves the focus from the last control to the first without scrolling there. */
function showFocused({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
}

export interface ModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** False where only a button inside may close it. */
  dismissable?: boolean;
  isDescribed?: boolean;
  className: string;
  /** Where the focus goes after closing when not back to where it was; null for there. */
  returnFocus?: () => HTMLElement | null;
  /** Takes the focus as the modal opens, in place of its first control. */
  firstFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * What dialogs and sheets have in common. Radix keeps the focus inside; as there is no trigger, where it goes on
 * closing is remembered here: back to where it was, or to the page's content when that place is gone.
 * Radix's own overlay is not used because it writes a style element, which the content security policy refuses.
 */
export function Modal(props: ModalProps) {
  const { dismissable = true, isDescribed = false, firstFocus } = props;
  const from = useRef<HTMLElement | null>(null);
  const keepOpen = (event: Event) => {
    if (!dismissable) event.preventDefault();
  };
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        <Scrim />
        <Radix.Content
          onOpenAutoFocus={(event) => {
            from.current = opener();
            if (!firstFocus?.current) return;
            event.preventDefault();
            firstFocus.current.focus();
          }}
          onFocus={showFocused}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const back = from.current?.isConnected ? from.current : document.getElementById('main');
            (props.returnFocus?.() ?? back)?.focus({ preventScroll: true });
          }}
          onEscapeKeyDown={keepOpen}
          onInteractOutside={keepOpen}
          {...(isDescribed ? {} : { 'aria-describedby': undefined })}
          className={clsx(
            'fixed z-50 flex flex-col border-ink bg-card text-ink shadow-float short:overflow-y-auto',
            props.className,
          )}
        >
          {props.children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The cross in the corner of a modal. */
export const CloseMark = ({ className }: { className: string }) => (
  <Radix.Close
    aria-label="Close"
    className={clsx('flex size-touch items-center justify-center rounded-md hover:bg-shoal', className)}
  >
    <X className="size-6" />
  </Radix.Close>
);
