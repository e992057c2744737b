import { keepPreviousData, useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { ChevronDown, Search } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { SavedConversation } from '#contract/saved-conversations.ts';
import { askToSignIn } from '../../../lib/session/prompts.ts';
import { platform } from '../../../lib/shortcut-keys.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { SelectedConversation } from '../conversation/chat-visit.ts';
import type { SearchFocus } from '../prompt-sidebar.tsx';
import { ariaKeysOf } from '../shortcuts/shortcuts.ts';
import { ChatResults } from './chat-rows.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { savedConversationsQuery } from './saved-conversations.ts';
import { useRowActions } from './use-row-actions.ts';

const signIn = () => askToSignIn({ returnTo: '/captain-keto' });

/** Where a guest would look for saved chats. */
export const GuestSavedChats = () => (
  <div className="flex flex-col gap-3 px-1">
    <p className="text-small">
      With an account you can save chats and go on with them on any device. Until then this chat stays on this
      device, and you can export it from the chat menu.
    </p>
    <Button variant="secondary" onClick={signIn}>
      Sign in to save chats
    </Button>
  </div>
);

interface DeleteDialogProps {
  chat: SavedConversation;
  onClose: () => void;
  onDelete: () => void;
  /** Where the focus goes when the row is about to go. */
  nextFocus: () => HTMLElement | null;
}

/** Asks before a saved chat goes for good. */
const DeleteDialog = ({ chat, onClose, onDelete, nextFocus }: DeleteDialogProps) => (
  <ConfirmDialog
    open
    onOpenChange={onClose}
    title="Delete this conversation?"
    confirmLabel="Delete"
    onConfirm={onDelete}
    returnFocus={nextFocus}
  >
    <p className="wrap-anywhere">
      “{chat.title}” with its {chat.messageCount === 1 ? '1 message' : `${chat.messageCount} messages`} is
      deleted from your account. This cannot be undone.
    </p>
  </ConfirmDialog>
);

/** The saved chats that hold the words in the search box; earlier results stay until the next are there. */
function useSearch() {
  const [text, setText] = useState('');
  const search = useSettled(text.trim());
  const all = useQuery(savedConversationsQuery());
  const found = useQuery({
    ...savedConversationsQuery(search),
    enabled: search !== '',
    placeholderData: keepPreviousData,
    // The words may be in messages that came meanwhile.
    staleTime: 0,
    gcTime: 60_000,
  });
  return { text, setText, search, all, shown: search === '' ? all : found };
}

/** The server takes no more. */
const SEARCH_MAX = 200;

interface SearchBoxProps {
  text: string;
  onText: (text: string) => void;
  boxRef: RefObject<HTMLInputElement | null>;
}

/** Search over titles and messages. */
function SearchBox({ text, onText, boxRef }: SearchBoxProps) {
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
  const { list, act, dialog, close, remove, nextFocus } = useRowActions({
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
    <div className="flex flex-col gap-2">
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
      {dialog?.about === 'rename' ? <RenameDialog chat={dialog.chat} onClose={close} /> : null}
      {dialog?.about === 'delete' ? (
        <DeleteDialog chat={dialog.chat} onClose={close} onDelete={remove} nextFocus={nextFocus} />
      ) : null}
    </div>
  );
}
