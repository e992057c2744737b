import { Search } from 'lucide-react';
import type { RefObject } from 'react';
import { platform } from '../../../lib/shortcut-keys.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import { ariaKeysOf } from '../shortcuts/shortcuts.ts';

/** The server takes no more. */
const SEARCH_MAX = 200;

interface SearchBoxProps {
  text: string;
  onText: (text: string) => void;
  boxRef: RefObject<HTMLInputElement | null>;
}

/** Search over titles and messages. */
export function SearchBox({ text, onText, boxRef }: SearchBoxProps) {
  return (
    <div className="relative">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute left-2.5 top-1/2 size-5 -translate-y-1/2"
      />
      <TextInput
        ref={boxRef}
        type="search"
        aria-label="Search chats"
        aria-keyshortcuts={ariaKeysOf('searchChats', platform)}
        placeholder="Search chats"
        value={text}
        maxLength={SEARCH_MAX}
        onChange={(event) => onText(event.target.value)}
        className="pl-9"
      />
    </div>
  );
}
