import { keepPreviousData, useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { type SavedConversation, TITLE_MAX } from '#contract/saved-conversations.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useSettled } from '../../../lib/hooks/use-settled.ts';
import { askToSignIn } from '../../../lib/session/prompts.ts';
import { Button } from '../../../ui/button.tsx';
import { SearchInput } from '../../../ui/controls.tsx';
import { ConfirmDialog, FormDialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import type { SelectedConversation } from '../conversation/chat-visit.ts';
import type { SearchFocus } from '../prompt-sidebar.tsx';
import { ariaKeysOf } from '../shortcuts/shortcuts.ts';
import { ChatResults } from './chat-rows.tsx';
import {
  messageCount,
  savedConversationsQuery,
  useChangeChat,
  useWithChanges,
} from './saved-conversations.ts';
import { useRowActions } from './use-row-actions.ts';

export const GuestSavedChats = () => (
  <div className="flex flex-col gap-3 px-1">
    <p className="text-small">
      Create an account to save chats and continue them on any device. For now, this chat stays on this
      device. You can export it from the chat menu.
    </p>
    <Button variant="secondary" onClick={() => askToSignIn({ returnTo: '/captain-keto' })}>
      Sign in to save chats
    </Button>
  </div>
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
  const { data, error, refetch } = search === '' ? all : found;
  const saved = useWithChanges(all.data);
  const chats = useWithChanges(data);
  return {
    text,
    setText,
    /** How many there are in all; undefined until it is known. */
    count: saved?.length,
    isSettled: !all.isPending,
    results: { search, chats, error, refetch },
  };
}

/** The server takes no more. */
const SEARCH_MAX = 200;

/** A new title for a saved chat. It stays open until the server has it, so that nothing typed is lost. */
function RenameDialog({ chat, onClose }: { chat: SavedConversation; onClose: () => void }) {
  const [title, setTitle] = useState(chat.title);
  const [missing, setMissing] = useState(false);
  const change = useChangeChat();
  const box = useRef<HTMLInputElement>(null);
  const refused = change.error instanceof ApiError ? change.error.fields.title : undefined;
  const save = () => {
    const wanted = title.trim();
    setMissing(wanted === '');
    if (wanted === '') return;
    if (wanted === chat.title) onClose();
    else change.mutate({ chat, changes: { title: wanted } }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title="Rename Conversation"
      firstFocus={box}
      submitLabel="Save"
      pendingLabel={change.isPending ? 'Saving...' : undefined}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        ref={box}
        label="Title"
        error={missing ? 'Please enter a title' : refused}
        value={title}
        maxLength={TITLE_MAX}
        onFocus={(event) => event.target.select()}
        onChange={setTitle}
      />
    </FormDialog>
  );
}

export interface SavedChatsProps {
  /** Id of the saved chat that is open; null in the regular chat. */
  openChatId: number | null;
  onOpen: (chat: SelectedConversation) => void;
  onGone: (id: number) => void;
  expanded: boolean;
  onExpand: (expanded: boolean) => void;
  searchFocus: SearchFocus;
}

export function SavedChats(props: SavedChatsProps) {
  const { openChatId, expanded, onExpand, searchFocus } = props;
  const { text, setText, count, isSettled, results } = useSearch();
  const toggle = useRef<HTMLButtonElement>(null);
  const { list, act, dialog, close, remove, nextFocus } = useRowActions({
    chats: results.chats,
    onOpen: props.onOpen,
    onGone: props.onGone,
    fallback: toggle,
  });
  const bodyId = useId();
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
            className={clsx('size-5 transition-transform duration-200', expanded && 'rotate-180')}
          />
        </button>
      </h3>
      <div id={bodyId} hidden={!expanded} className="flex flex-col gap-2 [&[hidden]]:hidden">
        {expanded ? (
          <>
            {count ? (
              <SearchInput
                ref={searchFocus.box}
                aria-label="Search chats"
                aria-keyshortcuts={ariaKeysOf('searchChats')}
                placeholder="Search chats"
                value={text}
                maxLength={SEARCH_MAX}
                onChange={setText}
              />
            ) : null}
            <ChatResults {...results} openChatId={openChatId} onAct={act} listRef={list} />
          </>
        ) : null}
      </div>
      {dialog?.about === 'rename' ? <RenameDialog chat={dialog.chat} onClose={close} /> : null}
      {dialog?.about === 'delete' ? (
        <ConfirmDialog
          open
          onOpenChange={close}
          title="Delete this conversation?"
          confirmLabel="Delete"
          onConfirm={remove}
          returnFocus={nextFocus}
        >
          <p className="wrap-anywhere">
            “{dialog.chat.title}” and its {messageCount(dialog.chat)} will be deleted from your account. You
            can't undo this.
          </p>
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
