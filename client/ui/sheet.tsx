import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { CloseMark, Modal, type ModalProps } from './modal.tsx';

interface FrameProps extends Pick<ModalProps, 'open' | 'onOpenChange' | 'children'> {
  side?: 'left' | 'right' | 'bottom';
}

interface PartsProps {
  title: string;
  children: ReactNode;
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode;
}

const SIDE = {
  left: 'inset-y-0 left-0 w-[min(24rem,88vw)] animate-slide-left border-r-2',
  right: 'inset-y-0 right-0 w-[min(26rem,92vw)] animate-slide-right border-l-2',
  bottom:
    'inset-x-0 bottom-0 max-h-[85dvh] animate-slide-up rounded-t-lg border-t-2 md:left-auto md:right-6 md:w-[28rem] md:border-x-2',
} as const;

/** The modal panel of a sheet without what is in it, for one whose content changes while it is open. */
export const SheetFrame = ({ side = 'right', ...modal }: FrameProps) => (
  <Modal {...modal} className={SIDE[side]} />
);

/** Title, content and foot of a sheet: what stands in a `SheetFrame`. */
export const SheetParts = ({ title, children, footer }: PartsProps) => (
  <>
    <header className="flex items-center justify-between gap-2 border-b border-line py-2 pl-5 pr-2">
      <Radix.Title className="text-xl font-semibold">{title}</Radix.Title>
      <CloseMark className="shrink-0" />
    </header>
    <div className="min-h-0 grow overflow-y-auto px-5 py-4 short:min-h-fit short:overflow-visible">
      {children}
    </div>
    {footer ? <footer className="border-t border-line px-5 py-4">{footer}</footer> : null}
  </>
);

/** Modal panel that slides in from an edge: menus, libraries, drawers. */
export const Sheet = ({ open, onOpenChange, side, ...parts }: FrameProps & PartsProps) => (
  <SheetFrame open={open} onOpenChange={onOpenChange} side={side}>
    <SheetParts {...parts} />
  </SheetFrame>
);
