import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { SavedConversation } from '#contract/saved-conversations.ts';
import { useLatestCallback } from '../../../lib/hooks/use-latest-callback.ts';
import { personZone, usePerson } from '../../../lib/person/person.ts';
import { toastFailure } from '../../../lib/toast/say-failed.ts';
import type { SelectedConversation } from '../conversation/chat-visit.ts';
import { ofMessage } from '../export/chat-markdown.ts';
import { type ExportFormat, exportChat } from '../export/export-chat.ts';
import type { RowAction } from './chat-row.tsx';
import { fetchMessages, neighborOf, useChangeChat } from './saved-conversations.ts';

async function exportSavedChat(chat: SavedConversation, format: ExportFormat, zone: string): Promise<void> {
  try {
    const messages = await fetchMessages(chat.id);
    exportChat({ title: chat.title, exchanges: messages.map(ofMessage) }, format, zone);
  } catch {
    toastFailure('Error', "We couldn't export the conversation. Please try again.");
  }
}

interface RowActionsProps {
  chats: readonly SavedConversation[] | undefined;
  onOpen: (chat: SelectedConversation) => void;
  onGone: (id: number) => void;
  /** Takes the focus when no row is left. */
  fallback: RefObject<HTMLElement | null>;
}

const buttonOf = (list: HTMLElement | null, id: number | null) =>
  list?.querySelector<HTMLElement>(`[data-chat-row="${id}"] button`) ?? null;

/** What the rows' menus and keys do, which dialog is open for which chat, and where the focus goes. */
export function useRowActions({ chats, onOpen, onGone, fallback }: RowActionsProps) {
  const [dialog, setDialog] = useState<{ about: 'rename' | 'delete'; chat: SavedConversation } | null>(null);
  const list = useRef<HTMLUListElement>(null);
  /** The row that is changing its place. */
  const moving = useRef<number | null>(null);
  /** The row that takes over from the one being deleted; undefined while none is. */
  const nextRow = useRef<number | null>(undefined);
  const zone = personZone(usePerson().person);
  const change = useChangeChat(onGone);
  const act = useLatestCallback((action: RowAction, chat: SavedConversation) => {
    if (action === 'open') onOpen(chat);
    else if (action === 'pin') {
      moving.current = chat.id;
      change.mutate({ chat, changes: { isPinned: !chat.isPinned } });
    } else if (action === 'rename' || action === 'delete') {
      nextRow.current = undefined;
      setDialog({ about: action, chat });
    } else void exportSavedChat(chat, action, zone);
  });

  // A row that moves to another place of the list may lose the focus on the way.
  useLayoutEffect(() => {
    if (!chats || moving.current === null) return;
    if (document.activeElement === document.body) buttonOf(list.current, moving.current)?.focus();
  }, [chats]);

  return {
    list,
    act,
    dialog,
    close: () => setDialog(null),
    remove: () => {
      if (!dialog) return;
      nextRow.current = neighborOf(chats ?? [], dialog.chat.id);
      setDialog(null);
      change.mutate({ chat: dialog.chat, changes: null });
    },
    /** Null while nothing is deleted: the focus goes back to where it was. */
    nextFocus: () =>
      nextRow.current === undefined ? null : (buttonOf(list.current, nextRow.current) ?? fallback.current),
  };
}
