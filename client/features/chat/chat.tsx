import { type ReactNode, useRef, useState } from 'react';
import type { CurrentUser } from '#contract/auth.ts';
import { MESSAGE_MAX } from '#contract/chat.ts';
import { BRAND } from '../../brand.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { platform } from '../../lib/shortcut-keys.ts';
import { Composer } from '../../ui/composer.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { Announcement } from './answer/announcement.tsx';
import { CoachLine } from './answer/coach-line.tsx';
import { ChatImportOffer } from './chat-import-offer.tsx';
import { ChatMenu, canStartNew } from './chat-menu.tsx';
import type { Conversation } from './conversation.ts';
import { FailureNotice } from './failure-notice.tsx';
import { FloatingButtons } from './floating-buttons.tsx';
import { Greeting } from './greeting.tsx';
import { MessageList } from './message-list.tsx';
import { OpenChatLine } from './open-chat-line.tsx';
import { PromptLibrary } from './prompt-library.tsx';
import { PromptSidebar } from './prompt-sidebar.tsx';
import { ariaKeysOf } from './shortcuts/shortcuts.ts';
import { ShortcutsDialog } from './shortcuts/shortcuts-dialog.tsx';
import { useShortcuts } from './shortcuts/use-shortcuts.ts';
import { UnsavedNote } from './unsaved-note.tsx';
import { useChatActions } from './use-chat-actions.ts';
import { useConversation } from './use-conversation.ts';
import { useFollowNewest } from './use-follow.ts';
import { useLibrary } from './use-library.ts';
import { WaitingList } from './waiting/waiting-list.tsx';

/** Between the greeting and the composer: what was said. */
function Thread({
  chat,
  user,
  onPrompt,
  onSent,
}: {
  chat: Conversation;
  user: CurrentUser;
  onPrompt: (text: string) => void;
  onSent: () => void;
}) {
  const { history, shown, pending, failure } = chat;
  if (history.isPending) return <LoadingState label="Loading your conversation..." />;
  return (
    <>
      {history.error ? (
        <ErrorState
          title="Your earlier messages could not be loaded"
          error={history.error}
          onRetry={() => history.refetch()}
        >
          {errorText(history.error, 'Please try again later')}
        </ErrorState>
      ) : null}
      {shown.length === 0 && !pending && !history.error && chat.waiting.length === 0 ? (
        <Greeting name={user.isGuest ? null : user.displayName} onPrompt={onPrompt} />
      ) : null}
      <MessageList chat={chat} onAsk={onPrompt} onSent={onSent} />
      <WaitingList questions={chat.waiting} onTakeBack={chat.takeBack} onRetry={chat.retryWaiting} />
      {failure ? <FailureNotice failure={failure} onRetry={chat.retry} /> : null}
      <UnsavedNote count={chat.unsaved} isGuest={user.isGuest} onRetry={chat.storeUnsaved} />
    </>
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
              <Thread chat={chat} user={user} onPrompt={actions.askPrompt} onSent={actions.onSent} />
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
      <ShortcutsDialog open={helpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  );
}
