import { Bookmark, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { CurrentUser } from '#contract/auth.ts';
import { MESSAGE_MAX } from '#contract/chat.ts';
import { BRAND } from '../../brand.ts';
import { spokenEnd } from '../../lib/chat/spoken-answer.ts';
import { platform } from '../../lib/shortcut-keys.ts';
import { Button } from '../../ui/button.tsx';
import { Composer } from '../../ui/composer.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { CoachLine } from './answer/coach-line.tsx';
import { ChatImportOffer } from './chat-import-offer.tsx';
import { ChatMenu, canStartNew } from './chat-menu.tsx';
import { type Conversation, useConversation } from './conversation/use-conversation.ts';
import { FloatingButtons } from './floating-buttons.tsx';
import { useFollowNewest } from './follow-newest.ts';
import { Thread } from './message-list.tsx';
import { PromptSidebar, useLibrary } from './prompt-sidebar.tsx';
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
  onClose: () => void;
}

/** The chat's heading; beside it which saved chat is open, read out when one is opened. */
const OpenChatLine = ({ title, onClose }: OpenChatLineProps) => (
  <div className="flex min-h-14 items-center gap-3 border-b border-line py-1 pl-4 pr-2 sm:px-6">
    <h1 className={title === null ? 'text-2xl' : 'text-2xl max-sm:sr-only'}>Chat Mode</h1>
    <p role="status" className="min-w-0 grow">
      {title === null ? null : (
        <span className="flex min-w-0 items-center gap-2">
          <Bookmark aria-hidden="true" className="size-5 shrink-0 text-rose" />
          <span className="sr-only">Open saved chat: </span>
          <span className="truncate font-bold" title={title}>
            {title}
          </span>
        </span>
      )}
    </p>
    {title === null ? null : (
      <Button variant="ghost" aria-label="Close conversation" onClick={onClose} className="shrink-0 px-3!">
        <X aria-hidden="true" className="size-5" />
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

const BOX_KEYS = { box: ariaKeysOf('focusBox', platform), stop: ariaKeysOf('stop', platform) };

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
    <div className="mx-auto flex h-[calc(100dvh-4rem)] min-h-[30rem] w-full max-w-7xl">
      <PromptSidebar library={library}>
        <PromptLibrary
          isGuest={user.isGuest}
          openChatId={chat.selected?.id ?? null}
          onPrompt={actions.askPrompt}
          onOpenChat={actions.openChat}
          onGone={actions.onGone}
          chatsOpen={library.chatsOpen}
          onChatsOpen={actions.setChatsOpen}
          searchFocus={library.search}
        />
      </PromptSidebar>
      <section aria-label="Chat" className="flex min-w-0 grow flex-col">
        <OpenChatLine title={actions.title} onClose={actions.closeChat} />
        <div className="max-h-[45%] shrink-0 overflow-y-auto px-4 pt-3 empty:hidden sm:px-6">
          {notice}
          <ChatImportOffer />
        </div>
        <div className="relative min-h-0 grow">
          <div ref={scroller} className="h-full overflow-y-auto max-md:scroll-pb-18">
            <div className="mx-auto max-w-4xl px-4 pb-8 pt-5 max-md:pb-20 sm:px-6">
              <Thread
                key={chat.selected?.id}
                chat={chat}
                user={user}
                onPrompt={actions.askPrompt}
                onSent={actions.onSent}
              />
            </div>
          </div>
          <FloatingButtons
            onLibrary={library.isWide ? null : library.toggle}
            below={below}
            onDown={goDown}
            scroller={scroller}
          />
        </div>
        <div className="border-t-2 border-ink bg-page">
          <div className="mx-auto max-w-4xl px-2 py-3 max-md:pt-2 sm:px-6">
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
