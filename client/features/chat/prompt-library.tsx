import { memo } from 'react';
import { PromptCategories } from '../../ui/prompt-categories.tsx';
import type { SelectedConversation } from './conversation/chat-visit.ts';
import type { LibraryPart, SearchFocus } from './prompt-sidebar.tsx';
import { PROMPT_CATEGORIES } from './prompts.ts';
import { GuestSavedChats, SavedChats } from './saved-chats/saved-chats.tsx';

interface PromptLibraryProps {
  isGuest: boolean;
  /** On phones each part has a sheet of its own. */
  part: 'all' | LibraryPart;
  /** Id of the saved chat that is open; null in the regular chat. */
  openChatId: number | null;
  onPrompt: (prompt: string) => void;
  onOpenChat: (chat: SelectedConversation) => void;
  /** A saved chat was deleted. */
  onGone: (id: number) => void;
  chatsOpen: boolean;
  onChatsOpen: (open: boolean) => void;
  searchFocus: SearchFocus;
}

/** Ready questions by category, and the saved chats. It stays as it is while an answer streams. */
export const PromptLibrary = memo(function PromptLibrary(props: PromptLibraryProps) {
  return (
    <div className="flex flex-col gap-5">
      {props.part === 'chats' ? null : (
        <section aria-label="Quick Prompts">
          <p className="mb-2 px-1 font-extrabold text-ink-soft">Quick Prompts</p>
          {/* Tighter than elsewhere: it stands in a narrow column. */}
          <div className="[&_h3]:text-base [&_h3_button]:min-h-touch [&_h3_button]:gap-2 [&_h3_button]:px-3 [&_[role=group]]:px-3 [&_[role=group]]:pb-3">
            <PromptCategories categories={PROMPT_CATEGORIES} onSelect={props.onPrompt} />
          </div>
        </section>
      )}
      {props.part === 'prompts' ? null : (
        <section aria-label="Saved Chats" className="flex flex-col gap-2">
          {/* A sheet has the name as its title. */}
          {props.part === 'all' ? (
            <p className="-mb-2 px-1 font-extrabold text-ink-soft">Saved Chats</p>
          ) : null}
          {props.isGuest ? (
            <GuestSavedChats />
          ) : (
            <SavedChats
              openChatId={props.openChatId}
              onOpen={props.onOpenChat}
              onGone={props.onGone}
              expanded={props.chatsOpen}
              onExpand={props.onChatsOpen}
              searchFocus={props.searchFocus}
            />
          )}
        </section>
      )}
    </div>
  );
});
