import { BookOpenText } from 'lucide-react';
import type { RefObject } from 'react';
import { NewestButton } from './answer/newest-button.tsx';
import type { Below } from './follow-newest.ts';
import { ScrollUpButton } from './scroll-up-button.tsx';

interface FloatingButtonsProps {
  /** Opens the prompt library; null where it stands beside the chat. */
  onLibrary: (() => void) | null;
  below: Below;
  onDown: () => void;
  scroller: RefObject<HTMLElement | null>;
}

const LibraryButton = ({ onOpen }: { onOpen: () => void }) => (
  <button
    type="button"
    aria-haspopup="dialog"
    onClick={onOpen}
    className="flex h-12 items-center gap-2 rounded-full border-2 border-ink bg-card px-4 font-bold shadow-float hover:bg-shoal"
  >
    <BookOpenText aria-hidden="true" className="size-5" />
    Prompt Library
  </button>
);

/** Over the lower edge of the messages, in the thumb's reach: the library on phones, down to the newest, and up. */
export const FloatingButtons = ({ onLibrary, below, onDown, scroller }: FloatingButtonsProps) => (
  <div className="pointer-events-none absolute inset-x-4 bottom-3 flex items-end gap-2 *:pointer-events-auto">
    {onLibrary ? <LibraryButton onOpen={onLibrary} /> : null}
    <NewestButton below={below} onClick={onDown} />
    <ScrollUpButton box={scroller} />
  </div>
);
