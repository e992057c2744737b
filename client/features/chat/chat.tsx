import clsx from 'clsx';
import { Bookmark, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { CurrentUser } from '#contract/auth.ts';
import { MESSAGE_MAX } from '#contract/chat.ts';
import { BRAND } from '../../brand.ts';
import { spokenEnd } from '../../lib/chat/exchange.ts';
import { Button } from '../../ui/button.tsx';
import { Composer } from '../../ui/composer.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { CoachLine } from './answer/coach-line.tsx';
import { ChatImportOffer } from './chat-import-offer.tsx';
import { ChatMenu, canStartNew } from './chat-menu.tsx';
import { type Conversation, useConversation } from './conversation/use-conversation.ts';
import { FloatingButtons, useFollowNewest } from './follow-newest.tsx';
import { Thread } from './message-list.tsx';
import { LibraryBar, PromptSidebar, useLibrary } from './prompt-sidebar.tsx';
import { ariaKeysOf, useShortcuts } from './shortcuts/shortcuts.ts';
import { useChatActions } from './use-chat-actions.ts';

/** On phones it slides over, and is not there at first. */
const PromptLibrary = lazyComponent(() =>
  import('./prompt-library.tsx').then((module) => module.PromptLibrary),
);
const ShortcutsDialog = lazyComponent(() =>
  import('./shortcuts/shortcuts-dialog.tsx').then((module) => module.ShortcutsDialog),
);

interface OpenChatLineProps {
  /** Title of the saved chat on screen; null in the regular chat. */
  title: string | null;
  /** Once one talks, the talk has the room of the heading. */
  isTalking: boolean;
  onClose: () => void;
}

/** The chat's heading, or which saved chat is open, read out when one is opened. */
const OpenChatLine = ({ title, isTalking, onClose }: OpenChatLineProps) => (
  <div
    className={clsx(
      'flex items-center gap-3 pl-4 pr-2 sm:px-6',
      title === null
        ? isTalking || 'md:min-h-14 md:border-b md:border-line'
        : 'min-h-14 border-b border-line',
    )}
  >
    <h1 className={clsx('text-2xl', title === null && !isTalking ? 'max-md:sr-only' : 'sr-only')}>
      Chat Mode
    </h1>
    <p role="status" className="min-w-0 grow">
      {title === null ? null : (
        <span className="flex min-w-0 items-center gap-2">
          <Bookmark className="size-5 shrink-0 text-rose" />
          <span className="sr-only">Open saved chat: </span>
          <span className="truncate font-bold" title={title}>
            {title}
          </span>
        </span>
      )}
    </p>
    {title === null ? null : (
      <Button
        icon={X}
        variant="ghost"
        aria-label="Close conversation"
        onClick={onClose}
        className="shrink-0 px-3!"
      >
        Close
      </Button>
    )}
  </div>
);

/**
 * Reads an answer out once, as it is whole, whatever is typed on screen. Amid an answer only a notice is read, which
 * says why it begins anew.
 */
function Announcement({ chat }: { chat: Conversation }) {
  const { pending, shown, failure } = chat;
  const key = pending?.exchange.key ?? null;
  const [last, setLast] = useState<{ key: string | null; end: string }>({ key, end: '' });
  // Kept from the moment an answer ends, so that nothing later makes it be read again.
  if (key !== last.key)
    setLast({
      key,
      end: key === null && last.key !== null ? spokenEnd(last.key, shown, failure !== null) : '',
    });
  return (
    <p role="status" className="sr-only">
      {pending ? pending.exchange.notice : last.end}
    </p>
  );
}

/** Changes as a question is sent, as its answer is whole, and as one must wait. */
const newsOf = ({ newest, pending, waiting }: Conversation) =>
  `${newest} ${pending !== null} ${waiting.length}`;

const BOX_KEYS = { box: ariaKeysOf('focusBox'), stop: ariaKeysOf('stop') };

/** The chat with its prompt library; `notice` stands above the messages. */
export function Chat({ user, notice }: { user: CurrentUser; notice?: ReactNode }) {
  const [helpOpen, setHelpOpen] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const chat = useConversation(user);
  const { toNewest, goDown, below } = useFollowNewest(scroller, newsOf(chat));
  const library = useLibrary();
  const actions = useChatActions({ chat, user, library, box, toNewest });
  useShortcuts({
    newChat: canStartNew(chat) ? actions.startNew : actions.toBox,
    focusBox: actions.toBox,
    searchChats: actions.searchChats,
    toggleLibrary: library.toggle,
    copyAnswer: actions.copyLast,
    saveChat: chat.saving ? undefined : chat.save,
    stop: chat.pending ? chat.stop : undefined,
    help: () => setHelpOpen(true),
  });
  return (
    <div className="flex min-h-0 w-full grow">
      <PromptSidebar library={library}>
        <PromptLibrary
          isGuest={user.isGuest}
          openChatId={chat.selected?.id ?? null}
          onPrompt={actions.askPrompt}
          onOpen={actions.openChat}
          onGone={actions.onGone}
          part={library.isWide ? 'all' : library.part}
          expanded={library.chatsOpen}
          onExpand={actions.setChatsOpen}
          searchFocus={library.search}
        />
      </PromptSidebar>
      <section aria-label="Chat" className="flex min-w-0 grow flex-col">
        {library.isWide ? null : <LibraryBar onOpen={library.open} scroller={scroller} />}
        <OpenChatLine
          title={actions.title}
          isTalking={chat.shown.length > 0 || chat.pending !== null}
          onClose={actions.closeChat}
        />
        <div className="max-h-[45%] shrink-0 overflow-y-auto px-4 pt-3 not-has-[[role=region]]:hidden sm:px-6">
          {notice}
          <ChatImportOffer />
        </div>
        <div className="relative min-h-0 grow">
          <div ref={scroller} className="h-full overflow-y-auto">
            <div className="mx-auto max-w-4xl px-4 pb-8 pt-5 sm:px-6">
              <Thread
                key={chat.selected?.id}
                chat={chat}
                user={user}
                onPrompt={actions.askPrompt}
                onSent={actions.onSent}
              />
            </div>
          </div>
          <FloatingButtons below={below} onDown={goDown} scroller={library.isWide ? scroller : null} />
        </div>
        <div className="border-t-2 border-ink bg-page">
          <div className="mx-auto max-w-4xl px-2 py-3 max-md:pt-2 sm:px-6 short:py-1">
            <Composer
              label={`Ask ${BRAND.coach}...`}
              value={chat.draft}
              onChange={chat.setDraft}
              onSend={actions.ask}
              onStop={actions.stop}
              sendLabel="Send"
              busy={chat.pending !== null}
              maxLength={MESSAGE_MAX}
              boxRef={box}
              keyShortcuts={BOX_KEYS}
              foot={<CoachLine answered={chat.pending ? null : chat.newest} />}
              aside={
                <ChatMenu
                  chat={chat}
                  onNew={actions.startNew}
                  onExport={actions.exportShown}
                  onShortcuts={() => setHelpOpen(true)}
                />
              }
            />
          </div>
        </div>
        <Announcement chat={chat} />
      </section>
      {helpOpen ? <ShortcutsDialog onClose={() => setHelpOpen(false)} /> : null}
    </div>
  );
}
