import clsx from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { Scrim } from './scrim.tsx';
import { useFocusReturn } from './use-focus-return.ts';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** One line under the title, read with it. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the bottom; they stay in sight while the content scrolls. */
  footer?: ReactNode;
  size?: 'md' | 'lg' | 'xl';
  /** False where only a button of the dialog may close it. */
  dismissable?: boolean;
  /** What it holds is text alone, and is scrolled by keys. */
  isText?: boolean;
  /** Picture above the title. */
  figure?: ReactNode;
  /** Where the focus goes after closing when not back to where it was; null for there. */
  returnFocus?: (() => HTMLElement | null) | undefined;
  /** Takes the focus as the dialog opens, in place of its first control. */
  firstFocus?: RefObject<HTMLElement | null>;
}

const SIZE = { md: 'sm:max-w-md', lg: 'sm:max-w-xl', xl: 'sm:max-w-3xl' } as const;

/**
 * Modal dialog: a sheet from the bottom on phones, centred from `sm` up. Radix keeps the focus inside and names it.
 * Its own overlay is not used because it writes a style element, which the content security policy refuses.
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, footer, figure } = props;
  const { size = 'md', dismissable = true } = props;
  const focusReturn = useFocusReturn(props.returnFocus, props.firstFocus);
  const keepOpen = (event: Event) => {
    if (!dismissable) event.preventDefault();
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Scrim />
        <Radix.Content
          {...focusReturn}
          onEscapeKeyDown={keepOpen}
          onInteractOutside={keepOpen}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={clsx(
            'fixed z-50 flex max-h-[calc(100dvh-1.5rem)] w-full flex-col bg-card text-ink shadow-float',
            'inset-x-0 bottom-0 animate-slide-up rounded-t-lg border-2 border-b-0 border-ink',
            'sm:inset-0 sm:m-auto sm:h-fit sm:animate-rise sm:rounded-lg sm:border-b-2',
            // So little height has no room for parts that stay in sight.
            'short:overflow-y-auto',
            SIZE[size],
          )}
        >
          <header className={clsx('relative pt-5 pr-14 pl-5 sm:pt-6 sm:pl-7', children ? null : 'pb-5')}>
            {figure}
            <Radix.Title className="text-2xl font-semibold">{title}</Radix.Title>
            {description ? (
              <Radix.Description asChild>
                <div className="mt-1 text-ink-soft">{description}</div>
              </Radix.Description>
            ) : null}
            {dismissable ? (
              <Radix.Close
                aria-label="Close"
                className="absolute right-2 top-2 flex size-touch items-center justify-center rounded-md hover:bg-shoal"
              >
                <X aria-hidden="true" className="size-6" />
              </Radix.Close>
            ) : null}
          </header>
          {children ? (
            <div
              tabIndex={props.isText ? 0 : undefined}
              className="min-h-0 grow overflow-y-auto px-5 py-4 short:min-h-fit short:overflow-visible sm:px-7"
            >
              {children}
            </div>
          ) : null}
          {footer ? (
            <footer className="flex flex-col-reverse gap-3 border-t border-line px-5 py-4 sm:flex-row sm:justify-end sm:px-7">
              {footer}
            </footer>
          ) : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
