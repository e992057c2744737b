import { BookOpenText } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '../../ui/button.tsx';
import { ScrollUpButton } from './scroll-up-button.tsx';

interface PhoneBarProps {
  onLibrary: () => void;
  scroller: RefObject<HTMLElement | null>;
}

/** Above the input on phones: in the thumb's reach, and over no answer. */
export const PhoneBar = ({ onLibrary, scroller }: PhoneBarProps) => (
  <div className="mb-2 flex items-center gap-2">
    <Button variant="secondary" aria-haspopup="dialog" onClick={onLibrary}>
      <BookOpenText aria-hidden="true" className="size-5" />
      Prompt Library
    </Button>
    <ScrollUpButton box={scroller} floating={false} />
  </div>
);
