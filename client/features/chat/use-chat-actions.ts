import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { CurrentUser } from '#contract/auth.ts';
import { titleFromMessage } from '#domain/chat-text/conversation-title.ts';
import { copyText } from '../../lib/browser/export-text.ts';
import { wholeResponse } from '../../lib/chat/exchange.ts';
import { useLatestCallback } from '../../lib/hooks/use-latest-callback.ts';
import { personZone, usePerson } from '../../lib/person/person.ts';
import type { SelectedConversation } from './conversation/chat-visit.ts';
import type { Conversation } from './conversation/use-conversation.ts';
import { ofExchange } from './export/chat-markdown.ts';
import { type ExportFormat, exportChat } from './export/export-chat.ts';
import type { Library } from './prompt-sidebar.tsx';
import { savedConversationsQuery } from './saved-chats/saved-conversations.ts';

interface ChatParts {
  chat: Conversation;
  user: CurrentUser;
  library: Library;
  box: RefObject<HTMLTextAreaElement | null>;
  toNewest: () => void;
}

/** With a keyboard at hand the box takes the focus; a phone's keyboard would cover the answer. */
const typesByKeyboard = () => window.matchMedia('(pointer: fine)').matches;

/** What the buttons, menus and keys around the messages do. */
export function useChatActions({ chat, user, library, box, toNewest }: ChatParts) {
  const { selected } = chat;
  // As the list has it now, for it may have been renamed.
  const { data: listedTitle } = useQuery({
    ...savedConversationsQuery(),
    select: (chats) => chats.find(({ id }) => id === selected?.id)?.title,
    enabled: selected !== null,
  });
  const title = selected ? (listedTitle ?? selected.title) : null;
  const zone = personZone(usePerson().person);
  const toBox = () => box.current?.focus();
  /** The button that did it is gone with what it did, and its focus. */
  const thenToBox = (act: () => void) => () => {
    act();
    if (typesByKeyboard()) toBox();
  };
  const ask = (question: string) => {
    library.leave();
    chat.ask({ message: question });
    requestAnimationFrame(toNewest);
  };
  const askPrompt = useLatestCallback((prompt: string) => {
    if (!chat.pending) return ask(prompt);
    // A prompt chosen while a reply loads waits in the box, unless something is typed there.
    if (chat.draft.trim() === '') chat.setDraft(prompt);
    library.leave();
    toBox();
  });
  const openChat = useLatestCallback((conversation: SelectedConversation) => {
    chat.select({ id: conversation.id, title: conversation.title });
    library.leave();
    requestAnimationFrame(toNewest);
  });
  const onGone = useLatestCallback((id: number) => {
    if (chat.selected?.id === id) chat.close();
  });
  const exportShown = (format: ExportFormat) => {
    const name = title ?? titleFromMessage(chat.shown[0]?.message ?? '');
    const exported = { title: name, exchanges: chat.shown.map(ofExchange) };
    exportChat(exported, format, zone);
  };
  const last = chat.shown.at(-1);
  return {
    /** Of the open saved chat; null in the regular one. */
    title,
    ask,
    askPrompt,
    onSent: thenToBox(() => requestAnimationFrame(toNewest)),
    stop: thenToBox(chat.stop),
    openChat,
    closeChat: thenToBox(chat.clear),
    onGone,
    startNew: thenToBox(chat.startNew),
    exportShown,
    toBox,
    searchChats: user.isGuest ? () => library.open('chats') : library.openSearch,
    copyLast: last ? () => void copyText(wholeResponse(last)) : undefined,
    setChatsOpen: useLatestCallback(library.setChatsOpen),
  };
}
