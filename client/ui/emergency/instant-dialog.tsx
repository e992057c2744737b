import { X } from 'lucide-react';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { usePageMark } from '../../lib/hooks/use-page-mark.ts';

interface InstantDialogProps {
  onClose: () => void;
  title: string;
  description: ReactNode;
  /** Takes the focus as the dialog opens. */
  firstFocus: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * A modal dialog that looks like the others and is the browser's own: nothing is fetched for it, as for theirs, where
 * it may be wanted in danger and without a network. It stands above whatever else is open. Shown while it is mounted;
 * the focus goes back to where it was.
 */
export function InstantDialog({ onClose, title, description, firstFocus, children }: InstantDialogProps) {
  const frame = useRef<HTMLDialogElement>(null);
  const id = useId();
  usePageMark('held');
  useLayoutEffect(() => {
    const dialog = frame.current;
    dialog?.showModal();
    firstFocus.current?.focus();
    return () => dialog?.close();
  }, [firstFocus]);
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Dialogs below listen at the document and would close too.
    event.preventDefault();
    event.stopImmediatePropagation();
    onClose();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => closeOnEscape(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
  return createPortal(
    <dialog
      ref={frame}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      // What lies behind belongs to the element too; what is in it covers the rest.
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) return;
        // Else the press would take the focus from where it goes back to.
        event.preventDefault();
        onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className={
        'pointer-events-auto fixed inset-x-0 top-auto bottom-0 m-0 flex max-h-[calc(100dvh-1.5rem)] w-full max-w-none ' +
        'animate-slide-up flex-col rounded-t-lg border-2 border-b-0 border-ink bg-card p-0 text-ink shadow-float ' +
        'backdrop:bg-scrim sm:inset-0 sm:m-auto sm:h-fit sm:max-w-xl sm:animate-rise sm:rounded-lg sm:border-b-2 ' +
        'short:overflow-y-auto'
      }
    >
      <header className="relative pt-5 pr-14 pl-5 sm:pt-6 sm:pl-7">
        <h2 id={`${id}-title`} className="text-2xl font-semibold">
          {title}
        </h2>
        <div id={`${id}-description`} className="mt-1 text-ink-soft">
          {description}
        </div>
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className="absolute right-2 top-2 flex size-touch items-center justify-center rounded-md hover:bg-shoal"
        >
          <X className="size-6" />
        </button>
      </header>
      <div className="min-h-0 grow overflow-y-auto px-5 py-4 short:min-h-fit short:overflow-visible sm:px-7">
        {children}
      </div>
    </dialog>,
    document.body,
  );
}
