import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { SelectedConversation } from '../conversation.ts';
import type { SearchFocus } from '../use-library.ts';
import { ChatResults } from './chat-results.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { SearchBox } from './search-box.tsx';
import { useRowActions } from './use-row-actions.ts';
import { useSearch } from './use-search.ts';

interface SavedChatsProps {
  openChatId: number | null;
  onOpen: (chat: SelectedConversation) => void;
  onGone: (id: number) => void;
  expanded: boolean;
  onExpand: (expanded: boolean) => void;
  searchFocus: SearchFocus;
}

/** The saved chats of an account, with all that can be done to them. */
export function SavedChats(props: SavedChatsProps) {
  const { openChatId, expanded, onExpand, searchFocus } = props;
  const { text, setText, search, all, shown } = useSearch();
  const toggle = useRef<HTMLButtonElement>(null);
  const { list, act, asked, close, remove, nextFocus } = useRowActions({
    chats: shown.data,
    onOpen: props.onOpen,
    onGone: props.onGone,
    fallback: toggle,
  });
  const bodyId = useId();
  const count = all.data?.length;
  const isSettled = !all.isPending;
  // The search box can only take the focus once the chats are loaded.
  useEffect(() => {
    if (!expanded || !isSettled || !searchFocus.isWanted.current) return;
    searchFocus.isWanted.current = false;
    (searchFocus.box.current ?? toggle.current)?.focus();
  }, [expanded, isSettled, searchFocus]);
  return (
    <section aria-label="Saved Chats" className="flex flex-col gap-2">
      <p className="-mb-2 px-1 font-extrabold text-ink-soft">Saved Chats</p>
      <h3 className="font-sans text-base font-bold">
        <button
          ref={toggle}
          type="button"
          aria-expanded={expanded}
          aria-controls={bodyId}
          onClick={() => onExpand(!expanded)}
          className="flex min-h-touch w-full items-center justify-between gap-2 rounded-md px-1 text-left hover:bg-shoal"
        >
          {count === undefined ? 'My Chats' : `My Chats (${count})`}
          <ChevronDown
            aria-hidden="true"
            className={clsx('size-5 transition-transform duration-200', expanded && 'rotate-180')}
          />
        </button>
      </h3>
      <div id={bodyId} hidden={!expanded} className="flex flex-col gap-2 [&[hidden]]:hidden">
        {expanded ? (
          <>
            {count ? <SearchBox text={text} onText={setText} boxRef={searchFocus.box} /> : null}
            <ChatResults query={shown} openChatId={openChatId} search={search} onAct={act} listRef={list} />
          </>
        ) : null}
      </div>
      {asked?.about === 'rename' ? <RenameDialog chat={asked.chat} onClose={close} /> : null}
      {asked?.about === 'delete' ? (
        <DeleteDialog chat={asked.chat} onClose={close} onDelete={remove} nextFocus={nextFocus} />
      ) : null}
    </section>
  );
}
