import { BookOpenText } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { CurrentUser } from '#contract/auth.ts';
import { MESSAGE_MAX } from '#contract/chat.ts';
import { plainText } from '#domain/markdown-as-text.ts';
import { BRAND } from '../../brand.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { wholeResponse } from '../../lib/chat/exchange.ts';
import { Composer } from '../../ui/composer.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { ChatMenu } from './chat-menu.tsx';
import type { Conversation } from './conversation.ts';
import { FailureNotice } from './failure-notice.tsx';
import { Greeting } from './greeting.tsx';
import { MessageList } from './message-list.tsx';
import { PromptLibrary } from './prompt-library.tsx';
import { PromptSidebar } from './prompt-sidebar.tsx';
import { ScrollUpButton } from './scroll-up-button.tsx';
import { useConversation } from './use-conversation.ts';
import { useFollowNewest } from './use-follow.ts';

/** Between the greeting and the composer: what was said. */
function Thread({
  chat,
  user,
  onPrompt,
}: {
  chat: Conversation;
  user: CurrentUser;
  onPrompt: (text: string) => void;
}) {
  const { history, shown, pending, failure } = chat;
  if (history.isPending) return <LoadingState label="Loading your conversation..." />;
  return (
    <>
      {history.error ? (
        <ErrorState title="Your earlier messages could not be loaded" onRetry={() => history.refetch()}>
          {errorText(history.error, 'Please try again later')}
        </ErrorState>
      ) : null}
      {shown.length === 0 && !pending ? (
        <Greeting name={user.isGuest ? null : user.displayName} onPrompt={onPrompt} />
      ) : null}
      <MessageList
        exchanges={shown}
        pending={pending}
        newest={chat.newest}
        folded={chat.folded}
        onUnfold={chat.unfold}
        onAsk={onPrompt}
      />
      {failure ? <FailureNotice error={failure.error} onRetry={() => onPrompt(failure.message)} /> : null}
    </>
  );
}

/** Reads a finished answer out once, whatever is typed on screen. */
function Announcement({ chat }: { chat: Conversation }) {
  const last = chat.shown.at(-1);
  const isNew = last !== undefined && last.key === chat.newest && chat.pending === null;
  return (
    <p role="status" className="sr-only">
      {isNew ? `${BRAND.coach} answered: ${plainText(wholeResponse(last))}` : ''}
    </p>
  );
}

/** The chat with its prompt library; `notice` stands above the messages. */
export function Chat({ user, notice }: { user: CurrentUser; notice?: ReactNode }) {
  const [libraryOpen, setLibraryOpen] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const { toNewest } = useFollowNewest(scroller);
  const chat = useConversation(user);
  const ask = (question: string) => {
    setLibraryOpen(false);
    chat.send(question);
    requestAnimationFrame(toNewest);
  };
  const askPrompt = (prompt: string) => {
    // A prompt chosen while a reply loads waits in the box.
    if (chat.pending) {
      chat.setDraft(prompt);
      setLibraryOpen(false);
      box.current?.focus();
    } else ask(prompt);
  };
  const hasMessages = chat.shown.length > 0;
  return (
    <div className="mx-auto flex h-[calc(100dvh-4rem)] min-h-[30rem] w-full max-w-7xl">
      <PromptSidebar onPrompt={askPrompt} />
      <section aria-label="Chat" className="flex min-w-0 grow flex-col">
        <h1 className="border-b border-line px-4 py-2 text-2xl sm:px-6">Chat Mode</h1>
        <div className="max-h-[45%] shrink-0 overflow-y-auto px-4 pt-3 empty:hidden sm:px-6">{notice}</div>
        <div className="relative min-h-0 grow">
          <div ref={scroller} className="h-full overflow-y-auto">
            <div className="mx-auto max-w-4xl px-4 pb-20 pt-5 sm:px-6 md:pb-8">
              <Thread chat={chat} user={user} onPrompt={askPrompt} />
            </div>
          </div>
          <button
            type="button"
            aria-label="Prompt Library"
            title="Prompt Library"
            onClick={() => setLibraryOpen(true)}
            className="absolute bottom-3 left-4 flex size-12 items-center justify-center rounded-full border-2 border-ink bg-land shadow-float hover:bg-land-deep md:hidden"
          >
            <BookOpenText aria-hidden="true" className="size-6" />
          </button>
          <ScrollUpButton box={scroller} />
        </div>
        <div className="border-t-2 border-ink bg-page">
          <div className="mx-auto max-w-4xl px-2 py-3 sm:px-6">
            <Composer
              label={`Ask ${BRAND.coach}...`}
              value={chat.draft}
              onChange={chat.setDraft}
              onSend={ask}
              onStop={chat.stop}
              sendLabel="Send"
              busy={chat.pending !== null}
              maxLength={MESSAGE_MAX}
              boxRef={box}
              aside={<ChatMenu hasMessages={hasMessages} onNew={chat.startNew} onClear={chat.clear} />}
            />
          </div>
        </div>
        <Announcement chat={chat} />
      </section>
      <Sheet open={libraryOpen} onOpenChange={setLibraryOpen} title="Prompt Library" side="left">
        <PromptLibrary onPrompt={askPrompt} />
      </Sheet>
    </div>
  );
}
