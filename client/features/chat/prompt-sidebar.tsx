import { BookOpenText, MessagesSquare, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import { useMedia } from '../../lib/hooks/use-media.ts';
import { browserStores, readJson, writeJson } from '../../lib/storage/browser-stores.ts';
import { STORAGE_KEY, type StorageKey } from '../../lib/storage/keys.ts';
import { IconButton } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ScrollUpButton } from './follow-newest.tsx';
import { ariaKeysOf, isFlag } from './shortcuts/shortcuts.ts';

/** From here on the library stands beside the chat; below it slides over. */
const WIDE = '(min-width: 48rem)';

export type LibraryPart = 'prompts' | 'chats';

export type Library = ReturnType<typeof useLibrary>;

/** The search box over the saved chats, and whether it was asked for before it was there. */
export interface SearchFocus {
  box: RefObject<HTMLInputElement | null>;
  isWanted: RefObject<boolean>;
}

function usePersistedFlag(key: StorageKey, first: boolean): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => readJson(browserStores().local, key, isFlag) ?? first);
  const change = (next: boolean) => {
    writeJson(browserStores().local, key, next);
    setOn(next);
  };
  return [on, change];
}

export function useLibrary() {
  const isWide = useMedia(WIDE);
  const [collapsed, setCollapsed] = usePersistedFlag(STORAGE_KEY.sidebarCollapsed, false);
  const [chatsOpen, setChatsOpen] = usePersistedFlag(STORAGE_KEY.savedChatsOpen, true);
  const [slidOver, setSlidOver] = useState(false);
  const [part, setPart] = useState<LibraryPart>('prompts');
  const box = useRef<HTMLInputElement>(null);
  const isWanted = useRef(false);
  const isOpen = isWide ? !collapsed : slidOver;
  const setOpen = (open: boolean) => (isWide ? setCollapsed(!open) : setSlidOver(open));
  const open = (wanted: LibraryPart) => {
    setPart(wanted);
    if (wanted === 'chats') setChatsOpen(true);
    setOpen(true);
  };
  return {
    isWide,
    isOpen,
    /** What slides over the chat on phones. */
    part,
    open,
    setOpen,
    toggle: () => setOpen(!isOpen),
    /** Puts away what slid over the chat; beside it, it stays. */
    leave: () => setSlidOver(false),
    chatsOpen,
    setChatsOpen,
    /** Opens library and saved chats, with the focus in the search box. */
    openSearch: () => {
      isWanted.current = box.current === null;
      box.current?.focus();
      open('chats');
    },
    search: useMemo((): SearchFocus => ({ box, isWanted }), []),
  };
}

const SHEET_TITLE = { prompts: 'Prompt Library', chats: 'Saved Chats' } as const;
const TITLE = SHEET_TITLE.prompts;

/** Beside the chat, 16rem wide when open. One button opens and closes it, so the focus stays on it. */
function Sidebar({ library, children }: { library: Library; children: ReactNode }) {
  const { isOpen } = library;
  return (
    <aside
      aria-label={TITLE}
      className={`flex shrink-0 flex-col border-r border-line ${isOpen ? 'w-64' : 'w-14'}`}
    >
      <div
        className={`flex items-center gap-2 py-3 ${isOpen ? 'justify-between pl-4 pr-2' : 'justify-center'}`}
      >
        {isOpen ? <h2 className="text-xl">{TITLE}</h2> : null}
        <IconButton
          icon={isOpen ? PanelLeftClose : PanelLeftOpen}
          label={isOpen ? `Close ${TITLE}` : `Open ${TITLE}`}
          aria-expanded={isOpen}
          aria-keyshortcuts={ariaKeysOf('toggleLibrary')}
          onClick={library.toggle}
        />
      </div>
      {isOpen ? <div className="min-h-0 grow overflow-y-auto px-3 pb-4">{children}</div> : null}
    </aside>
  );
}

export const PromptSidebar = ({ library, children }: { library: Library; children: ReactNode }) =>
  library.isWide ? (
    <Sidebar library={library}>{children}</Sidebar>
  ) : (
    <Sheet open={library.isOpen} onOpenChange={library.setOpen} title={SHEET_TITLE[library.part]} side="left">
      {children}
    </Sheet>
  );

interface LibraryBarProps {
  onOpen: Library['open'];
  scroller: RefObject<HTMLElement | null>;
}

/** On phones: the ready questions, the saved chats and the way up, a press each, covering nothing. */
export const LibraryBar = ({ onOpen, scroller }: LibraryBarProps) => (
  <div className="flex gap-2 border-b border-line px-3 py-1.5">
    {(['prompts', 'chats'] as const).map((part) => {
      const Icon = part === 'prompts' ? BookOpenText : MessagesSquare;
      return (
        <button
          key={part}
          type="button"
          aria-haspopup="dialog"
          onClick={() => onOpen(part)}
          className="flex min-h-touch min-w-0 grow basis-0 items-center justify-center gap-1.5 rounded-md border-2 border-line-strong bg-card px-1 text-small font-bold hover:border-ink hover:bg-shoal"
        >
          <Icon className="size-5 shrink-0 max-[25rem]:hidden" />
          {SHEET_TITLE[part]}
        </button>
      );
    })}
    <ScrollUpButton box={scroller} />
  </div>
);
